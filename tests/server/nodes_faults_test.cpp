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

/// What the clocks show in games that a flag ends.
constexpr auto flag_base = 3s;

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
    /// Any but the one where it did not go well, as a balancer that looks after the nodes' health.
    std::uint16_t any(std::mt19937& random, std::uint16_t except) const {
        const std::uint16_t port = ports_[random() % ports_.size()];
        return port == except ? any(random, except) : port;
    }

  private:
    std::vector<std::uint16_t> ports_;
};

/// Two accounts that play one rated game after the other, each at any node, and go to another when
/// a line is lost. They remember what they were told. In every third game nobody moves after the
/// second half-move, until the flag has fallen.
class Pair {
  public:
    /// `headers` are those by which each of the two is known.
    Pair(const Ports& ports, unsigned seed, const std::array<std::string, 2>& headers)
        : ports_(ports), random_(seed), name_(seed) {
        for (std::size_t i = 0; i < 2; ++i) players_[i].headers = headers[i];
    }

    void run(const std::atomic<bool>& is_over) {
        constexpr auto pause = 150ms; // nobody may send much more than that
        while (!is_over) {
            std::this_thread::sleep_for(pause);
            if (game_.empty()) begin();
            const std::size_t mover = plies_ % 2;
            if (game_.empty() || !is_at_board(mover) || is_over) continue;
            if (waits_for_flag() && plies_ >= 2)
                wait(mover);
            else
                move(mover);
        }
    }
    const std::vector<Seen>& seen() const { return seen_; }
    Clock::duration longest_return() const { return longest_return_; }
    std::size_t games() const { return games_; }

  private:
    struct Player {
        std::unique_ptr<WebSocket> socket{};
        std::string headers{};
        std::uint16_t port = 0; ///< where it was last
        bool watches = false;
        std::optional<Clock::time_point> lost{};
    };

