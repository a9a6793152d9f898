#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstring>
#include <fstream>
#include <functional>
#include <memory>
#include <mutex>
#include <string_view>
#include <thread>
#include <unordered_set>
#include <vector>

#include <fmt/format.h>

#include "board.hpp"
#include "files.hpp"
#include "network_option.hpp"
#include "orders.hpp"
#include "packed_game.hpp"
#include "self_play.hpp"
#include "studies.hpp"

namespace learn {
namespace {

using Clock = std::chrono::steady_clock;

/// Writes the games of all threads to a file and reports how many there are.
class Collector {
  public:
    Collector(const std::string& path, const Board& board) : file_(path, std::ios::binary) {
        write(games_header(board));
    }

    /// False if the file cannot be written.
    bool take(const PackedGame& game) {
        const std::lock_guard lock(mutex_);
        std::string bytes;
        append_game(bytes, game);
        write(bytes);
        ++games_;
        plies_ += game.plies.size();
        distinct_.insert(std::hash<std::string>{}(bytes));
        ++results_[static_cast<std::size_t>(game.result)];
        tell_now_and_then();
        return error_ == 0;
    }

    /// The `errno` of the first write that failed, or 0.
    int error() const { return error_; }

    void tell(const char* end) const {
        fmt::print(
            "\r{} games, {} distinct, {} half-moves; white {}, draw {}, black {}, no result {}"
            "{}",
            games_, distinct_.size(), plies_, results_[2], results_[1], results_[0], results_[3],
            end);
        std::fflush(stdout);
    }

  private:
    void write(std::string_view bytes) {
        file_ << bytes << std::flush;
        if (!file_ && error_ == 0) error_ = errno;
    }
    void tell_now_and_then() {
        const auto now = Clock::now();
        if (now - last_told_ < std::chrono::seconds(10)) return;
        last_told_ = now;
        tell("");
    }

    std::mutex mutex_;
    std::ofstream file_;
    int error_ = 0;
    std::size_t games_ = 0;
    std::size_t plies_ = 0;
    std::unordered_set<std::size_t> distinct_;
    std::array<std::size_t, 4> results_{};
    Clock::time_point last_told_ = Clock::now();
};

/// The seed of one game: neighbouring numbers must not give neighbouring games.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t game) {
    core::Random first(seed);
    return core::Random(first.next() ^ game * 0xD1342543DE82EF95).next();
}

template <class Study>
void play_games(const GamesOrder& order, const std::vector<Board>& boards,
                const engine::Networks& networks, Collector& collector) {
    const Manner manner{
        .nodes = order.nodes, .wild = order.wild, .uneven = order.uneven, .networks = networks};
    const auto end = Clock::now() + std::chrono::seconds(order.seconds);
    std::atomic<std::uint64_t> next = 0;
    const auto work = [&] {
        std::vector<std::unique_ptr<SelfPlay<Study>>> players;
        for (const Board& board : boards)
            players.push_back(std::make_unique<SelfPlay<Study>>(board, manner));
        while (order.seconds == 0 || Clock::now() < end) {
            const std::uint64_t game = next++;
            if (order.games != 0 && game >= order.games) return;
            const auto played = players[game % players.size()]->play(seed_of(order.seed, game));
            if (!collector.take(played)) return;
        }
    };
    std::vector<std::jthread> threads;
    for (int i = 0; i < order.threads; ++i) threads.emplace_back(work);
}

} // namespace

std::string make_games(const GamesOrder& order) {
    std::vector<Board> boards;
    for (const std::string& text : order.boards) {
        const auto board = read_board(text);
        if (!board) return invalid_board(text);
        boards.push_back(*board);
    }
    for (const Board& board : boards)
        if (games_header(board) != games_header(boards.front()))
            return "the boards must be of one game and size";
    if (order.games == 0 && order.seconds == 0) return "say how many --games or --seconds";
    engine::Networks networks;
    std::string error = add_network(networks, order.network, boards.front());
    if (!error.empty()) return error;
    Collector collector(order.output, boards.front());
    if (collector.error() != 0) return unwritable(order.output, collector.error());
    switch (boards.front().rules) {
    case game::Rules::chess: play_games<ChessStudy>(order, boards, networks, collector); break;
    case game::Rules::stackchess:
        play_games<StackchessStudy>(order, boards, networks, collector);
        break;
    }
    collector.tell("\n");
    return collector.error() == 0 ? "" : unwritable(order.output, collector.error());
}

} // namespace learn
