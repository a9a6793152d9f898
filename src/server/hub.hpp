#pragma once

#include <algorithm>
#include <array>
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
    int people_per_address = 10; ///< who may use their full allowance
    Allowance play{100, std::chrono::seconds(20)};
    Allowance lobby{30, std::chrono::seconds(30)};
};

/// What a hub needs from outside.
struct HubTools {
    /// Eight random letters and digits.
    std::function<std::string()> new_id;
    /// Whether the one who asked has White, if both accept either colour.
    std::function<bool()> toss;
    /// A name for a guest that nobody else has.
    std::function<std::string(const store::GuestId&)> guest_name;
    /// Makes sure that the hub knows the subject of a message, which is within its sender's
    /// allowance; false if the store fails. Empty: the hub knows all of them.
    std::function<bool(wire::FromClient&)> prepare{};
    /// The game that an open challenge has become, by its link for a colour; empty if there is none
    /// or the store fails. Empty: there are no such links.
    std::function<store::GameId(const std::string& link)> game_of_link{};
    HubLimits limits{};
    store::NodeId node{}; ///< which of several servers this is; empty: the only one
};

/// The logic of a server, as a state machine without sockets, threads, disk or clock: it is told
/// what comes in and when, and `take_effects` returns what is to be done, in order. Events of a
/// game are sent to nobody before the store has them.
class Hub {
  public:
    explicit Hub(HubTools tools);
    ~Hub();

    // People.
    void opened(ConnectionId connection, Visitor visitor, Now now);
    /// `leaves` if the other end closed the connection, not if it was lost.
    void closed(ConnectionId connection, bool leaves, Now now);
    void received(ConnectionId connection, wire::FromClient message, Now now);
    /// A text that is not a message.
    void misread(ConnectionId connection, const wire::Misread& misread, Now now);
    /// The current round-trip time to the other end.
    void measured(ConnectionId connection, Milliseconds lag);
    /// Something has happened to an account.
    void heard(const store::NumberedNews& news, Now now);
    /// A game has changed the ratings of an account to these.
    void rated(const store::AccountId& account,
               const std::map<store::Category, store::Rating>& ratings);
    /// Whether one more use under this name is within an allowance, on all nodes together; if so,
    /// it is counted.
    bool admits(const std::string& name, const Allowance& allowance, Now now);
    /// An account is about to be deleted: it resigns or aborts its games.
    void quit(const store::AccountId& account, Now now);

    // The store.
    /// Restores the games in progress of the last run.
    void restore(const std::vector<store::PlayedGame>& games, std::optional<store::Time> last_alive,
                 Now now);
    /// An offer of a game, made here before a restart or on another node.
    void invited(const store::Invitation& invitation, const store::StoredSeat& by,
                 const std::string& to);
    void committed(Ticket ticket, const store::ChangeResult& outcome, Now now);
    /// An empty `game` means that there is none, an error that it could not be read.
    void loaded(const store::GameId& id,
                const store::Result<std::optional<store::PlayedGame>>& game,
                const std::vector<store::ChatLine>& chat,
                const std::vector<store::Presence>& presence, Now now);

    // Other nodes (hub_nodes.cpp). A node has the games of its players and spectators in memory.
    /// A running game, as the store has it; ignored if it is already in memory.
    void bring(const store::PlayedGame& game, const std::vector<store::ChatLine>& chat,
               const std::vector<store::Presence>& presence, Now now);
    /// There may be new events in a game.
    void hint(const std::vector<store::GameId>& games);
    void hint_at_all();
    /// The same for all games of one of several shares; each game is in one of them.
    void hint_at_share(std::size_t share, std::size_t shares);
    /// The games with a hint that are in memory and have no work in progress.
    std::vector<store::KnownEvents> take_hinted();
    void happened(const store::LaterEvents& later, Now now);
    void heard(const store::Bulletin& bulletin, Now now);
    bool has_invitation(const std::string& id) const { return invitations_.contains(id); }
    void said(const store::ChatLine& line);
    /// Checks the clocks of a running game, if it is in memory; returns when to check them next, in
    /// calendar time; nothing if it has ended.
    std::optional<store::Time> examine(const store::GameId& game, Now now);
    /// The public games on all nodes, with the numbers of their spectators on other nodes.
    void set_public_games(const std::vector<store::PublicGame>& games,
                          const std::function<int(const store::GameId&)>& watchers_elsewhere);
    /// Running games with spectators here, and how many there are.
    std::unordered_map<store::GameId, int> watched_games() const;
    /// Drops what concerns nobody here, and repeats removals and announcements that failed.
    void tidy(Now now);
    /// This node is starting, or was expelled: it starts empty under a new name.
    void begin_anew(store::NodeId node, std::optional<store::Outage> last_outage);

