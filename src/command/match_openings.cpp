#include "command/match_openings.hpp"

#include <sstream>

#include "command/start_position.hpp"
#include "file/read_whole.hpp"
#include "game/rules_text.hpp"
#include "words/command_messages.hpp"
#include "words/file_errors.hpp"
#include "words/match_messages.hpp"

namespace command {

namespace message = words::message;
using words::say;

core::Result<std::vector<record::Setup>, Complaint>
read_openings(words::Voice voice, const std::string& file, game::Rules rules) {
    constexpr std::size_t max_bytes = std::size_t{256} << 20;
    const auto text = file::read_patiently(file, max_bytes);
    if (!text)
        return refusal(
            say(voice, message::cannot_read,
                {{"file", words::harmless(file)}, {"why", read_error(voice, text.error())}}));
    std::vector<record::Setup> starts;
    std::istringstream lines(*text);
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (line.ends_with('\r')) line.pop_back();
        if (line.empty() || line.starts_with('#')) continue;
        PositionOptions options;
        options.game = to_text(rules);
        options.position = line;
        options.standard = true;
        auto start = unfinished_start(voice, options);
        if (!start)
            return refusal(say(voice, message::match_bad_opening,
                               {{"file", words::harmless(file)},
                                {"line", number},
                                {"why", start.error().sentence}}));
        starts.push_back(*std::move(start));
    }
    if (starts.empty())
        return refusal(say(voice, message::match_no_openings, {{"file", words::harmless(file)}}));
    return starts;
}

} // namespace command
