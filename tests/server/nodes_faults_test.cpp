#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <mutex>
#include <random>
#include <set>
#include <thread>

#include "database_fixture.hpp"

/// Servers on one database that are killed, stopped and cut off while many play there:
/// STACKCHESS_TEST_NODES (3) and STACKCHESS_TEST_FAULTS (200) in the environment say how many.
namespace server_test {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

int number_in_environment(const char* name, int otherwise) {
    const char* const text = std::getenv(name);
    return text == nullptr ? otherwise : std::atoi(text);
}

/// Something that a player was told has happened.
struct Seen {
    std::string game{};
    std::uint32_t number = 0;
    std::string nonce{};
    std::string event{};
};

/// The nodes, each at a port of its own, whoever runs there.
class Ports {
  public:
    explicit Ports(std::vector<std::uint16_t> ports) : ports_(std::move(ports)) {}
    std::uint16_t any(std::mt19937& random) const { return ports_[random() % ports_.size()]; }

  private:
    std::vector<std::uint16_t> ports_;
};

/// Two guests who play one game after the other, each at any node, and go to another when a line is
/// lost. They remember what they were told.
class Pair {
  public:
    Pair(const Ports& ports, unsigned seed) : ports_(ports), random_(seed), name_(seed) {}

    void run(const std::atomic<bool>& is_over) {
        while (!is_over) {
            if (game_.empty()) begin();
            const std::size_t mover = plies_ % 2;
            if (!game_.empty() && is_at_board(mover) && !is_over) move(mover);
        }
    }
    const std::vector<Seen>& seen() const { return seen_; }
    Clock::duration longest_return() const { return longest_return_; }
    std::size_t games() const { return games_; }

  private:
    struct Player {
        std::unique_ptr<WebSocket> socket{};
        std::string secret{};
        bool watches = false;
        std::optional<Clock::time_point> lost{};
    };

    bool is_in(std::size_t who) {
        Player& player = players_[who];
        if (player.socket) return true;
        auto socket = std::make_unique<WebSocket>(ports_.any(random_));
        player.watches = false;
        if (socket->status() == 101) {
            socket->send(wire::Hello{.secret = player.secret});
            if (const auto welcome = socket->next<wire::Welcome>()) {
                player.secret = welcome->secret;
                player.socket = std::move(socket);
                return true;
            }
        }
        std::this_thread::sleep_for(50ms);
        return false;
    }
    void lose(std::size_t who) {
        Player& player = players_[who];
        player.socket.reset();
        if (!player.lost) player.lost = Clock::now();
    }
    void begin() {
        if (!is_in(0) || !is_in(1)) return;
        players_[0].socket->send(wire::MakeChallenge{
            .terms = {.rules = game::Rules::chess, .clock = play::TimeControl{3600s, 0s}},
            .color = wire::ColorWish::white});
        const auto challenge = answer<wire::Challenge>(0);
        if (!challenge) return;
        players_[1].socket->send(wire::AcceptChallenge{challenge->challenge});
        const auto started = answer<wire::GameStarted>(1);
        if (!started) return;
        game_ = started->game;
        plies_ = 0;
        number_ = 0;
        ++games_;
        for (Player& player : players_) player.watches = false;
    }
    /// The next message of this kind; nothing, and the line is given up, if there is none or the
    /// server refuses.
    template <class Message>
    std::optional<Message> answer(std::size_t who) {
        while (auto message = players_[who].socket->message()) {
            if (auto* const found = std::get_if<Message>(&*message)) return std::move(*found);
            if (std::holds_alternative<wire::Refused>(*message)) {
                std::this_thread::sleep_for(50ms);
                return std::nullopt;
            }
        }
        lose(who);
        return std::nullopt;
    }
    /// Connected, and shown the game as it is.
    bool is_at_board(std::size_t who) {
        Player& player = players_[who];
        if (!is_in(who)) return false;
        if (player.watches) return true;
        player.socket->send(wire::WatchGame{game_});
        const auto state = answer<wire::GameState>(who);
        if (!state) return false;
        if (player.lost) longest_return_ = std::max(longest_return_, Clock::now() - *player.lost);
        player.lost.reset();
        player.watches = true;
        note(*state);
        return game_ == state->game && !state->end;
    }
    void note(const wire::GameState& state) {
        number_ = std::max(number_, state.number);
        plies_ = static_cast<std::size_t>(std::ranges::count(state.moves, ' ')) +
                 (state.moves.empty() ? 0 : 1);
        if (state.end) game_.clear();
    }
    void move(std::size_t who) {
        constexpr std::array moves{"g1f3", "g8f6", "f3g1", "f6g8"};
        const std::string nonce = std::to_string(name_) + '.' + std::to_string(++nonce_);
        Player& player = players_[who];
        player.socket->send(
            wire::GameAct{game_, number_, nonce, wire::PlayMove{moves[plies_ % moves.size()]}});
        while (auto message = player.socket->message()) {
            if (const auto* const happened = std::get_if<wire::Happened>(&*message)) {
                seen_.push_back({happened->game, happened->number, happened->nonce,
                                 std::string(wire::kind_of(happened->event))});
                if (happened->game != game_) continue;
                number_ = std::max(number_, happened->number);
                if (std::holds_alternative<wire::Ended>(happened->event)) {
                    game_.clear();
                    return;
                }
                if (happened->nonce != nonce) continue;
                ++plies_;
                // The end by repetition comes with the last move.
                if (plies_ < 16) return;
            } else if (std::holds_alternative<wire::Refused>(*message)) {
                player.watches = false; // whatever it was: look again
                std::this_thread::sleep_for(20ms);
                return;
            }
        }
        lose(who);
    }