    // Time and computers.
    void tick(Now now);
    /// When `tick` has something to do.
    std::optional<Instant> next_tick() const;
    void found(const store::GameId& game, std::uint32_t number, const engine::Thought& thought,
               Now now);

    /// The server is about to stop: all clients are told, and nothing new begins.
    void drain(Now now);
    /// Whether everything that happened is on disk.
    bool is_settled() const;

    std::vector<Effect> take_effects() { return std::exchange(effects_, {}); }

    // For metrics and the log.
    std::size_t connection_count() const { return connections_.size(); }
    std::size_t running_games() const { return running_count_; }
    /// Games in memory: running ones, and others that somebody is viewing.
    std::size_t known_games() const { return rooms_.size(); }
    /// Moves played and stored since the server started.
    std::uint64_t move_count() const { return move_count_; }

    // Views for others.
    /// A game that is in progress, or followed after its end; null if there is none.
    LiveGame* live_game(const store::GameId& game);
    /// The games that somebody is playing.
    std::vector<store::GameId> games_of(const store::Player& player) const;
    bool is_here(const store::Player& player) const;
    /// Whether another connected guest has this name.
    bool is_guest_name_used(std::string_view name, const store::GuestId& except) const;
    /// Public games in progress, at most that many.
    wire::PublicGames list_games(std::size_t most) const;

  private:
    struct Connection {
        Visitor visitor{};
        std::string person{};
        bool is_in_lobby = false;
        std::set<store::GameId> watched{};
        Milliseconds lag{};
    };
    /// Somebody who is connected or has a game in progress.
    struct Person {
        std::vector<ConnectionId> connections{};
        std::set<store::GameId> games{}; ///< running
        std::string guest_name{};        ///< in the form that is compared; empty for accounts
    };
    /// A seek or challenge, which becomes a game when somebody accepts it.
    struct Invitation {
        store::Invitation kept{};
        wire::Terms terms{};
        store::StoredSeat by{};
        std::string to{};      ///< the name of the invited account; empty: anybody
        bool is_taken = false; ///< the game that it becomes is being written
        bool is_stored = false;
        bool ends_with_line = false;         ///< with the maker's last connection, which is here
        ConnectionId kept_by = 0;            ///< the request that keeps it open
        std::optional<Instant> gone_since{}; ///< from the store; how it ended is not known yet
    };

    // Changes being written, with what to do afterwards.
    struct PendingEvents {
        store::GameId game{};
    };
    struct PendingStart {
        store::Game game{};
        wire::Terms terms{};
        ConnectionId asked_by = 0;
        std::string to{}; ///< the kind of message that requested it
        std::string invitation{};
        store::GameId rematch_of{};
    };
    struct PendingInvitation {
        std::string id{};
        ConnectionId asked_by = 0;
    };
    struct PendingRemoval {
        std::string id{};  ///< of an invitation
        std::string how{}; ///< it ended, for other nodes
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
        bool is_for_others = false; ///< not for the one who said it
        int tries = 0;
    };
    struct RematchWish {
        store::GameId game{};
        Color by{};
        bool is_on = false;
        std::string person{};      ///< the key of whoever wishes it
        bool is_forgotten = false; ///< because this person plays elsewhere
    };
    struct PendingWish {
        RematchWish wish{};
        ConnectionId asked_by = 0;
    };
    struct PendingName {
        ConnectionId asked_by = 0;
        store::Player guest{};   ///< with the new name
        bool is_claimed = false; ///< no guest on another node has it
    };
    /// Who wants a rematch, and since when that has not changed.
    struct Wishes {
        std::array<std::string, 2> by{}; ///< the keys of these people
        Instant since{};

        bool are_both() const { return std::ranges::none_of(by, &std::string::empty); }
    };
    using Pending =
        std::variant<PendingEvents, PendingStart, PendingInvitation, PendingRemoval, PendingDone,
                     PendingPresence, PendingDeadline, PendingLine, PendingWish, PendingName>;

