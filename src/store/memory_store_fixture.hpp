#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "store/store.hpp"

namespace store {

/// The data of a `MemoryStore`, separate so that several stores can share it.
struct MemoryData {
    struct RatedKey {
        AccountId account;
        Category category;
        friend auto operator<=>(const RatedKey&, const RatedKey&) = default;
    };

    std::map<AccountId, Account> accounts;
    std::map<Digest, Token> tokens;
    std::map<Digest, Login> sessions;
    std::map<GuestId, Guest> guests;
    std::map<GameId, PlayedGame> games;
    std::map<std::pair<GameId, int>, ChatLine> chat;
    std::map<GameId, Invitation> invitations;
    std::map<RatedKey, Rating> ratings;
    std::map<RatedKey, std::vector<RatingEntry>> histories;
    std::set<std::tuple<AccountId, AccountId, RelationKind>> relations;
    std::map<std::string, Report> reports;
    std::map<std::string, Time> heartbeats;
    std::vector<NumberedNews> news;
    std::int64_t last_news = 0;

    struct Place {
        GameId game;
        Color color{};
        NodeId node;
        friend auto operator<=>(const Place&, const Place&) = default;
    };
    std::map<NodeId, Time> nodes;
    std::vector<Outage> outages;
    std::map<GameId, NodeId> bound; ///< invitations that end with a node
    std::set<Place> presence;
    std::map<std::pair<std::string, NodeId>, std::string> visitors; ///< folded names of guests
    std::map<GameId, Time> deadlines;
    std::vector<Bulletin> bulletins;
    std::int64_t last_bulletin = 0;
};

/// A store for tests, which keeps everything in memory and fails on demand.
class MemoryStore final : public Store {
  public:
    explicit MemoryStore(Rater rater,
                         std::shared_ptr<MemoryData> data = std::make_shared<MemoryData>())
        : rater_(std::move(rater)), data_(std::move(data)) {}

    /// How one of the next commits fails.
    struct Mishap {
        StoreFault fault = StoreFault::input_output;
        bool is_unknown = false; ///< otherwise it has failed
        bool is_made = false;    ///< although it is unknown
    };
    /// Makes the next commits fail, one for each of these.
    std::deque<Mishap> mishaps;
    int commits = 0;                  ///< how many there have been
    int account_reads = 0;            ///< how often a single account was read
    std::set<std::string> unreadable; ///< accounts and games that cannot be read now

    /// When the clocks of a running game are to be checked.
    std::optional<Time> deadline(const GameId& game) const { return found(data_->deadlines, game); }
    const std::map<NodeId, Time>& nodes() const { return data_->nodes; }

    using Store::commit;
    std::vector<ChangeResult> commit(std::span<const Change> changes) override;

