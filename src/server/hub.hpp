#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "server/effect.hpp"
#include "server/game_room.hpp"
#include "server/now.hpp"
#include "server/rate_limit.hpp"
#include "server/visitor.hpp"
#include "store/node.hpp"
#include "store/outcome.hpp"
#include "wire/from_client.hpp"
#include "wire/from_server.hpp"

namespace server {

struct HubLimits {
    int seeks = 5; ///< of one person
    int challenges = 20;
    int games = 100;             ///< running
    int watched = 20;            ///< games by one connection
    int people_per_address = 10; ///< who may use all that they are allowed
    Allowance play{100, std::chrono::seconds(20)};
    Allowance lobby{30, std::chrono::seconds(30)};
};

/// What a hub needs from outside.
struct HubTools {
    /// Eight letters and digits that nobody can guess.
    std::function<std::string()> new_id;
    /// Whether White is the one who asked, where nobody cares.
    std::function<bool()> toss;
    /// A name for a guest that nobody has.
    std::function<std::string(const store::GuestId&)> guest_name;
    HubLimits limits{};
    store::NodeId node{}; ///< which of several servers this is; empty: the only one
};

/// Everything that happens on a server, as a state machine without sockets, threads, disk or clock:
/// it is told what comes in and when, and `take_effects` says what is to be done about it, in
/// order. Nothing that happens in a game is told to anyone before the store has it.
class Hub {
  public:
    explicit Hub(HubTools tools);
    ~Hub();

    // People.
    void opened(ConnectionId connection, Visitor visitor, Now now);
    /// `leaves` if the other end said that it goes, not if the line broke.
    void closed(ConnectionId connection, bool leaves, Now now);
    void received(ConnectionId connection, const wire::FromClient& message, Now now);
    /// What it is about cannot be told now, as the store fails.
    void unanswerable(ConnectionId connection, const wire::FromClient& message, Now now);
    /// A text that is no message.
    void misread(ConnectionId connection, const wire::Misread& misread, Now now);
    /// How long a message now takes to the other end and back.
    void measured(ConnectionId connection, Milliseconds lag);
    /// Something has become of an account.
    void heard(const store::NumberedNews& news, Now now);
    /// A game has changed the ratings of an account to these.
    void rated(const store::AccountId& account,
               const std::map<store::Category, store::Rating>& ratings);
    /// Whether one more of what has this name is within an allowance, on all nodes together; it is
    /// counted if it is.
    bool admits(const std::string& name, const Allowance& allowance, Now now);
    /// An account is about to be deleted: it resigns or aborts what it plays.
    void quit(const store::AccountId& account, Now now);

    // The store.
    /// Takes up what was being played when the server last ran.
    void restore(const std::vector<store::PlayedGame>& games, std::optional<store::Time> last_alive,
                 Now now);
    /// Somebody offers a game, here before a restart or on another node.
    void invited(const store::Invitation& invitation, const store::Seat& by);
    void committed(Ticket ticket, const store::ChangeResult& outcome, Now now);
    /// Nothing in `game`: there is none. An error: it could not be read.
    void loaded(const store::GameId& id,
                const store::Result<std::optional<store::PlayedGame>>& game,
                const std::vector<store::ChatLine>& chat,
                const std::vector<store::Presence>& presence, Now now);

    // Other nodes (hub_nodes.cpp). A node knows the games whose players are here, and those that
    // somebody watches here.
    /// A running game, as the store has it; nothing happens if it is known.
    void bring(const store::PlayedGame& game, const std::vector<store::ChatLine>& chat,
               const std::vector<store::Presence>& presence, Now now);
    /// Something may have happened there.
    void hint(const std::vector<store::GameId>& games);
    void hint_at_all();
    /// At the games of one of so many shares; each game is in one of them.
    void hint_at_share(std::size_t share, std::size_t shares);
    /// The games that were hinted at, as far as they are known here and nobody works on them.
    std::vector<store::Known> take_hinted();
    void happened(const store::LaterEvents& later, Now now);
    void heard(const store::Bulletin& bulletin, Now now);
    bool has_invitation(const std::string& id) const { return invitations_.contains(id); }
    void said(const store::ChatLine& line);
    /// The time of a game, which was brought, is to be looked at; when next, by the calendar.
    std::optional<store::Time> examine(const store::GameId& game, Now now);
    /// What anybody may watch, on all nodes, and how many do so on others.
    void set_public_games(const std::vector<store::PublicGame>& games,
                          const std::function<int(const store::GameId&)>& watchers_elsewhere);
    /// Running games that somebody watches here, with how many do.
    std::unordered_map<store::GameId, int> watched_games() const;
    /// Forgets what concerns nobody here, and tells again what could not be told.
    void tidy(Now now);
    /// This node begins, or was taken for dead: it knows nothing, and has another name.
    void begin_anew(store::NodeId node, std::optional<store::Outage> last_outage);