    const Ports& ports_;
    std::mt19937 random_;
    unsigned name_;
    std::array<Player, 2> players_;
    std::string game_;
    std::size_t plies_ = 0;
    std::uint32_t number_ = 0;
    int nonce_ = 0;
    std::size_t games_ = 0;
    std::vector<Seen> seen_;
    Clock::duration longest_return_{};
};

class LongNodes : public DatabaseTest {
  protected:
    /// All that is stored, each as a word for itself.
    std::set<std::string> kept() const {
        PGconn* const connection = PQconnectdb(place_.c_str());
        PGresult* const result =
            PQexec(connection, "SELECT game || ' ' || number || ' ' || nonce || ' ' || kind "
                               "FROM events");
        std::set<std::string> all;
        for (int row = 0; row < PQntuples(result); ++row) all.insert(PQgetvalue(result, row, 0));
        PQclear(result);
        PQfinish(connection);
        return all;
    }
    int count(const std::string& query) const {
        PGconn* const connection = PQconnectdb(place_.c_str());
        PGresult* const result = PQexec(connection, query.c_str());
        const int found = PQntuples(result) == 1 ? std::atoi(PQgetvalue(result, 0, 0)) : -1;
        PQclear(result);
        PQfinish(connection);
        return found;
    }
};

TEST_F(LongNodes, LoseAndDoubleNothingWhateverHappensToThem) {
    const int node_count = number_in_environment("STACKCHESS_TEST_NODES", 3);
    const int fault_count = number_in_environment("STACKCHESS_TEST_FAULTS", 200);
    constexpr unsigned pairs = 8;
    socket_patience = 4s;
    std::vector<std::unique_ptr<ServerProgram>> nodes;
    std::vector<std::uint16_t> numbers;
    for (int i = 0; i < node_count; ++i) {
        nodes.push_back(std::make_unique<ServerProgram>(folder_.path()));
        ASSERT_NE(nodes.back()->port(), 0);
        numbers.push_back(nodes.back()->port());
    }
    const Ports ports(numbers);
    std::atomic<bool> is_over = false;
    std::vector<std::unique_ptr<Pair>> players;
    std::vector<std::jthread> threads;
    for (unsigned i = 1; i <= pairs; ++i) {
        players.push_back(std::make_unique<Pair>(ports, i));
        threads.emplace_back([&is_over, &pair = *players.back()] { pair.run(is_over); });
    }
    std::mt19937 random(1);
    std::array<int, 6> made{};
    const auto pick = [&] { return random() % nodes.size(); };
    for (int fault = 0; fault < fault_count; ++fault) {
        std::this_thread::sleep_for(std::chrono::milliseconds(500 + random() % 1500));
        const std::size_t node = pick();
        const auto kind = fault % 20;
        if (kind < 8) {
            nodes[node]->kill();
            nodes[node] = std::make_unique<ServerProgram>(folder_.path(), numbers[node]);
            ++made[0];
        } else if (kind < 11) {
            nodes[node]->signal(SIGSTOP);
            std::this_thread::sleep_for(1s);
            nodes[node]->signal(SIGCONT);
            ++made[1];
        } else if (kind < 16) {
            cluster().drop_connections();
            ++made[2];
        } else if (kind < 18) {
            cluster().stop();
            cluster().start();
            ++made[3];
        } else if (kind < 19) {
            nodes[node]->terminate();
            nodes[node] = std::make_unique<ServerProgram>(folder_.path(), numbers[node]);
            ++made[4];
        } else {
            nodes[node]->signal(SIGSTOP);
            std::this_thread::sleep_for(30s);
            nodes[node]->signal(SIGCONT);
            ++made[5];
        }
    }
    std::this_thread::sleep_for(5s);
    is_over = true;
    threads.clear();
    for (auto& node : nodes) node->terminate();
    const std::set<std::string> all = kept();
    std::size_t told = 0;
    std::size_t lost = 0;
    std::size_t games = 0;
    Clock::duration longest{};
    for (const auto& pair : players) {
        games += pair->games();
        longest = std::max(longest, pair->longest_return());
        for (const Seen& seen : pair->seen()) {
            ++told;
            if (!all.contains(seen.game + ' ' + std::to_string(seen.number) + ' ' + seen.nonce +
                              ' ' + seen.event))
                ++lost;
        }
    }
    std::cout << node_count << " nodes; " << made[0] << " killed, " << made[1]
              << " stopped for 1 s, " << made[5] << " for 30 s, " << made[4] << " drained; "
              << made[2] << " times connections dropped, " << made[3]
              << " times the database restarted; " << games << " games, " << told
              << " events told, " << lost << " of them lost; longest way back to the board "
              << std::chrono::duration<double>(longest).count() << " s\n";
    EXPECT_EQ(lost, 0U);
    EXPECT_GT(told, 100U);
    // Each act has happened once at most; two events of one act are a move and the end.
    EXPECT_EQ(count("SELECT count(*) FROM (SELECT nonce, kind FROM events WHERE nonce LIKE '%.%' "
                    "GROUP BY nonce, kind HAVING count(*) > 1) AS doubled"),
              0);
    EXPECT_NE(
        run_program({"serve", "--check", "--database", place_}, "").find("Everything is in order."),
        std::string::npos);
}

} // namespace
} // namespace server_test
