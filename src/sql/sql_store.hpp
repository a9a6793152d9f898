#pragma once

#include "sql/connection.hpp"
#include "store/store.hpp"

namespace sql {

using store::Result;

class SqlStore;
/// The result of opening a store.
using OpenResult = Result<std::unique_ptr<SqlStore>>;

/// A store in an SQL database: all its reads and changes. Databases differ in how transactions are
/// run.
class SqlStore : public store::Store {
  public:
    explicit SqlStore(store::Rater rater) : rater_(std::move(rater)) {}

    Result<std::optional<store::Account>> account(const store::AccountId& id) override;
    Result<std::vector<store::Account>> accounts() override;
    Result<std::optional<store::Token>> token(const store::Digest& digest) override;
    Result<std::vector<store::Token>> tokens(const store::AccountId& account) override;
    Result<std::optional<store::Login>> session(const store::Digest& digest) override;
    Result<std::optional<store::Guest>> guest(const store::Digest& secret) override;
    Result<std::optional<store::PlayedGame>> game(const store::GameId& id) override;
    Result<std::optional<store::StoredEvent>> event(const store::GameId& game, int number) override;
    Result<std::vector<store::PlayedGame>> running_games() override;
    Result<std::vector<store::PublicGame>> public_games(int most) override;
    Result<store::GamePage> games(const store::GameQuery& query) override;
    Result<std::vector<store::ChatLine>> chat(const store::GameId& game) override;
    Result<std::vector<store::Invitation>> invitations() override;
    Result<std::optional<store::Invitation>> invitation(const store::GameId& id) override;
    Result<std::vector<store::GameId>> running_games_of(const store::Player& player) override;
    Result<std::vector<store::Presence>> presence(const store::GameId& game) override;
    Result<std::optional<store::Outage>> last_outage() override;
    Result<bool> is_here(const store::Player& player) override;
    Result<bool> is_guest_name_used(std::string_view name, const store::GuestId& except) override;
    Result<std::vector<store::Bulletin>> bulletins(std::int64_t after) override;
    Result<std::int64_t> latest_bulletin() override;
    Result<std::vector<store::CategoryRating>> ratings(const store::AccountId& account) override;
    Result<std::vector<store::RatingEntry>>
    rating_history(const store::AccountId& account, const store::Category& category) override;
    Result<std::vector<store::Leader>> leaders(const store::Category& category, int count,
                                               double most_deviation) override;
    Result<store::Statistics> statistics(const store::AccountId& account) override;
    Result<std::vector<store::Relation>> relations(const store::AccountId& by) override;
    Result<std::vector<store::AccountId>> blockers(const store::AccountId& whom) override;
    Result<std::vector<store::Report>> reports(int count) override;
    Result<store::AccountData> account_data(const store::AccountId& account) override;
    Result<store::Counts> counts() override;
    Result<std::optional<store::Time>> last_heartbeat() override;
    Result<std::vector<store::NumberedNews>> news(std::int64_t after) override;
    Result<std::int64_t> latest_news() override;
    Result<void> visit_games(const std::function<bool(const store::PlayedGame&)>& visit) override;
    Result<std::vector<store::CheckFinding>> flaws() override;
    /// Copies everything from another store into this one, which must be empty: completely or not
    /// at all.
    Result<void> import(SqlStore& from);

  protected:
    /// Makes one change inside a transaction. The outcome is meaningless after an error.
    store::ChangeResult make(const store::Change& change);

  private:
    virtual Connection& connection() = 0;
    /// What is wrong with the files and the references, as far as the database can check them.
    virtual std::vector<store::CheckFinding> damage() = 0;

    /// The result of `find`, all of it read from the same state of the database.
    template <class Find>
    auto read(Find find) -> Result<decltype(find())> {
        connection().begin_reading();
        auto found = find();
        connection().end_transaction();
        if (!connection().is_well()) return core::Failure(connection().take_error());
        return found;
    }
    /// The result of `find`, which runs a single statement.
    template <class Find>
    auto look(Find find) -> Result<decltype(find())> {
        connection().begin_look();
        auto found = find();
        connection().end_look();
        if (!connection().is_well()) return core::Failure(connection().take_error());
        return found;
    }

    store::Rater rater_;
};

/// Corrects the outcomes of changes that were not committed after all.
void spoil(std::vector<store::ChangeResult>& outcomes, store::Fate fate, store::StoreFault fault);

/// This many outcomes of failed changes.
inline std::vector<store::ChangeResult> all_failed(std::size_t count, store::StoreFault fault) {
    return {count, store::ChangeResult{.fate = store::Fate::failed, .fault = fault}};
}

} // namespace sql
