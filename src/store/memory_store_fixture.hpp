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

/// What a `MemoryStore` keeps, apart from it, so that several can be open on the same.
struct MemoryData {
    struct RatedKey {
        AccountId account;
        Category category;
        friend auto operator<=>(const RatedKey&, const RatedKey&) = default;
    };

    std::map<AccountId, Account> accounts;
    std::map<Digest, Token> tokens;
    std::map<Digest, Session> sessions;
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
};

/// A store for tests, that forgets everything at the end and fails when it is told to.
class MemoryStore final : public Store {
  public:
    explicit MemoryStore(Rater rater,
                         std::shared_ptr<MemoryData> data = std::make_shared<MemoryData>())
        : rater_(std::move(rater)), data_(std::move(data)) {}

    /// How one of the next commits goes wrong.
    struct Mishap {
        Fault fault = Fault::input_output;
        bool is_unknown = false; ///< otherwise it has failed
        bool is_made = false;    ///< although it is unknown
    };
    /// The next commits go wrong, one for each of these.
    std::deque<Mishap> mishaps;
    int commits = 0; ///< how many there were

    using Store::commit;
    std::vector<Outcome> commit(std::span<const Change> changes) override;

    Result<std::optional<Account>> account(const AccountId& id) override {
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
    Result<std::optional<Session>> session(const Digest& digest) override {
        return found(data_->sessions, digest);
    }
    Result<std::optional<Guest>> guest(const Digest& secret) override {
        const auto all =
            select(data_->guests, [&](const Guest& one) { return one.secret == secret; });
        return all.empty() ? std::nullopt : std::optional(all.front());
    }
    Result<std::optional<PlayedGame>> game(const GameId& id) override {
        return found(data_->games, id);
    }
    Result<std::optional<Event>> event(const GameId& game, int number) override {
        const auto at = data_->games.find(game);
        return at == data_->games.end() ? std::nullopt : event_of(at->second, number);
    }
    Result<std::vector<PlayedGame>> running_games() override {
        return by_age(select(data_->games, [](const PlayedGame& one) { return !one.game.end; }));
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
    Result<std::vector<Finding>> flaws() override { return std::vector<Finding>(); }
    Result<void> back_up(const std::string& /*path*/) override {
        return core::Failure(Error{Fault::no_permission, "kept in memory"});
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
    static std::optional<Event> event_of(const PlayedGame& game, int number) {
        for (const Event& event : game.events)
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
    static Outcome kept(bool is_new) { return {.fate = is_new ? Fate::done : Fate::already_there}; }
    static Outcome conflict() { return {.fate = Fate::conflict}; }
    static Outcome missing() { return {.fate = Fate::missing}; }
    /// Adds what is not there; a conflict if something else is.
    template <class Map>
    static Outcome add(Map& map, const typename Map::key_type& key,
                       const typename Map::mapped_type& value) {
        const auto [at, is_new] = map.try_emplace(key, value);
        return at->second == value ? kept(is_new) : conflict();
    }

    Outcome make(const AddAccount& change);
    Outcome make(const SetPassword& change);
    Outcome make(const SetTitle& change);
    Outcome make(const SetBanned& change);
    Outcome make(const DeleteAccount& change);
    Outcome make(const AddToken& change);
    Outcome make(const RevokeToken& change);
    Outcome make(const AddSession& change);
    Outcome make(const EndSession& change);
    Outcome make(const EndSessions& change);
    Outcome make(const AddGuest& change);
    Outcome make(const RenameGuest& change);
    Outcome make(const SeenAccount& change);
    Outcome make(const SeenGuest& change);
    Outcome make(const UsedToken& change);
    Outcome make(const UsedSession& change);
    Outcome make(const ChangeGame& change);
    Outcome make(const AddChatLine& change);
    Outcome make(const KeepInvitation& change);
    Outcome make(const RemoveInvitation& change);
    Outcome make(const SetRelation& change);
    Outcome make(const AddReport& change);
    Outcome make(const Heartbeat& change);
    Outcome make(const RemoveStale& change);

    Outcome refuse_or_accept(const ChangeGame& change) const;
    void end_game(PlayedGame& played, const GameEnd& end);
    std::optional<std::array<RatingStep, 2>> steps(const Game& game) const;

    Rater rater_;
    std::shared_ptr<MemoryData> data_;
};

} // namespace store

#include "store/memory_changes_fixture.hpp"
#include "store/memory_queries_fixture.hpp"
