#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "command/progress_bar.hpp"
#include "command/search_options.hpp"
#include "command/start_position.hpp"
#include "command/subcommand.hpp"
#include "engine/benchmark.hpp"
#include "game/rules_text.hpp"
#include "words/bench_messages.hpp"
#include "words/numbers.hpp"

namespace command {
namespace {

namespace message = words::message;
using game::Rules;
using words::say;

struct BenchOptions {
    std::string game;
    std::optional<std::string> depth;
    EngineOptions engine;
};

void print_speed(const Console& console, Rules rules, const engine::BenchmarkResult& result) {
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(result.time);
    const std::uint64_t least = 1; // a very short search takes 0 ms
    const auto milliseconds = std::max(static_cast<std::uint64_t>(time.count()), least);
    console.out << say(console.voice, message::bench_speed,
                       {{"game", to_text(rules)},
                        {"nodes", result.nodes},
                        {"time", words::seconds_text(console.voice, time)},
                        {"speed", result.nodes * 1000 / milliseconds}})
                << '\n';
}

int measure(const Console& console, const std::vector<Rules>& games,
            const engine::BenchmarkOptions& options) {
    std::uint64_t positions = 0;
    for (const Rules rules : games) positions += engine::benchmark_tasks(rules).size();
    ProgressBar progress(console, positions);
    std::uint64_t done = 0;
    std::string signature = "Bench:";
    for (const Rules rules : games) {
        const auto result = engine::run_benchmark(rules, options, [&] { progress.update(++done); });
        progress.clear();
        if (!result)
            return console.refuse(
                say(console.voice, message::no_such_memory, {{"size", options.table_megabytes}}));
        print_speed(console, rules, *result);
        signature += ' ' + std::string(to_text(rules)) + ' ' + std::to_string(result->nodes);
    }
    console.out << signature << '\n';
    return success;
}

int execute(const Console& console, const BenchOptions& options) {
    std::vector<Rules> games(game::every_game.rbegin(), game::every_game.rend());
    if (!options.game.empty()) {
        const auto rules = chosen_rules(console.voice, {.game = options.game});
        if (!rules) return console.complain(rules.error());
        games = {*rules};
    }
    engine::BenchmarkOptions how;
    const auto settings = engine_settings(console.voice, options.engine);
    if (!settings) return console.complain(settings.error());
    how.threads = settings->threads;
    how.table_megabytes = settings->megabytes;
    if (options.depth) {
        const auto depth = search_depth(console.voice, *options.depth);
        if (!depth) return console.complain(depth.error());
        how.depth = *depth;
    }
    return measure(console, games, how);
}

} // namespace

Subcommand add_bench(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("bench", say(voice, message::help_bench),
                                            say(voice, message::help_bench_examples));
    auto options = std::make_shared<BenchOptions>();
    add_game_option(line, options->game, say(voice, message::help_bench_game));
    line.option("--depth", options->depth,
                say(voice, message::help_bench_depth, {{"most", max_search_depth}}), "N");
    add_engine_options(line, options->engine, voice);
    return {line, [options](Console& console) { return execute(console, *options); }};
}

} // namespace command
