#pragma once

#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/api_line.hpp"
#include "server/fields.hpp"
#include "server/game_downloads.hpp"
#include "server/hub.hpp"
#include "server/lichess.hpp"
#include "server/rate_limit.hpp"
#include "server/request_refusal.hpp"
#include "server/routes.hpp"
#include "server/services.hpp"

namespace server {

/// A request of the API whose sender has been identified.
struct ApiCall {
    HttpRequest request{};
    PathParts parts{};
    Fields fields{};
    Caller caller{};
    store::Account account{}; ///< empty for requests that need no account
    WebHandler::Reply reply{};

    bool is_bot() const { return account.title == "BOT"; }
    lichess::Games seen() const { return lichess::games_seen(caller.scopes); }
    bool sees(const wire::Terms& terms) const { return seen().contains(terms.rules); }
};

/// The part of the lichess API that we support (docs/api.md): programs written for lichess play
/// here. Each request that changes something, and each stream, is a connection to the hub; the
/// hub's messages are translated into the API's words.
class Api {
  public:
    struct Tools {
        Services& services;
        Hub& hub;
        Web& web;
        GameDownloads& files;
        bool is_behind_proxy = false;
    };

    explicit Api(Tools tools) : tools_(tools) {}

    void add_to(Routes& routes);

    // From the web.
    void streaming(ConnectionId stream);
    void closed(ConnectionId connection);
    void each_second();

    // From the hub.
    /// False if that is no connection of the API.
    bool told(ConnectionId connection, const wire::FromServer& message);
    void named(ConnectionId connection, const store::GameId& id);
    bool dismissed(ConnectionId connection);
    void finished(const store::GameId& game);
    /// Everything that happened at this moment has been sent.
    void settle();

    // For the lines.
    Web& web() { return tools_.web; }
    Hub& hub() const { return tools_.hub; }
    store::Store& store() { return tools_.services.read; }
    Now now() const { return tools_.services.now(); }
    std::string base_url(const HttpRequest& request) const;
    /// Closes a line's connection to the hub; the line itself exists until its stream has ended.
    void hang_up(ConnectionId connection);
    /// The line ends.
    void end(ConnectionId connection);
    void say(ConnectionId connection, wire::FromClient message);
    void mark(ConnectionId connection) { unsettled_.push_back(connection); }
    /// `{"error":sentence}`.
    HttpResponse error(int status, const words::Message& message,
                       words::Arguments arguments = {}) const;
    HttpResponse error(int status, const words::Counted& message, std::uint64_t number) const;
    static HttpResponse error(int status, const std::string& sentence);
    HttpResponse busy() const;
    /// The answer to a program whose token lacks the scope for this game.
    HttpResponse unseen(game::Rules rules) const;
    /// Why the hub refused something.
    HttpResponse refusal(const wire::Objection& objection, const std::string& move = "") const;
    /// A challenge as the API describes it, with the account it is for.
    wire::Json shown(const wire::Challenge& challenge, const std::string& base_url);
    /// The one that the path names; nothing, with an answer, if there is none.
    std::optional<store::Account> find_account(const ApiCall& call);
    /// Also nothing for text that cannot be the id of a game.
    static store::Result<std::optional<store::PlayedGame>> find_game(store::Store& store,
                                                                     const store::GameId& id);
    /// The side that an account plays in a game; nothing if it does not.
    static std::optional<Color> side_of(const store::Game& game, const store::AccountId& account);

    /// A player's game stream is lost: the event stream announces the game again a little later.
    void remind_later(const store::AccountId& account, const store::GameId& game);

  private:
    using Reply = WebHandler::Reply;
    using Method = void (Api::*)(const ApiCall&);
    enum class Who : std::uint8_t { anybody, account, bot, person };
    struct Rule {
        Who who = Who::anybody;
        std::vector<std::string_view> scopes{}; ///< one of which the token must have
        Allowance allowance{};                  ///< of one account or address, if any
        Allowance if_over{};     ///< where the path names a game that is over, if another
        bool is_patient = false; ///< when exceeded, the server is busy, and the caller tries again
    };
    static constexpr Allowance short_reads{120, std::chrono::minutes(1)};
    static constexpr Allowance long_reads{30, std::chrono::minutes(1)};

    void add(Routes& routes, std::string method, std::string_view pattern, Rule rule,
             Method answer);
    void receive(const Rule& rule, Method answer, const std::string& kind, ApiCall call);
    // The steps of `receive`; each returns the answer if the request is refused.
    std::optional<HttpResponse> identify(const Rule& rule, ApiCall& call);
    std::optional<HttpResponse> count(const Rule& rule, const ApiCall& call,
                                      const std::string& kind);
    std::optional<HttpResponse> read_account(const Rule& rule, ApiCall& call);
    void note_use(const ApiCall& call);
    bool admits(const Allowance& allowance, const ApiCall& call, const std::string& kind);
    const Allowance& allowance_for(const Rule& rule, const ApiCall& call) const;
    void add_account_routes(Routes& routes);
    void add_challenge_routes(Routes& routes);
    void add_game_routes(Routes& routes);