    // Time and computers.
    void tick(Now now);
    /// When `tick` has something to do.
    std::optional<Instant> next_tick() const;
    void found(const store::GameId& game, std::uint32_t number, const engine::Thought& thought,
               Now now);

    /// The server is about to stop: everybody is told, and nothing new begins.
    void drain(Now now);
    /// Whether everything that happened is on disk.
    bool is_settled() const;

    std::vector<Effect> take_effects() { return std::exchange(effects_, {}); }

    // What an operator wants to know.
    std::size_t connection_count() const { return connections_.size(); }
    std::size_t running_games() const { return running_count_; }
    /// Those that are in memory: running ones, and others that somebody looks at.
    std::size_t known_games() const { return rooms_.size(); }
    /// That were made and kept since the server began.
    std::uint64_t move_count() const { return move_count_; }

    // To be looked at by others.
    /// A game that is being played, or followed after its end; null if it is neither.
    LiveGame* live_game(const store::GameId& game);
    /// Those that somebody plays.
    std::vector<store::GameId> games_of(const store::Player& player) const;
    bool is_here(const store::Player& player) const;
    /// Whether another guest who is here has this name.
    bool is_guest_name_used(std::string_view name, const store::GuestId& except) const;
    /// Public games that are being played, at most that many.
    wire::RunningGames list_games(std::size_t most) const;

  private:
    struct Connection {
        Visitor visitor{};
        std::string person{};
        bool is_in_lobby = false;
        std::set<store::GameId> watched{};
        Milliseconds lag{};
    };
    /// Somebody who is connected or plays.
    struct Person {
        std::vector<ConnectionId> connections{};
        std::set<store::GameId> games{}; ///< running
        std::string guest_name{};        ///< as it is compared with others; empty for accounts
    };
    /// Seeks and challenges: what becomes a game when somebody accepts it.
    struct Invitation {
        store::Invitation kept{};
        wire::Terms terms{};
        store::Seat by{};
        bool is_taken = false; ///< a game that it becomes is being written
        bool is_stored = false;
        bool ends_with_line = false;         ///< with the last one of who made it, which is here
        ConnectionId kept_by = 0;            ///< the request that it lives as long as, at least
        std::optional<Instant> gone_since{}; ///< from the store; how it ended is yet to be heard
    };

    // What is being written, by what is to be done when it is.
    struct PendingEvents {
        store::GameId game{};
    };
    struct PendingStart {
        store::Game game{};
        wire::Terms terms{};
        ConnectionId asked_by = 0;
        std::string to{}; ///< the kind of message that asked
        std::string invitation{};
        store::GameId rematch_of{};
    };
    struct PendingInvitation {
        std::string id{};
        ConnectionId asked_by = 0;
    };
    struct PendingRemoval {
        std::string id{}; ///< of an invitation
    };
    struct PendingDone {
        ConnectionId asked_by = 0;
        std::string to{};
    };
    struct PendingPresence {
        store::GameId game{};
        Color side{};
    };
    struct PendingDeadline {
        store::GameId game{};
        std::uint32_t number = 0; ///< of the last event
    };
    struct PendingLine {
        store::ChatLine line{};
        ConnectionId by = 0;
        bool is_for_others = false; ///< who said it does not hear it
        int tries = 0;
    };
    struct RematchWish {
        store::GameId game{};
        Color by{};
        bool is_on = false;
    };
    struct PendingWish {
        RematchWish wish{};
        ConnectionId asked_by = 0;
    };
    using Pending =
        std::variant<PendingEvents, PendingStart, PendingInvitation, PendingRemoval, PendingDone,
                     PendingPresence, PendingDeadline, PendingLine, PendingWish>;

