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

/// A person's side of a server, for every face. No sockets, threads or time.
namespace online {

/// The state of the connection between the client and the server.
enum class Standing : std::uint8_t {
    connecting, ///< the line is being opened for the first time
    greeting,   ///< it is open, and the server has not answered with `Welcome` yet
    nameless,   ///< the server does not accept the name: another one is needed
    present,
    away, ///< the line was lost, and is being reopened
    over, ///< it is closed, and not reopened
};

/// A guest's identity at a server.
struct Guest {
    std::string name{};
    std::string secret{}; ///< given by the server
    friend bool operator==(const Guest&, const Guest&) = default;
};

struct ClientOptions {
    Address address{}; ///< possibly with the id of a game or a challenge to open first
    Guest guest{};
    std::uint64_t seed = 0; ///< of nonces and waits: different for every client
    bool resumes = true;    ///< at first it leads into a game that was running already
};

/// No clock runs until both have moved.
inline constexpr std::size_t plies_before_clocks = 2;

/// The game being played or watched.
struct CurrentGame {
    std::string id{};
    wire::Participant you = wire::Participant::watcher;
    wire::Terms terms{};
    wire::ByColor<wire::Person> players{};
    wire::ByColor<bool> present{};
    std::uint32_t number = 0; ///< of the last event
    bool is_shown = false;    ///< it is in the room; otherwise the server has not sent it yet
    bool is_held = false;     ///< until a question of the room has been answered
    bool is_opening = false;  ///< not both have moved
    bool is_over = false;
    std::vector<wire::ChatLine> chat{};         ///< the latest lines
    std::optional<core::Color> rematch_by = {}; ///< who wants to play again
    bool rematch_waits = false; ///< for the other player, who has left and is told on return
    std::string next{};         ///< the game of the rematch

    /// Nothing for a spectator.
    std::optional<core::Color> side() const;
    bool is_played_here() const { return you != wire::Participant::watcher; }
    /// Whether the opponent offers a rematch, which has not begun.
    bool is_rematch_wanted() const {
        return is_played_here() && rematch_by && rematch_by != side() && next.empty();
    }
};

/// The choices at the server.
struct Lobby {
    std::vector<wire::Seek> seeks{};
    std::vector<wire::Challenge> challenges{};
    std::vector<wire::PublicGame> games{}; ///< those that may be watched, as of the last request
    std::set<std::string> own_games{};     ///< one's own games in progress
    bool is_known = false;                 ///< the server has sent the seeks
};

// Events, to be announced, shown or stored.
/// What a sentence is about, where a face shows that elsewhere or for less time.
enum class Topic : std::uint8_t {
    other,
    chat,     ///< the answer to what was typed there
    presence, ///< somebody has come or gone
};
/// A sentence for the person.
struct ServerNotice {
    std::string text{};
    bool is_warning = false;
    std::string typed{}; ///< an addition for people who type: the word to use
    Topic topic{};
};
/// The server has registered this guest: to be stored for the next time.
struct GuestKnown {
    Guest guest{};
};
struct LobbyChanged {};
/// The link of this challenge was opened: is it accepted?
struct ChallengeOpened {
    wire::Challenge challenge{};
};
/// A new game is in the room.
struct GameEntered {};
/// The game in the room has been removed without a result.
struct GameGone {};
struct ChatHeard {
    wire::ChatLine line{};
};
/// The opponent is gone; the win may be claimed once this time has passed.
struct ClaimOpens {
    std::chrono::seconds after{};
};

using ClientEvent = std::variant<ServerNotice, GuestKnown, LobbyChanged, ChallengeOpened,
                                 GameEntered, GameGone, ChatHeard, ClaimOpens>;

// Orders for the line.
struct OpenLine {
    std::chrono::milliseconds after{};
};
struct SendMessage {
    wire::FromClient message{};
};
struct CloseLine {};

using LineOrder = std::variant<OpenLine, SendMessage, CloseLine>;

/// The state of a person at a server: the line, the lobby, and one game, in a room that the client
/// refers to. The face reports the events of the line (`hear`) and the person's wishes, and takes
/// the orders (`take_orders`) and events (`take_events`). A lost line is reopened after a wait that
/// grows; the game then continues from the last event that was seen, and unanswered acts are sent
/// again.
class Client {
  public:
    /// The room must outlive the client.
    Client(room::Room& room, ClientOptions options);

    void speak(words::Voice voice) { voice_ = voice; }

    Standing standing() const { return standing_; }
    const Address& address() const { return options_.address; }
    /// This person as the server sees them, once it has said so.
    const wire::Person& you() const { return you_; }
    const Lobby& lobby() const { return lobby_; }
    const std::optional<CurrentGame>& game() const { return game_; }
    /// Whether the server has not yet answered an act in the game.
    bool is_waiting() const { return !unanswered_.empty(); }
    /// Whether a move was made while there was no line, and has not been sent yet.
    bool has_unsent_move() const { return unsent_move() != unanswered_.end(); }
    bool is_own(const wire::Person& person) const {
        return person.kind == you_.kind && person.name == you_.name;
    }

    // The line.
    void hear(const LineEvent& event);