    /// Opens a line for a call; false, with an answer, if its account may not play.
    template <class Line, class... Arguments>
    std::shared_ptr<Line> open(const ApiCall& call, Arguments&&... arguments) {
        auto line = std::make_shared<Line>(*this, call, std::forward<Arguments>(arguments)...);
        return enter(call, line) ? line : nullptr;
    }
    bool enter(const ApiCall& call, const std::shared_ptr<ApiLine>& line);

    // Accounts and past games (api_reads.cpp).
    void test_tokens(const ApiCall& call);
    void show_account(const ApiCall& call);
    void upgrade(const ApiCall& call);
    void list_playing(const ApiCall& call);
    void show_user(const ApiCall& call);
    void list_users(const ApiCall& call);
    void list_statuses(const ApiCall& call);
    void list_bots(const ApiCall& call);
    void show_current_game(const ApiCall& call);
    void export_game(const ApiCall& call);
    void export_player(const ApiCall& call);
    void export_games(const ApiCall& call);
    /// Makes the answer in the thread of the web, once everything has been read.
    using Finish = std::function<HttpResponse()>;
    using Read = std::function<Finish(store::Store&)>;
    void read_apart(const ApiCall& call, Read read);
    static Finish finished_by(HttpResponse response);
    Finish finished_by_user(wire::Json user);
    /// Adds that somebody is connected to this node. In the thread of the web.
    void note_presence(wire::Json& user) const;
    /// An account as `GET /api/users/status` shows it.
    struct Sighting {
        store::Account account{};
        bool is_elsewhere = false;
        std::vector<store::GameId> games{}; ///< on all nodes, if there are several
    };
    wire::Json status(const ApiCall& call, const Sighting& sighting);
    // In a reading thread.
    store::Result<bool> is_elsewhere(store::Store& store, const store::AccountId& account) const;
    store::Result<std::vector<Sighting>> sightings(store::Store& store,
                                                   const std::vector<std::string>& names) const;
    store::Result<wire::Json> user(store::Store& store, const ApiCall& call,
                                   const store::Account& account) const;
    struct UserWish {
        std::string title{}; ///< empty: with any or none
        std::size_t most = std::numeric_limits<std::size_t>::max();
    };
    store::Result<wire::Json> users(store::Store& store, const ApiCall& call,
                                    const std::vector<std::string>& names,
                                    const UserWish& wish) const;
    Finish read_user(store::Store& store, const ApiCall& call);
    /// Whether the caller may see that this game is in progress.
    bool may_know(const ApiCall& call, const store::GameId& id);
    std::string exported(const ApiCall& call, const store::PlayedGame& game, bool as_json) const;
    HttpResponse export_response(const ApiCall& call, const store::PlayedGame& game) const;

    // Challenges and seeks (api_challenges.cpp).
    void create_challenge(const ApiCall& call);
    void create_open(const ApiCall& call);
    void play_computer(const ApiCall& call);
    void list_challenges(const ApiCall& call);
    void accept(const ApiCall& call);
    void decline(const ApiCall& call);
    void cancel(const ApiCall& call);
    void seek(const ApiCall& call);
    /// Nothing, with an answer, if the request cannot be read.
    std::optional<wire::Terms> terms_of(const ApiCall& call, const Fields& fields);
    bool can_play(const store::Account& account, game::Rules rules) const;
    /// The answer that this account cannot play such a game.
    HttpResponse unplayed(const store::Account& account, const wire::Terms& terms) const;

    // Events and games (api_games.cpp).
    void stream_events(const ApiCall& call);
    void stream_game(const ApiCall& call);
    void watch_game(const ApiCall& call);
    void move(const ApiCall& call);
    void chat(const ApiCall& call);
    void show_chat(const ApiCall& call);
    void abort(const ApiCall& call);
    void resign(const ApiCall& call);
    void draw(const ApiCall& call);
    void takeback(const ApiCall& call);
    void claim_victory(const ApiCall& call);
    void claim_draw(const ApiCall& call);
    void add_time(const ApiCall& call);
    void act(const ApiCall& call, const wire::Act& act);
    std::optional<HttpResponse> answer_to_ply(const ApiCall& call, const LiveGame& live) const;
    std::optional<HttpResponse> answer_after_end(const ApiCall& call);
    static bool is_repeated(const ApiCall& call, const LiveGame& live);
    HttpResponse late_move(const ApiCall& call, const wire::Objection& objection);
    void answer_offer(const ApiCall& call, play::OfferKind what);
    /// The game that the caller plays; null, with an answer, if there is none.
    LiveGame* own_game(const ApiCall& call);
    /// Whether the caller plays the game, or has.
    bool plays(const ApiCall& call);

    Tools tools_;
    std::map<ConnectionId, std::shared_ptr<ApiLine>> lines_;
    std::vector<ConnectionId> unsettled_;
    std::map<store::Digest, Instant> noted_; ///< when the use of a token was last written
    struct Reminder {
        store::AccountId account{};
        store::GameId game{};
    };
    std::multimap<Instant, Reminder> reminders_;
};

/// `{"ok":true}`.
inline HttpResponse ok_response() { return {.body = R"({"ok":true})"}; }

} // namespace server