    // People (hub_people.cpp).
    void answer(ConnectionId id, const wire::Ping& message, Now now);
    void answer(ConnectionId id, const wire::Hello& message, Now now);
    void answer(ConnectionId id, const wire::Block& message, Now now);
    void answer(ConnectionId id, const wire::Report& message, Now now);
    bool admits(const Connection& connection, const wire::FromClient& message, Now now);
    void forget_allowances(Now now);
    void welcome(ConnectionId id);
    void call_guest(const store::Player& guest);
    void forget_guest_name(const Person& who, const store::GuestId& guest);
    void rename_guest(const store::AccountId& name);
    wire::Person shown(const Visitor& visitor) const;
    bool is_unwelcome(const Visitor& visitor, const store::Player& other) const;
    void note_block(const store::AccountId& by, const store::AccountId& whom, bool blocks);
    void refuse(ConnectionId to, std::string_view kind, wire::Objection objection);
    void refuse(ConnectionId to, const wire::GameAct& act, wire::Objection objection);
    void send(ConnectionId to, wire::FromServer message);
    void send(std::vector<ConnectionId> to, wire::FromServer message);
    std::vector<ConnectionId> connections_of(const std::string& person) const;

    // The lobby (hub_lobby.cpp).
    void answer(ConnectionId id, const wire::WatchLobby& message, Now now);
    void answer(ConnectionId id, const wire::LeaveLobby& message, Now now);
    void answer(ConnectionId id, const wire::MakeSeek& message, Now now);
    void answer(ConnectionId id, const wire::CancelSeek& message, Now now);
    void answer(ConnectionId id, const wire::AcceptSeek& message, Now now);
    void answer(ConnectionId id, const wire::MakeChallenge& message, Now now);
    void answer(ConnectionId id, const wire::AcceptChallenge& message, Now now);
    void answer(ConnectionId id, const wire::DeclineChallenge& message, Now now);
    void answer(ConnectionId id, const wire::CancelChallenge& message, Now now);
    void answer(ConnectionId id, const wire::ShowChallenge& message, Now now);
    void answer(ConnectionId id, const wire::PlayComputer& message, Now now);
    void answer(ConnectionId id, const wire::ListGames& message, Now now);
    std::optional<wire::Why> objection_to(const Connection& asker, const wire::Terms& terms) const;
    Invitation* find_invitation(const std::string& id, bool is_listed);
    Invitation invitation(const Connection& by, const wire::Terms& terms, wire::ColorWish color,
                          bool is_listed, Now now) const;
    void keep(Invitation invitation, ConnectionId asked_by);
    void publish(const Invitation& invitation);
    void accept(ConnectionId id, const std::string& invitation, bool is_listed,
                std::string_view kind, Now now);
    std::optional<wire::Why> objection_to(const Connection& asker,
                                          const Invitation& invitation) const;
    void withdraw(const std::string& invitation, wire::ChallengeEnd how,
                  std::string_view reason = "");
    void forget_seeks(const std::string& person);
    void let_lapse(Now now);
    std::vector<ConnectionId> lobby_for(const Invitation& invitation) const;

    // Games (hub_games.cpp).
    void answer(ConnectionId id, const wire::WatchGame& message, Now now);
    void answer(ConnectionId id, const wire::LeaveGame& message, Now now);
    void answer(ConnectionId id, const wire::GameAct& message, Now now);
    void start(PendingStart start, Now now);
    void lead_on(const store::GameId& game, GameRoom& room, const store::GameId& next);
    void enter(const store::GameId& game, GameRoom& room);
    void look_at(const store::GameId& game, GameRoom& room, Now now);
    void leave(const store::GameId& game, GameRoom& room);
    GameRoom& room_of(const store::GameId& game);
    void request(const store::GameId& game, GameRoom& room, Request request, Now now);
    void work_off(const store::GameId& game, GameRoom& room, Now now);
    void grant(const store::GameId& game, GameRoom& room, const Request& request, Now now);
    void grant(const store::GameId& game, GameRoom& room, const ActRequest& request, Now now);
    void grant(const store::GameId& game, GameRoom& room, const WatchRequest& request, Now now);
    void grant(const store::GameId& game, GameRoom& room, const FoundRequest& request, Now now);
    void grant(const store::GameId& game, GameRoom& room, const QuitRequest& request, Now now);
    void write(const store::GameId& game, GameRoom& room, std::vector<Entry> entries, Now now);
    void reload(const store::GameId& game, GameRoom& room, Milliseconds pause = {});
    void show_news(const store::GameId& game, GameRoom& room, Now now);
    void show_since(ConnectionId to, GameRoom& room, std::uint32_t seen, wire::Participant role,
                    Now now);
    void show_clocks(std::vector<ConnectionId> to, GameRoom& room, Now now);
    void show_presence(const store::GameId& game, GameRoom& room, Color side, Now now);
    void depart(ConnectionId id, const store::GameId& game, bool leaves, Now now);
    void arm(const store::GameId& game, GameRoom& room, Now now);
    void disarm(const store::GameId& game, GameRoom& room);
    std::optional<wire::Participant> role_in(const GameRoom& room,
                                             const Connection& connection) const;
    wire::GameState state_for(const GameRoom& room, wire::Participant role, const Visitor& reader,
                              Now now) const;

