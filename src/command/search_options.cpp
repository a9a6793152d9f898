#include "command/search_options.hpp"

#include "core/digits.hpp"
#include "words/bench_messages.hpp"
#include "words/command_messages.hpp"
#include "words/help_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using core::Result;
using words::say;

} // namespace

void add_engine_options(const Declaration& line, EngineOptions& options, words::Voice voice) {
    line.option("--threads", options.threads, say(voice, message::help_threads), "N");
    line.option("--hash", options.megabytes,
                say(voice, message::help_hash, {{"usual", options.megabytes}}), "N");
}

Result<EngineSettings, Complaint> engine_settings(words::Voice voice,
                                                  const EngineOptions& options) {
    const auto threads = core::read_number(options.threads, 1, engine::max_threads);
    if (!threads)
        return misuse(
            say(voice, message::wrong_threads,
                {{"threads", words::shown(options.threads)}, {"most", engine::max_threads}}));
    const auto megabytes = core::read_number(options.megabytes, 1, engine::max_table_megabytes);
    if (!megabytes)
        return misuse(say(
            voice, message::wrong_hash,
            {{"size", words::shown(options.megabytes)}, {"most", engine::max_table_megabytes}}));
    return EngineSettings{*threads, static_cast<std::size_t>(*megabytes)};
}

Result<int, Complaint> search_depth(words::Voice voice, const std::string& depth) {
    const auto number = core::read_number(depth, 1, max_search_depth);
    if (number) return *number;
    return misuse(say(voice, message::wrong_search_depth,
                      {{"depth", words::shown(depth)}, {"most", max_search_depth}}));
}

Result<std::unique_ptr<engine::Searcher>, Complaint>
ready_searcher(words::Voice voice, game::Rules rules, const EngineSettings& settings) {
    auto searcher = engine::make_searcher(rules, 1);
    if (!searcher->set_table(settings.megabytes))
        return refusal(say(voice, message::no_such_memory, {{"size", settings.megabytes}}));
    searcher->set_threads(settings.threads);
    return searcher;
}

} // namespace command
