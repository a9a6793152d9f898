#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "chess/perft.hpp"
#include "chess/uci.hpp"
#include "command/start_position.hpp"
#include "command/subcommand.hpp"
#include "core/digits.hpp"
#include "stackchess/notation.hpp"
#include "stackchess/perft.hpp"
#include "words/command_messages.hpp"
#include "words/help_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

// A deeper count could not be finished in a lifetime.
constexpr int max_depth = 60;
constexpr int max_threads = 256;

struct PerftOptions {
    PositionOptions start;
    std::string depth;
    std::string threads = "1";
    bool divide = false;
};

/// Counts by first move, with a line for each, in byte order, if `print`; returns the sum.
template <game::Position P>
std::uint64_t count_by_move(const Console& console, const P& position, int depth, int threads,
                            bool print) {
    std::vector<std::pair<std::string, std::uint64_t>> shares;
    std::uint64_t sum = 0;
    for (const auto& [move, leaves] :
         game::divide(position, depth, static_cast<unsigned>(threads))) {
        shares.emplace_back(move_text(position, move), leaves);
        sum += leaves;
    }
    std::ranges::sort(shares);
    if (print)
        for (const auto& [move, leaves] : shares) console.out << move << ": " << leaves << '\n';
    return sum;
}

template <game::Position P>
int print_perft(const Console& console, P position, int depth, int threads, bool divide) {
    const bool by_move = depth > 0 && (divide || threads > 1);
    const std::uint64_t leaves = by_move ? count_by_move(console, position, depth, threads, divide)
                                         : game::perft(position, depth);
    console.out << leaves << '\n';
    return success;
}

int execute(const Console& console, const PerftOptions& options) {
    if (options.depth.empty()) return console.misuse(say(console.voice, message::missing_depth));
    const auto depth = core::read_number(options.depth, 0, max_depth);
    if (!depth)
        return console.misuse(say(console.voice, message::wrong_depth,
                                  {{"depth", words::shown(options.depth)}, {"most", max_depth}}));
    const auto threads = core::read_number(options.threads, 1, max_threads);
    if (!threads)
        return console.misuse(
            say(console.voice, message::wrong_threads,
                {{"threads", words::shown(options.threads)}, {"most", max_threads}}));
    return with_start_position(console, options.start, [&](const auto& position) {
        return print_perft(console, position, *depth, *threads, options.divide);
    });
}

} // namespace

Subcommand add_perft(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("perft", say(voice, message::help_perft),
                                            say(voice, message::help_perft_examples));
    auto options = std::make_shared<PerftOptions>();
    line.argument(say(voice, message::help_depth_value), options->depth,
                  say(voice, message::help_depth));
    line.flag("--divide", options->divide, say(voice, message::help_divide));
    line.option("--threads", options->threads, say(voice, message::help_threads), "N");
    add_position_options(line, options->start, voice);
    return {line, [options](Console& console) { return execute(console, *options); }};
}

} // namespace command
