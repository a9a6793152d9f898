#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/random.hpp"
#include "online/address.hpp"
#include "online/line.hpp"
#include "room/room.hpp"
#include "wire/from_client.hpp"
#include "wire/from_server.hpp"
#include "words/message.hpp"

/// Somebody who plays on a server: what every face knows of it. No sockets, threads or time.
namespace online {

/// How things stand between the client and the server.
enum class Standing : std::uint8_t {
    connecting, ///< the line is being opened for the first time
    greeting,   ///< it is open, and the server has not said welcome yet
    nameless,   ///< the server does not accept the name: another one is wanted
    present,
    away, ///< the line was lost, and is being opened again
    over, ///< and not opened again
};

/// Who a guest is to a server.
struct Guest {
    std::string name{};
    std::string secret{}; ///< which the server once gave
    friend bool operator==(const Guest&, const Guest&) = default;
};

struct ClientOptions {
    Address address{}; ///< with the id of a game or a challenge to begin with, perhaps
    Guest guest{};
    std::uint64_t seed = 0; ///< of nonces and waits: another one for every client
};

/// Until both have moved, no clock runs.
inline constexpr std::size_t opening_plies = 2;

/// The game that is played or watched.
struct CurrentGame {
    std::string id{};
    wire::Participant you = wire::Participant::watcher;
    wire::Terms terms{};
    wire::ByColor<wire::Person> players{};
    wire::ByColor<bool> present{};
    std::uint32_t number = 0; ///< of the last event
    bool is_shown = false;    ///< it is in the room; else the server has not told of it yet
    bool is_over = false;
    std::vector<wire::ChatLine> chat{};         ///< the latest lines
    std::optional<core::Color> rematch_by = {}; ///< who wants to play again
    std::string next{};                         ///< the game of the rematch

    /// Nothing for somebody who watches.
    std::optional<core::Color> side() const;
    bool is_played_here() const { return you != wire::Participant::watcher; }
};

/// What can be chosen at the server.
struct Lobby {
    std::vector<wire::Seek> seeks{};
    std::vector<wire::Challenge> challenges{};
    std::vector<wire::RunningGame> games{}; ///< those that may be watched, when last asked for
    std::set<std::string> own_games{};      ///< that are being played
    bool is_known = false;                  ///< the server has told of the seeks
};

// What happens, to be said, shown or kept.
/// A sentence for the person here.
struct ServerNotice {
    std::string text{};
    bool is_warning = false;
    std::string typed{}; ///< what somebody who types is told besides: which word does it
};
/// The server knows this guest now: to be kept for the next time.
struct GuestKnown {
    Guest guest{};
};
struct LobbyChanged {};
/// Somebody gave the link of this challenge: is it accepted?
struct ChallengeOpened {
    wire::Challenge challenge{};
};
/// A game that was not there before is in the room.
struct GameEntered {};
/// The game in the room is gone without a result.
struct GameGone {};
struct ChatHeard {
    wire::ChatLine line{};
};
/// The opponent is gone; the win may be claimed once this time has passed.
struct ClaimOpens {
    std::chrono::seconds after{};
};

using Event = std::variant<ServerNotice, GuestKnown, LobbyChanged, ChallengeOpened, GameEntered,
                           GameGone, ChatHeard, ClaimOpens>;

// What is to be done with the line.
struct OpenLine {
    std::chrono::milliseconds after{};
};
struct SendMessage {
    wire::FromClient message{};
};
struct CloseLine {};

using LineOrder = std::variant<OpenLine, SendMessage, CloseLine>;

/// The state of somebody at a server: the line, the lobby, and one game, which is in a room that
/// the client is lent. The face says what happens on the line (`hear`) and what the person
/// wants, and takes what is to be done (`take_orders`) and what has happened (`take_events`).
///
/// A lost line is opened again, after a wait that grows; the game then goes on from the last event
/// that was seen, and what the server has not answered is sent once more.
class Client {
  public:
    /// The room lives longer.
    Client(room::Room& room, ClientOptions options);

    void speak(words::Voice voice) { voice_ = voice; }

    Standing standing() const { return standing_; }
    const Address& address() const { return options_.address; }
    /// Who the server says one is, once it has.
    const wire::Person& you() const { return you_; }
    const Lobby& lobby() const { return lobby_; }
    const std::optional<CurrentGame>& game() const { return game_; }
    /// Whether the server has not answered yet what was done in the game.
    bool is_waiting() const { return !unanswered_.empty(); }
    bool is_own(const wire::Person& person) const {
        return person.kind == you_.kind && person.name == you_.name;
    }

    // The line.
    void hear(const LineEvent& event);

