#include "command/analyse_options.hpp"

#include <chrono>
#include <cstdint>
#include <limits>

#include "analysis/game_analyst.hpp"
#include "command/letters_option.hpp"
#include "core/digits.hpp"
#include "core/seconds.hpp"
#include "words/analysis_messages.hpp"
#include "words/help_messages.hpp"
#include "words/message.hpp"
#include "words/play_command_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using core::Failure;
using core::Result;
using std::chrono::milliseconds;
using words::say;
using words::Voice;

constexpr std::chrono::seconds max_time{1'000'000};
constexpr int max_lines = 500;
constexpr milliseconds time_for_position{10'000};

Result<engine::Limits, Complaint> limits_of(Voice voice, const AnalyseOptions& options) {
    engine::Limits limits;
    if (options.time) {
        const auto time = core::read_seconds(*options.time, max_time);
        if (!time || time->count() == 0)
            return misuse(say(voice, message::wrong_time,
                              {{"time", words::shown(*options.time)}, {"most", max_time.count()}}));
        limits.time = *time;
    }
    if (options.depth) {
        const auto depth = search_depth(voice, *options.depth);
        if (!depth) return Failure(depth.error());
        limits.depth = *depth;
    }
    if (options.nodes) {
        const auto nodes =
            core::read_number(*options.nodes, 1, std::numeric_limits<std::uint64_t>::max());
        if (!nodes)
            return misuse(
                say(voice, message::wrong_nodes, {{"nodes", words::shown(*options.nodes)}}));
        limits.nodes = *nodes;
    }
    if (!options.time && !options.depth && !options.nodes)
        limits.time = options.pgn ? analysis::time_in_games : time_for_position;
    return limits;
}

/// The complaint about options that cannot be combined; empty if there is none.
std::string contradiction(Voice voice, const AnalyseOptions& options) {
    if (!options.pgn)
        return options.output ? say(voice, message::only_with_pgn, {{"option", "--output"}}) : "";
    const char* stray = options.names_game           ? "--game"
                        : options.start.position     ? "--position"
                        : options.start.size         ? "--size"
                        : options.start.knights      ? "--knights"
                        : options.start.no_promotion ? "--no-promotion"
                                                     : nullptr;
    if (stray != nullptr) return say(voice, message::not_with_pgn, {{"option", stray}});
    return options.lines ? say(voice, message::lines_not_with_pgn) : "";
}

bool may_draw(const Console& console, bool plain) {
    const std::string& term = console.surroundings.term;
    return console.out_is_terminal && !plain && !term.empty() && term != "dumb";
}

std::string seconds_text(milliseconds time) {
    const auto tenths = time.count() / 100;
    std::string text = std::to_string(tenths / 10);
    if (tenths % 10 != 0) text += '.' + std::to_string(tenths % 10);
    return text;
}

} // namespace

void add_analyse_options(const Declaration& line, AnalyseOptions& options, Voice voice) {
    const std::string file = say(voice, message::help_file_value);
    line.option("--pgn", options.pgn, say(voice, message::help_analyse_pgn), file);
    add_letters_option(line, options.letters, voice);
    line.option("-o,--output", options.output, say(voice, message::help_analyse_output), file);
    line.option("--time", options.time,
                say(voice, message::help_time,
                    {{"position", seconds_text(time_for_position)},
                     {"game", seconds_text(analysis::time_in_games)}}),
                "S");
    line.option("--depth", options.depth,
                say(voice, message::help_search_depth, {{"most", max_search_depth}}), "N");
    line.option("--nodes", options.nodes, say(voice, message::help_nodes), "N");
    line.option("--lines", options.lines, say(voice, message::help_lines, {{"most", max_lines}}),
                "N");
    add_engine_options(line, options.engine, voice);
    line.flag("--plain", options.plain, say(voice, message::help_plain));
    add_position_options(line, options.start, voice);
}

Result<AnalyseSettings, Complaint> analyse_settings(const Console& console,
                                                    const AnalyseOptions& options) {
    const Voice voice = console.voice;
    if (std::string sentence = contradiction(voice, options); !sentence.empty())
        return misuse(std::move(sentence));
    AnalyseSettings settings{.writes = options.output.has_value(),
                             .draws = may_draw(console, options.plain)};
    const auto limits = limits_of(voice, options);
    if (!limits) return Failure(limits.error());
    settings.limits = *limits;
    const auto engine = engine_settings(voice, options.engine);
    if (!engine) return Failure(engine.error());
    settings.engine = *engine;
    if (options.lines) {
        const auto lines = core::read_number(*options.lines, 1, max_lines);
        if (!lines)
            return misuse(say(voice, message::wrong_lines,
                              {{"lines", words::shown(*options.lines)}, {"most", max_lines}}));
        settings.lines = *lines;
    }
    return settings;
}

} // namespace command