    /// The server may be unable to tell who it is.
    static bool is_welcome(WebSocket& socket) {
        while (const auto message = socket.message()) {
            if (std::holds_alternative<wire::Welcome>(*message)) return true;
            if (std::holds_alternative<wire::Refused>(*message)) return false;
        }
        return false;
    }
    bool is_in(std::size_t who) {
        Player& player = players_[who];
        if (player.socket) return true;
        player.port = ports_.any(random_, player.port);
        auto socket = std::make_unique<WebSocket>(player.port, player.headers);
        player.watches = false;
        if (socket->status() == 101) {
            socket->send(wire::Hello{});
            if (is_welcome(*socket)) {
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
        ++games_;
        const auto base = waits_for_flag() ? flag_base : 3600s;
        players_[0].socket->send(wire::MakeChallenge{.terms = {.rules = game::Rules::chess,
                                                               .clock = play::TimeControl{base, 0s},
                                                               .is_rated = true},
                                                     .color = wire::ColorWish::white});
        const auto challenge = answer<wire::Challenge>(0);
        if (!challenge) return;
        players_[1].socket->send(wire::AcceptChallenge{challenge->challenge});
        const auto started = answer<wire::GameStarted>(1);
        if (!started) return;
        game_ = started->game;
        plies_ = 0;
        number_ = 0;
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
    bool waits_for_flag() const { return games_ % 3 == 0; }
    /// Until something happens: it can only be the end.
    void wait(std::size_t who) {
        const auto happened = players_[who].socket->next<wire::Happened>();
        if (!happened) return lose(who);
        seen_.push_back({happened->game, happened->number, happened->nonce,
                         std::string(wire::kind_of(happened->event))});
        if (happened->game == game_ && std::holds_alternative<wire::Ended>(happened->event))
            game_.clear();
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
    /// The headers of a new account, which seems to be at an address of its own.
    std::string headers_of(unsigned number) const {
        const std::string name = "Player" + std::to_string(number);
        run_program({"account", "add", name, "--database", place_}, "correct horse\n");
        std::string token = run_program(
            {"account", "token", name, "--scope", "board:play", "--database", place_}, "");
        token.erase(token.find_last_not_of('\n') + 1);
        return "Authorization: Bearer " + token + "\r\nX-Forwarded-For: 203.0.113." +
               std::to_string(number) + "\r\n";
    }
    std::unique_ptr<ServerProgram> start_node(std::size_t index, std::uint16_t port) {
        return std::make_unique<ServerProgram>(index == 0 ? as_other_user : folder_.path(), port,
                                               std::vector<std::string>{"--behind-proxy"});
    }
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
};

TEST_F(LongNodes, LoseAndDoubleNothingWhateverHappensToThem) {
    const int node_count = number_in_environment("STACKCHESS_TEST_NODES", 3);
    const int fault_count = number_in_environment("STACKCHESS_TEST_FAULTS", 200);
    constexpr unsigned pairs = 8;
    socket_patience = 4s;
    std::vector<std::unique_ptr<ServerProgram>> nodes;
    std::vector<std::uint16_t> numbers;
    for (int i = 0; i < node_count; ++i) {
        nodes.push_back(start_node(nodes.size(), 0));
        ASSERT_NE(nodes.back()->port(), 0);
        numbers.push_back(nodes.back()->port());
    }
    const Ports ports(numbers);
    std::atomic<bool> is_over = false;
    std::vector<std::unique_ptr<Pair>> players;
    std::vector<std::jthread> threads;
    for (unsigned i = 1; i <= pairs; ++i) {
        players.push_back(
            std::make_unique<Pair>(ports, i, std::array{headers_of(2 * i), headers_of(2 * i + 1)}));
        threads.emplace_back([&is_over, &pair = *players.back()] { pair.run(is_over); });
    }
    std::mt19937 random(1);
    std::array<int, 7> made{};
    const auto pick = [&] { return random() % nodes.size(); };
    for (int fault = 0; fault < fault_count; ++fault) {
        std::this_thread::sleep_for(std::chrono::milliseconds(500 + random() % 1500));
        const std::size_t node = pick();
        const auto kind = fault % 20;
        if (kind < 8) {
            nodes[node]->kill();
            nodes[node] = start_node(node, numbers[node]);
            ++made[0];
        } else if (kind < 11) {
            nodes[node]->signal(SIGSTOP);
            std::this_thread::sleep_for(1s);
            nodes[node]->signal(SIGCONT);
            ++made[1];
        } else if (kind < 14) {
            cluster().drop_connections();
            ++made[2];
        } else if (kind < 16) { // the first node alone is cut off, for less or more than all may be
            cluster().keep_other_user_out();
            std::this_thread::sleep_for(std::chrono::milliseconds(1'000 + random() % 9'000));
            cluster().let_other_user_in();
            ++made[6];
        } else if (kind < 18) {
            cluster().stop();
            cluster().start();
            ++made[3];
        } else if (kind < 19) {
            nodes[node]->terminate();
            nodes[node] = start_node(node, numbers[node]);
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
              << made[2] << " times connections dropped, " << made[6] << " times one node cut off, "
              << made[3] << " times the database restarted; " << games << " games, " << told
              << " events told, " << lost << " of them lost; longest way back to the board "
              << std::chrono::duration<double>(longest).count() << " s\n"
              << count("SELECT count(*) FROM games WHERE result <> 'none'") << " games rated, "
              << count("SELECT count(*) FROM games WHERE reason = 'time'")
              << " of them by a flag\n";
    EXPECT_EQ(lost, 0U);
    EXPECT_GT(told, 100U);
    // Each act has happened once at most; two events of one act are a move and the end.
    EXPECT_EQ(count("SELECT count(*) FROM (SELECT nonce, kind FROM events WHERE nonce LIKE '%.%' "
                    "GROUP BY nonce, kind HAVING count(*) > 1) AS doubled"),
              0);
    EXPECT_EQ(count("SELECT count(*) FROM games WHERE result <> 'none' AND 2 <> "
                    "(SELECT count(*) FROM rating_entries WHERE game = games.id)"),
              0);
    EXPECT_EQ(count("SELECT count(*) FROM rating_entries"),
              2 * count("SELECT count(*) FROM games WHERE result <> 'none'"));
    EXPECT_EQ(count("SELECT count(*) FROM (SELECT game FROM events WHERE kind = 'ended' "
                    "GROUP BY game HAVING count(*) > 1) AS ended"),
              0);
    EXPECT_GT(count("SELECT count(*) FROM games WHERE reason = 'time'"), 0);
    // No flag fell while its player had time, by the calendar of the database.
    EXPECT_EQ(count("SELECT count(*) FROM games JOIN events ended ON ended.game = games.id AND "
                    "ended.kind = 'ended' JOIN events last ON last.game = games.id AND "
                    "last.number = ended.number - 1 WHERE reason = 'time' AND "
                    "ended.time - last.time < games.base * 1000 - 500"),
              0);
    EXPECT_NE(
        run_program({"serve", "--check", "--database", place_}, "").find("Everything is in order."),
        std::string::npos);
}

} // namespace
} // namespace server_test