    // What the person wants.
    /// Comes in as somebody else: the line shows another session from now on, or none.
    void enter_as(Guest guest);
    /// Whether the server did not accept the name because somebody else has it.
    bool is_name_taken() const { return is_name_taken_; }
    const Guest& guest() const { return options_.guest; }
    /// Another name, where the server did not accept the one before.
    void take_name(std::string name);
    void seek(const wire::Terms& terms, wire::ColorWish color,
              const std::optional<wire::RatingRange>& range = std::nullopt);
    void cancel_seek(const std::string& id);
    void accept_seek(const std::string& id);
    /// Accepts somebody else's, withdraws one's own.
    void take_seek(const std::string& id);
    /// For anybody who has the link, unless it is for an account.
    void challenge(const wire::Terms& terms, wire::ColorWish color, std::string to = {});
    void accept_challenge(const std::string& id);
    /// Declines somebody else's, withdraws one's own.
    void refuse_challenge(const std::string& id);
    /// Accepts somebody else's, withdraws one's own.
    void take_challenge(const std::string& id);
    void play_computer(const wire::Terms& terms, wire::ColorWish color, int level);
    void list_games();
    /// Opens what a link leads to: a challenge or a game.
    void open_link(const std::string& id);
    void follow_game(const std::string& id);
    /// Back to the lobby; the room is to be left too.
    void leave_game();
    /// Sends what people want in the room, after each of their actions there.
    void pass_on();
    /// To the others in the game. What begins with `/` is an order instead: to mute or block
    /// somebody, or to report a player.
    void say(std::string text);
    void abort();
    void claim_left();
    void give_time();
    void rematch(bool wants);

    // What has come of it, once.
    std::vector<LineOrder> take_orders() { return std::exchange(orders_, {}); }
    std::vector<Event> take_events() { return std::exchange(events_, {}); }

  private:
    // The line (client.cpp).
    void follow(const LineOpened& event);
    void follow(const LineHeard& event);
    void follow(const LineLost& event);
    void follow(const LineAnswered&) {} // that is for the one who asked
    void greet();
    void open_again();
    void end(const words::Message& why);
    std::chrono::milliseconds next_wait();
    bool is_ready();
    void send(wire::FromClient message) { orders_.emplace_back(SendMessage{std::move(message)}); }
    void note(std::string text, bool is_warning = false) {
        events_.emplace_back(ServerNotice{std::move(text), is_warning});
    }
    void note(const words::Message& message, words::Arguments arguments = {});
    void warn(const words::Message& message, words::Arguments arguments = {});

    // What the server says; the lobby (client_lobby.cpp).
    void take(const wire::Welcome& message);
    void take(const wire::Pong&) {}
    void take(const wire::Refused& message);
    void take(const wire::Goodbye& message);
    void take(const wire::Lobby& message);
    void take(const wire::SeekAdded& message);
    void take(const wire::SeekGone& message);
    void take(const wire::Challenge& message);
    void take(const wire::ChallengeGone& message);
    void take(const wire::GameStarted& message);
    void take(const wire::RunningGames& message);
    void refuse_hello(const wire::Objection& objection);
    void try_later();
    void enter_lobby();
    void cancel_own_seeks();
    const wire::Challenge* challenge_of(const std::string& id) const;
    void forget_challenge(const std::string& id);

    // The game (client_game.cpp).
    void take(const wire::GameState& message);
    void take(const wire::Happened& message);
    void take(const wire::ClockReading& message);
    void take(const wire::Presence& message);
    void take(const wire::RematchWish& message);
    bool is_followed(const std::string& id) const { return game_ && game_->id == id; }
    void enter(const wire::GameState& state);
    void refuse_act(const wire::Refused& message);
    void answer_act(const std::string& nonce);
    void act(wire::Act act);
    void resume_game();
    void show_pending_again();
    void ask_for_missed();
    bool may_act();
    bool play(const wire::Moved& event);
    bool play(const wire::TookBack& event);
    bool play(const wire::Offered& event);
    bool play(const wire::Declined& event);
    bool play(const wire::GaveTime& event);
    bool play(const wire::Ended& event);
    void set_clocks(const wire::Clocks& left);
    void tell_why_aborted(const wire::Ended& event);
    std::vector<play::RatingChange> told_ratings(const wire::Ended& end);
    std::string name_of(core::Color side) const;
    std::string nonce();

    // What is said (client_chat.cpp).
    void take(const wire::SaidInGame& message);
    void take(const wire::Done& message);
    std::vector<wire::ChatLine> heard_of(std::vector<wire::ChatLine> chat) const;
    void obey(std::string_view order);
    void report(std::string_view text);

    room::Room& room_;
    ClientOptions options_;
    words::Voice voice_{};
    core::Random random_;
    Standing standing_ = Standing::connecting;
    bool was_welcome_ = false; ///< at any time before
    bool was_put_off_ = false; ///< since then
    bool is_name_taken_ = false;
    int attempts_ = 0; ///< to open the line again, without success
    std::optional<std::chrono::milliseconds> return_within_{}; ///< as the server said goodbye
    wire::Person you_{};
    Lobby lobby_{};
    std::optional<CurrentGame> game_{};
    std::string answered_{};                      ///< the challenge that was answered last
    std::string opened_link_{};                   ///< that was asked for, and not answered yet
    std::set<std::string> muted_{};               ///< names of those who are not to be heard
    std::optional<wire::Block> asked_block_{};    ///< the last that was asked for
    std::deque<wire::GameAct> unanswered_{};      ///< what was sent, in order
    std::optional<std::uint32_t> missed_after_{}; ///< the event after which more was asked for
    std::vector<LineOrder> orders_{};
    std::vector<Event> events_{};
};

} // namespace online