    // People (hub_people.cpp).
    void answer(ConnectionId id, const wire::Ping& message, Now now);
    void answer(ConnectionId id, const wire::Hello& message, Now now);
    void answer(ConnectionId id, const wire::Block& message, Now now);
    void answer(ConnectionId id, const wire::Report& message, Now now);
    bool admits(const Connection& connection, const wire::FromClient& message, Now now);
    void forget_old(Now now);
    void welcome(ConnectionId id);
    void call_guest(const store::Player& guest);
    void forget_guest_name(const Person& who, const store::GuestId& guest);
    void rename_guest(const store::AccountId& name);
    std::optional<wire::Objection> objection_to_name(const std::string& name,
                                                     const store::GuestId& guest) const;
    void keep_name(const PendingName& pending);
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
    Color toss() const;
    Invitation invitation(const Connection& by, const wire::Terms& terms, wire::ColorWish color,
                          bool is_listed, Now now) const;
    void keep(Invitation invitation, ConnectionId asked_by);
    void publish(const Invitation& invitation);
    /// What somebody who accepts an invitation has found.
    struct Followed {
        Invitation* invitation = nullptr;
        std::optional<Color> color = std::nullopt; ///< of that person, if the link says so
    };
    static wire::Challenge shown(const Invitation& challenge);
    Followed follow(const std::string& link);
    void accept(ConnectionId id, const Followed& followed, bool is_listed, std::string_view kind,
                Now now);
    std::optional<wire::Why> objection_to(const Connection& asker,
                                          const Invitation& invitation) const;
    void withdraw(const std::string& invitation, wire::ChallengeEnd how,
                  std::string_view reason = "");
    void remove(PendingRemoval removal);
    void remove_again();
    void forget_seeks(const std::string& person);
    void let_lapse(Now now);
    std::vector<ConnectionId> told_of(const Invitation& seek) const;

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
    void request(const store::GameId& game, GameRoom& room, GameRequest request, Now now);
    void work_off(const store::GameId& game, GameRoom& room, Now now);
    void grant(const store::GameId& game, GameRoom& room, const GameRequest& request, Now now);
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

    // Chat and rematches (hub_talk.cpp).
    void answer(ConnectionId id, const wire::Rematch& message, Now now);
    void answer(ConnectionId id, const wire::SayInGame& message, Now now);
    void take(const RematchWish& wish, ConnectionId asked_by, Now now);
    void forget_wishes(Now now);
    void announce_again();
    void forget_wishes_of(const store::Player& player, Now now);
    void announce(const RematchWish& wish, ConnectionId asked_by);
    void withdraw_rematch(const store::GameId& game);
    void show_wish(const GameRoom& room, const RematchWish& wish);
    void show_wishes(ConnectionId to, const GameRoom& room, Color reader);
    void show_wishes(const GameRoom& room);
    bool is_rematch_agreed(const GameRoom& room) const;
    void challenge_again(const Connection& by, const GameRoom& room, Color other,
                         ConnectionId asked_by, Now now);
    void begin_rematch(const store::GameId& game, GameRoom& room, ConnectionId asked_by, Now now);

    // Other nodes.
    bool is_shared() const { return !tools_.node.empty(); }
    std::unique_ptr<LiveGame> read_again(const store::PlayedGame& game, const LiveGame* before,
                                         Now now) const;
    bool is_behind(const GameRoom& room, std::uint32_t seen) const;
    void catch_up(const store::GameId& game, GameRoom& room, GameRequest request);
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

    // Outcomes of changes.
    void settle(const PendingEvents& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingStart& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingInvitation& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingRemoval& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingDone& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingPresence& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingDeadline& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingLine& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingWish& pending, const store::ChangeResult& outcome, Now now);
    void settle(const PendingName& pending, const store::ChangeResult& outcome, Now now);
    void commit(store::Change change, Pending pending);

    HubTools tools_;
    std::map<ConnectionId, Connection> connections_;
    std::unordered_map<std::string, Person> people_;
    std::unordered_map<std::string, store::GuestId> guest_names_; ///< of the connected guests
    std::unordered_map<std::string, RateLimit> used_;             ///< by the allowance and its user
    Instant next_forgetting_{};                                   ///< when unused ones are dropped
    std::map<std::string, Invitation> invitations_;
    std::set<std::string> withdrawn_; ///< invitations that may still be in the store
    std::unordered_map<store::GameId, GameRoom> rooms_;
    std::unordered_map<store::GameId, Wishes> wishes_; ///< after games, in memory here or not
    std::set<std::pair<Instant, store::GameId>> alarms_;
    std::unordered_map<Ticket, Pending> pending_;
    Ticket last_ticket_ = 0;
    std::size_t running_count_ = 0;
    std::uint64_t move_count_ = 0;
    std::optional<store::Time> last_alive_; ///< when the server was last seen alive in its last run
    store::Time last_lapse_{};              ///< when invitations were last checked
    bool is_draining_ = false;
    wire::PublicGames public_games_;           ///< on all nodes
    std::optional<store::Outage> last_outage_; ///< of all nodes together
    std::set<store::GameId> hinted_;           ///< games with news from other nodes
    std::set<std::pair<store::GameId, Color>>
        told_in_vain_; ///< whose presence could not be announced
    std::vector<PendingRemoval> removed_in_vain_;
    std::vector<RematchWish> forgotten_in_vain_; ///< whose end could not be announced
    std::vector<Effect> effects_;
};

} // namespace server
