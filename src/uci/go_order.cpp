#include "uci/go_order.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string_view>

namespace uci {
namespace {

using std::chrono::milliseconds;

// Ten years, which can be multiplied and added without overflow.
constexpr std::int64_t most_time = 315'360'000'000;
constexpr std::int64_t most_nodes = std::int64_t{1} << 60;
constexpr std::int64_t most_plies = 1'000;
constexpr std::int64_t most_counted = 60; // each keeps its moves until all below are counted

/// Takes a number between `least` and `most`; leaves anything else for others.
std::optional<std::int64_t> take_figure(Tokens& words, std::int64_t least, std::int64_t most) {
    const std::string_view word = words.peek();
    std::int64_t figure = 0;
    const auto [end, error] = std::from_chars(word.begin(), word.end(), figure);
    if (error == std::errc::invalid_argument || end != word.end()) return std::nullopt;
    if (error == std::errc::result_out_of_range) figure = word.front() == '-' ? least : most;
    words.take();
    return std::clamp(figure, least, most);
}

class GoReader {
  public:
    GoReader(Tokens words, const UnknownWords& unknown) : words_(words), unknown_(unknown) {}

    GoOrder order() {
        while (!words_.empty()) {
            const std::string_view word = word_ = words_.take();
            if (!read_mode(word) && !read_limit(word) && !read_clock(word)) collect(word);
        }
        const engine::Limits& limits = order_.limits;
        const bool has_limit = limits.depth != 0 || limits.nodes != 0 || limits.time.count() != 0 ||
                               limits.win_in != 0 || order_.left[0] || order_.left[1] ||
                               order_.perft;
        if (!has_limit) order_.is_infinite = true;
        if (order_.is_infinite) order_.left = {}; // whatever the clocks show
        return order_;
    }

  private:
    bool read_mode(std::string_view word) {
        if (word == "infinite")
            order_.is_infinite = true;
        else if (word == "ponder")
            order_.is_ponder = true;
        else if (word == "searchmoves")
            collects_ = true;
        else
            return false;
        if (word != "searchmoves") collects_ = false;
        return true;
    }

    bool read_limit(std::string_view word) {
        engine::Limits& limits = order_.limits;
        if (word == "depth") {
            if (const auto plies = figure(1, most_plies)) limits.depth = static_cast<int>(*plies);
        } else if (word == "nodes") {
            if (const auto nodes = figure(1, most_nodes))
                limits.nodes = static_cast<std::uint64_t>(*nodes);
        } else if (word == "movetime") {
            if (const auto time = figure(1, most_time)) limits.time = milliseconds(*time);
        } else if (word == "mate") {
            if (const auto moves = figure(1, most_plies))
                limits.win_in = static_cast<int>(2 * *moves - 1);
        } else if (word == "perft") {
            if (const auto plies = figure(0, most_counted)) order_.perft = static_cast<int>(*plies);
        } else {
            return false;
        }
        return true;
    }

    bool read_clock(std::string_view word) {
        const std::size_t side = word.starts_with('b') ? 1 : 0;
        if (word == "wtime" || word == "btime") {
            if (const auto time = figure(-most_time, most_time))
                order_.left[side] = milliseconds(*time);
        } else if (word == "winc" || word == "binc") {
            if (const auto time = figure(0, most_time))
                order_.increments[side] = milliseconds(*time);
        } else if (word == "movestogo") {
            if (const auto moves = figure(0, most_plies))
                order_.moves_to_go = static_cast<int>(*moves);
        } else {
            return false;
        }
        return true;
    }

    std::optional<std::int64_t> figure(std::int64_t least, std::int64_t most) {
        collects_ = false;
        const auto figure = take_figure(words_, least, most);
        if (!figure) order_.wanting.emplace_back(word_);
        return figure;
    }

    void collect(std::string_view word) {
        if (collects_)
            order_.moves.emplace_back(word);
        else
            unknown_(word);
    }

    Tokens words_;
    const UnknownWords& unknown_;
    std::string_view word_; ///< that is being parsed
    GoOrder order_;
    bool collects_ = false; ///< words that are nothing else are moves to search
};

} // namespace

engine::Limits GoOrder::limits_of(core::Color turn, milliseconds overhead) const {
    engine::Limits all = limits;
    const std::size_t side = index(turn);
    // A single clock is meant for both sides.
    const auto& time = left[side] ? left[side] : left[1 - side];
    if (time)
        all.clock = engine::Remaining{.left = *time,
                                      .increment = increments[side],
                                      .moves_to_go = moves_to_go,
                                      .overhead = overhead};
    return all;
}

GoOrder read_go(Tokens words, const UnknownWords& unknown) {
    return GoReader(words, unknown).order();
}

} // namespace uci
