#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/change.hpp"
#include "store/outcome.hpp"
#include "store/query.hpp"

namespace store {

/// A database of accounts and games, for one thread at a time; several may be open on the same
/// database. It throws no exceptions. Reads return the last committed state, whoever committed it.
class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    /// In any thread, when nothing more is wanted: reading ends soon and fails, even if the
    /// database does not answer. Does nothing where no answer takes long.
    virtual void give_up() {}

    /// Makes all changes in one transaction, in this order, and returns only when they are on disk;
    /// one outcome for each. A conflict affects only that change. If the database fails, all
    /// changes that would have been `done` have `failed` or are `unknown`.
    virtual std::vector<ChangeResult> commit(std::span<const Change> changes) = 0;
    ChangeResult commit(const Change& change) { return commit(std::span(&change, 1)).front(); }

    // A missing value is nothing, not an error. A deleted account is found, marked as deleted.
    virtual Result<std::optional<Account>> account(const AccountId& id) = 0;
    /// By name, without deleted ones.
    virtual Result<std::vector<Account>> accounts() = 0;
    virtual Result<std::optional<Token>> token(const Digest& digest) = 0;
    virtual Result<std::vector<Token>> tokens(const AccountId& account) = 0;
    virtual Result<std::optional<Login>> session(const Digest& digest) = 0;
    virtual Result<std::optional<Guest>> guest(const Digest& secret) = 0;

    virtual Result<std::optional<PlayedGame>> game(const GameId& id) = 0;
    /// Reading an event back shows the outcome of its change.
    virtual Result<std::optional<StoredEvent>> event(const GameId& game, int number) = 0;
    /// All games without an end, oldest first.
    virtual Result<std::vector<PlayedGame>> running_games() = 0;
    /// The newest public games, newest first; the server's words say which events are moves and
    /// takebacks.
    virtual Result<std::vector<PublicGame>> public_games(int most) = 0;
    virtual Result<GamePage> games(const GameQuery& query) = 0;
    virtual Result<std::vector<ChatLine>> chat(const GameId& game) = 0;
    virtual Result<std::vector<Invitation>> invitations() = 0;
    virtual Result<std::optional<Invitation>> invitation(const GameId& id) = 0;
    /// The games in progress of a person.
    virtual Result<std::vector<GameId>> running_games_of(const Player& player) = 0;

    // Several servers on one database.
    virtual Result<std::vector<Presence>> presence(const GameId& game) = 0;
    virtual Result<std::optional<Outage>> last_outage() = 0;
    /// Whether somebody is connected to any node.
    virtual Result<bool> is_here(const Player& player) = 0;
    /// Whether another guest with this name is connected to any node.
    virtual Result<bool> is_guest_name_used(std::string_view name, const GuestId& except) = 0;
    /// All with a number greater than this, in order.
    virtual Result<std::vector<Bulletin>> bulletins(std::int64_t after) = 0;
    virtual Result<std::int64_t> latest_bulletin() = 0;

    virtual Result<std::vector<CategoryRating>> ratings(const AccountId& account) = 0;
    /// Oldest first.
    virtual Result<std::vector<RatingEntry>> rating_history(const AccountId& account,
                                                            const Category& category) = 0;
    /// The best players whose deviation is at most this, best first; without banned and deleted
    /// accounts.
    virtual Result<std::vector<Leader>> leaders(const Category& category, int count,
                                                double most_deviation) = 0;
    virtual Result<Statistics> statistics(const AccountId& account) = 0;

    virtual Result<std::vector<Relation>> relations(const AccountId& by) = 0;
    /// The accounts that have blocked it.
    virtual Result<std::vector<AccountId>> blockers(const AccountId& whom) = 0;
    /// Newest first.
    virtual Result<std::vector<Report>> reports(int count) = 0;
    virtual Result<AccountData> account_data(const AccountId& account) = 0;
    virtual Result<Counts> counts() = 0;

    /// The time of the latest heartbeat of any server.
    virtual Result<std::optional<Time>> last_heartbeat() = 0;
    /// All news with a number greater than this, in order. Cheap if there is none.
    virtual Result<std::vector<NumberedNews>> news(std::int64_t after) = 0;
    virtual Result<std::int64_t> latest_news() = 0;

    /// Calls `visit` for every game ever played, oldest first, until it returns false.
    virtual Result<void> visit_games(const std::function<bool(const PlayedGame&)>& visit) = 0;
    /// Checks the whole database, but not the rules of the games.
    virtual Result<std::vector<CheckFinding>> flaws() = 0;
    /// Copies the whole database to a new file while others continue to write.
    virtual Result<void> back_up(const std::string& path) = 0;
};

} // namespace store