    // Beside the games (hub_talk.cpp).
    void answer(ConnectionId id, const wire::Rematch& message, Now now);
    void answer(ConnectionId id, const wire::SayInGame& message, Now now);
    void take(const RematchWish& wish, ConnectionId asked_by, Now now);
    void show_wish(const GameRoom& room, const RematchWish& wish);
    void challenge_again(const Connection& by, const GameRoom& room, Color other,
                         ConnectionId asked_by, Now now);
    void begin_rematch(const store::GameId& game, GameRoom& room, ConnectionId asked_by, Now now);

    // Other nodes.
    bool is_shared() const { return !tools_.node.empty(); }
    std::unique_ptr<LiveGame> read_again(const store::PlayedGame& game, const LiveGame* before,
                                         Now now) const;
    bool is_behind(const GameRoom& room, std::uint32_t seen) const;
    void catch_up(const store::GameId& game, GameRoom& room, Request request);
    bool is_player_known(const GameRoom& room) const;
    bool minds_clock(const GameRoom& room) const;
    bool minds_computer(const GameRoom& room) const;
    std::optional<store::Time> next_look(const GameRoom& room, Now now) const;
    bool hand_on(const store::GameId& game, GameRoom& room, Now now);
    void tell_presence(const store::GameId& game, Color side, bool leaves);
    void tell_visitor(const store::Player& player, bool is_here);
    void end_gone_invitations(Now now);
    void hear_beginning(const store::Bulletin& bulletin);
    void hear_presence(const store::Bulletin& bulletin, Now now);
    void hear_rematch(const store::Bulletin& bulletin, Now now);
    void hear_relation(const store::Bulletin& bulletin);
    void hear_use(const store::Bulletin& bulletin, Now now);
    void end_invitation(const std::string& id, wire::ChallengeEnd how, std::string_view reason);
    void show_line(GameRoom& room, const store::ChatLine& line);
    store::GameId rematch_id(const store::GameId& game) const;

    // What became of what was written.
    void settle(const PendingEvents& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingStart& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingInvitation& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingRemoval& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingDone& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingPresence& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingDeadline& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingLine& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingWish& pending, const store::ChangeResult& outcome, Now now);
    void commit(store::Change change, Pending pending);

    HubTools tools_;
    std::map<ConnectionId, Connection> connections_;
    std::unordered_map<std::string, Person> people_;
    std::unordered_map<std::string, store::GuestId> guest_names_; ///< of those who are here
    std::unordered_map<std::string, RateLimit> used_;             ///< by what is used, and by whom
    Instant next_forgetting_{}; ///< of those that are not used any more
    std::map<std::string, Invitation> invitations_;
    std::set<std::string> withdrawn_; ///< invitations that the store may still have
    std::unordered_map<store::GameId, GameRoom> rooms_;
    std::set<std::pair<Instant, store::GameId>> alarms_;
    std::unordered_map<Ticket, Pending> pending_;
    Ticket last_ticket_ = 0;
    std::size_t running_count_ = 0;
    std::uint64_t move_count_ = 0;
    std::optional<store::Time> last_alive_; ///< when the server last ran before
    store::Time last_lapse_{};              ///< when invitations were last looked at
    bool is_draining_ = false;
    wire::RunningGames public_games_;                        ///< on all nodes
    std::optional<store::Outage> last_outage_;               ///< of all nodes together
    std::set<store::GameId> hinted_;                         ///< at by other nodes
    std::set<std::pair<store::GameId, Color>> told_in_vain_; ///< whose presence nobody knows
    std::vector<Effect> effects_;
};

} // namespace server