    Result<std::optional<Account>> account(const AccountId& id) override {
        ++account_reads;
        if (unreadable.contains(id)) return core::Failure(Error{StoreFault::away, {}});
        return found(data_->accounts, id);
    }
    Result<std::vector<Account>> accounts() override {
        return select(data_->accounts, [](const Account& one) { return !one.is_deleted; });
    }
    Result<std::optional<Token>> token(const Digest& digest) override {
        return found(data_->tokens, digest);
    }
    Result<std::vector<Token>> tokens(const AccountId& account) override {
        auto all = of_account(data_->tokens, account);
        std::ranges::sort(all, {},
                          [](const Token& one) { return std::pair(one.created, one.digest); });
        return all;
    }
    Result<std::optional<Login>> session(const Digest& digest) override {
        return found(data_->sessions, digest);
    }
    Result<std::optional<Guest>> guest(const Digest& secret) override {
        const auto all =
            select(data_->guests, [&](const Guest& one) { return one.secret == secret; });
        return all.empty() ? std::nullopt : std::optional(all.front());
    }
    Result<std::optional<PlayedGame>> game(const GameId& id) override {
        if (unreadable.contains(id)) return core::Failure(Error{StoreFault::away, {}});
        return found(data_->games, id);
    }
    Result<std::optional<StoredEvent>> event(const GameId& game, int number) override {
        const auto at = data_->games.find(game);
        return at == data_->games.end() ? std::nullopt : event_of(at->second, number);
    }
    Result<std::vector<PlayedGame>> running_games() override {
        return by_age(select(data_->games, [](const PlayedGame& one) { return !one.game.end; }));
    }
    Result<std::vector<PublicGame>> public_games(int most) override {
        std::vector<PublicGame> all;
        auto running = *running_games();
        std::ranges::reverse(running);
        for (const PlayedGame& one : running) {
            if (one.game.is_private || std::ssize(all) == most) continue;
            PublicGame& game = all.emplace_back();
            game.game = one.game;
            for (const StoredEvent& event : one.events) {
                game.moves += event.kind == "moved" ? 1 : 0;
                if (event.kind == "took_back") game.takebacks.push_back(event.payload);
            }
        }
        return all;
    }
    Result<GamePage> games(const GameQuery& query) override;
    Result<std::vector<ChatLine>> chat(const GameId& game) override {
        return select(data_->chat, [&](const ChatLine& one) { return one.game == game; });
    }
    Result<std::vector<Invitation>> invitations() override {
        auto all = select(data_->invitations, [](const Invitation&) { return true; });
        std::ranges::sort(all, {},
                          [](const Invitation& one) { return std::pair(one.created, one.id); });
        return all;
    }
    Result<std::optional<Invitation>> invitation(const GameId& id) override {
        return found(data_->invitations, id);
    }
    Result<std::vector<GameId>> running_games_of(const Player& player) override {
        std::vector<GameId> all;
        const auto running = running_games();
        for (const PlayedGame& one : *running)
            for (const StoredSeat& seat : one.game.seats)
                if (seat.player.kind == player.kind && seat.player.id == player.id)
                    all.push_back(one.game.id);
        return all;
    }
    Result<std::vector<Presence>> presence(const GameId& game) override {
        std::vector<Presence> all;
        for (const auto& [where, color, node] : data_->presence)
            if (where == game) all.push_back({color, node});
        return all;
    }
    Result<std::optional<Outage>> last_outage() override {
        return data_->outages.empty() ? std::nullopt : std::optional(data_->outages.back());
    }
    Result<bool> is_here(const Player& player) override {
        return std::ranges::any_of(data_->visitors, [&](const auto& one) {
            return one.first.first == person_key(player);
        });
    }
    Result<bool> is_guest_name_used(std::string_view name, const GuestId& except) override {
        return std::ranges::any_of(data_->visitors, [&](const auto& one) {
            return one.second == account_id(name) && one.first.first != '~' + except;
        });
    }
    Result<std::vector<Bulletin>> bulletins(std::int64_t after) override {
        std::vector<Bulletin> all;
        std::ranges::copy_if(data_->bulletins, std::back_inserter(all),
                             [&](const Bulletin& one) { return one.number > after; });
        return all;
    }
    Result<std::int64_t> latest_bulletin() override { return data_->last_bulletin; }
    Result<std::vector<CategoryRating>> ratings(const AccountId& account) override {
        std::vector<CategoryRating> all;
        for (const auto& [key, rating] : data_->ratings)
            if (key.account == account) all.push_back({key.category, rating});
        return all;
    }
    Result<std::vector<RatingEntry>> rating_history(const AccountId& account,
                                                    const Category& category) override {
        return found(data_->histories, {account, category}).value_or(std::vector<RatingEntry>());
    }
    Result<std::vector<Leader>> leaders(const Category& category, int count,
                                        double most_deviation) override;
    Result<Statistics> statistics(const AccountId& account) override;
    Result<std::vector<Relation>> relations(const AccountId& by) override {
        std::vector<Relation> all;
        for (const auto& [one, other, kind] : data_->relations)
            if (one == by) all.push_back({one, other, kind});
        return all;
    }
    Result<std::vector<AccountId>> blockers(const AccountId& whom) override {
        std::vector<AccountId> all;
        for (const auto& [one, other, kind] : data_->relations)
            if (other == whom && kind == RelationKind::block) all.push_back(one);
        return all;
    }
    Result<std::vector<Report>> reports(int count) override {
        auto all = select(data_->reports, [](const Report&) { return true; });
        std::ranges::sort(all, std::greater(),
                          [](const Report& one) { return std::pair(one.time, one.id); });
        all.resize(std::min(all.size(), static_cast<std::size_t>(count)));
        return all;
    }
    Result<AccountData> account_data(const AccountId& account) override;
    Result<Counts> counts() override;
    Result<std::optional<Time>> last_heartbeat() override {
        std::optional<Time> last;
        for (const auto& [server, time] : data_->heartbeats)
            last = last ? std::max(*last, time) : time;
        return last;
    }
    Result<std::vector<NumberedNews>> news(std::int64_t after) override {
        std::vector<NumberedNews> all;
        std::ranges::copy_if(data_->news, std::back_inserter(all),
                             [&](const NumberedNews& one) { return one.number > after; });
        return all;
    }
    Result<std::int64_t> latest_news() override { return data_->last_news; }
    Result<void> visit_games(const std::function<bool(const PlayedGame&)>& visit) override {
        for (const auto& game :
             by_age(select(data_->games, [](const PlayedGame&) { return true; })))
            if (!visit(game)) break;
        return {};
    }
    Result<std::vector<CheckFinding>> flaws() override { return std::vector<CheckFinding>(); }
    Result<void> back_up(const std::string& /*path*/) override {
        return core::Failure(Error{StoreFault::no_permission, "kept in memory"});
    }