    // The person's wishes.
    /// Changes the identity: the line uses another session from now on, or none.
    void enter_as(Guest guest);
    /// Whether the server did not accept the name because somebody else has it.
    bool is_name_taken() const { return is_name_taken_; }
    const Guest& guest() const { return options_.guest; }
    /// Requests another name. A guest who is present remains the same person, and keeps the name of
    /// before until the server has accepted the other one; otherwise it replaces a name that the
    /// server did not accept.
    void take_name(std::string name);
    void seek(const wire::Terms& terms, wire::ColorWish color,
              const std::optional<wire::RatingRange>& range = std::nullopt);
    void cancel_seek(const std::string& id);
    void accept_seek(const std::string& id);
    /// Accepts somebody else's, withdraws one's own.
    void take_seek(const std::string& id);
    /// Makes a challenge for anybody who has the link, unless it is for an account.
    void challenge(const wire::Terms& terms, wire::ColorWish color, std::string to = {});
    void accept_challenge(const std::string& id);
    /// Declines somebody else's, withdraws one's own.
    void refuse_challenge(const std::string& id);
    /// Accepts somebody else's, withdraws one's own.
    void take_challenge(const std::string& id);
    void play_computer(const wire::Terms& terms, wire::ColorWish color, int level);
    void list_games();
    /// The lobby is no longer shown: the server sends nothing about it until its games are
    /// requested, nor after a game or once a lost line is open again.
    void leave_lobby();
    /// Opens the challenge or game of a link.
    void open_link(const std::string& id);
    void follow_game(const std::string& id);
    /// Returns to the lobby; the face must leave the room too.
    void leave_game();
    /// Sends the room's requests, after each action there.
    void pass_on();
    /// Sends a message to the others in the game. A text that begins with `/` is a command instead:
    /// to mute or block somebody, or to report a player.
    void say(std::string text);
    void abort();
    /// Cancels a move that has not been sent yet; says if it is too late for that.
    void withdraw_move();
    void claim_left();
    void give_time();
    void rematch(bool wants);

    // Results, each taken once.
    std::vector<LineOrder> take_orders() { return std::exchange(orders_, {}); }
    std::vector<ClientEvent> take_events() { return std::exchange(events_, {}); }

  private:
    /// An act of the person that the server has not answered.
    struct Unanswered {
        wire::GameAct act{};
        bool is_sent = false; ///< possibly over a line that was lost
    };

    // The line (client.cpp).
    void follow(const LineOpened& event);
    void follow(const LineHeard& event);
    void follow(const LineLost& event);
    void follow(const LineAnswered&) {} // handled by the one who asked
    void greet();
    void open_again();
    void tell_name();
    void end(const words::Message& why);
    std::chrono::milliseconds next_wait();
    bool is_ready();
    void send(wire::FromClient message) { orders_.emplace_back(SendMessage{std::move(message)}); }
    void note(std::string text, bool is_warning = false) {
        events_.emplace_back(ServerNotice{std::move(text), is_warning});
    }
    void note(const words::Message& message, words::Arguments arguments = {});
    void warn(const words::Message& message, words::Arguments arguments = {});
    /// Says what the sentences are about that came after so many events.
    void mark_notices(std::size_t after, Topic topic);

    // The server's messages; the lobby (client_lobby.cpp).
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
    void take(const wire::PublicGames& message);
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
    std::deque<Unanswered>::const_iterator unsent_move() const;
    void resume_game();
    void show_pending_again();
    void ask_for_missed();
    bool may_act();
    void note_opening();
    bool play(const wire::Moved& event);
    bool play(const wire::TookBack& event);
    bool play(const wire::Offered& event);
    bool play(const wire::Declined& event);
    bool play(const wire::GaveTime& event);
    bool play(const wire::Ended& event);
    void set_clocks(const wire::Clocks& left);
    void tell_presence(const wire::Presence& message);
    void tell_why_aborted(const wire::Ended& event);
    std::vector<play::ProfileChange> told_ratings(const wire::Ended& end);
    std::string name_of(core::Color side) const;
    std::string nonce();

    // Chat (client_chat.cpp).
    void take(const wire::SaidInGame& message);
    void take(const wire::Done& message);
    std::vector<wire::ChatLine> heard_of(std::vector<wire::ChatLine> chat) const;
    void carry_out(std::string text);
    void obey(std::string_view order);
    void report(std::string_view text);

    room::Room& room_;
    ClientOptions options_;
    words::Voice voice_{};
    core::Random random_;
    Standing standing_ = Standing::connecting;
    bool was_welcome_ = false; ///< whether there has been a `Welcome` before
    bool was_put_off_ = false; ///< since then
    bool is_name_taken_ = false;
    std::string asked_name_{};    ///< by a guest who is present; the server has not answered yet
    bool is_lobby_wanted_ = true; ///< the lobby is shown when no game is played
    bool is_in_lobby_ = false;    ///< the server sends changes of the lobby
    int attempts_ = 0;            ///< failed attempts to reopen the line
    std::optional<std::chrono::milliseconds> return_within_{}; ///< from the server's `Goodbye`
    wire::Person you_{};
    Lobby lobby_{};
    std::optional<CurrentGame> game_{};
    std::string answered_{};                   ///< the challenge that was answered last
    std::string opened_link_{};                ///< requested and not yet answered
    std::set<std::string> muted_{};            ///< names of muted people
    std::optional<wire::Block> asked_block_{}; ///< the last request
    std::deque<Unanswered> unanswered_{};      ///< in order
    std::optional<std::uint32_t>
        missed_after_{}; ///< the event after which later ones were requested
    std::vector<LineOrder> orders_{};
    std::vector<ClientEvent> events_{};
};

} // namespace online