  private:
    template <class Map>
    static std::optional<typename Map::mapped_type> found(const Map& map,
                                                          const typename Map::key_type& key) {
        const auto at = map.find(key);
        return at == map.end() ? std::nullopt : std::optional(at->second);
    }
    template <class Map, class Wanted>
    static std::vector<typename Map::mapped_type> select(const Map& map, Wanted is_wanted) {
        std::vector<typename Map::mapped_type> all;
        for (const auto& [key, value] : map)
            if (is_wanted(value)) all.push_back(value);
        return all;
    }
    template <class Map>
    static std::vector<typename Map::mapped_type> of_account(const Map& map,
                                                             const AccountId& account) {
        return select(map, [&](const auto& one) { return one.account == account; });
    }
    static std::vector<PlayedGame> by_age(std::vector<PlayedGame> games) {
        std::ranges::sort(games, {}, [](const PlayedGame& one) { return place(one); });
        return games;
    }
    static Place place(const PlayedGame& one) { return {one.game.created, one.game.id}; }
    static bool is_of(const Player& player, const AccountId& account) {
        return player.kind == PlayerKind::account && player.id == account;
    }
    static std::optional<Color> color_of(const Game& game, const AccountId& account) {
        for (const Color color : core::colors)
            if (is_of(game.seat(color).player, account)) return color;
        return std::nullopt;
    }
    static std::optional<StoredEvent> event_of(const PlayedGame& game, int number) {
        for (const StoredEvent& event : game.events)
            if (event.number == number) return event;
        return std::nullopt;
    }
    /// The account, unless it was deleted.
    Account* living(const AccountId& id) {
        const auto at = data_->accounts.find(id);
        return at == data_->accounts.end() || at->second.is_deleted ? nullptr : &at->second;
    }
    void tell(const AccountId& account, AccountNews news, std::optional<Digest> digest = {}) {
        data_->news.push_back({++data_->last_news, account, news, digest});
    }
    void tell_nodes(Bulletin bulletin) {
        bulletin.number = ++data_->last_bulletin;
        data_->bulletins.push_back(std::move(bulletin));
    }
    static ChangeResult kept(bool is_new) {
        return {.fate = is_new ? Fate::done : Fate::already_there};
    }
    static ChangeResult conflict() { return {.fate = Fate::conflict}; }
    static ChangeResult missing() { return {.fate = Fate::missing}; }
    /// Adds a value if it does not exist; a conflict if a different one does.
    template <class Map>
    static ChangeResult add(Map& map, const typename Map::key_type& key,
                            const typename Map::mapped_type& value) {
        const auto [at, is_new] = map.try_emplace(key, value);
        return at->second == value ? kept(is_new) : conflict();
    }

    ChangeResult make(const AddAccount& change);
    ChangeResult make(const SetPassword& change);
    ChangeResult make(const SetTitle& change);
    ChangeResult make(const SetBanned& change);
    ChangeResult make(const DeleteAccount& change);
    ChangeResult make(const AddToken& change);
    ChangeResult make(const RevokeToken& change);
    ChangeResult make(const AddSession& change);
    ChangeResult make(const EndSession& change);
    ChangeResult make(const EndSessions& change);
    ChangeResult make(const AddGuest& change);
    ChangeResult make(const RenameGuest& change);
    ChangeResult make(const SeenAccount& change);
    ChangeResult make(const SeenGuest& change);
    ChangeResult make(const UsedToken& change);
    ChangeResult make(const UsedSession& change);
    ChangeResult make(const ChangeGame& change);
    ChangeResult make(const AddChatLine& change);
    ChangeResult make(const KeepInvitation& change);
    ChangeResult make(const RemoveInvitation& change);
    ChangeResult make(const SetRelation& change);
    ChangeResult make(const AddReport& change);
    ChangeResult make(const Heartbeat& change);
    ChangeResult make(const KeepNode& change);
    ChangeResult make(const RemoveNodes& change);
    ChangeResult make(const TrimBulletins& change);
    ChangeResult make(const SetPresence& change);
    ChangeResult make(const SetVisitor& change);
    ChangeResult make(const TellNodes& change);
    ChangeResult make(const SetDeadline& change);
    ChangeResult make(const RemoveStale& change);

    ChangeResult refuse_or_accept(const ChangeGame& change) const;
    void tell_beginning(const ChangeGame& change);
    void end_game(PlayedGame& played, const GameEnd& end);
    std::optional<std::array<RatingStep, 2>> steps(const Game& game) const;

    Rater rater_;
    std::shared_ptr<MemoryData> data_;
};

} // namespace store

#include "store/memory_changes_fixture.hpp"
#include "store/memory_nodes_fixture.hpp"
#include "store/memory_queries_fixture.hpp"
