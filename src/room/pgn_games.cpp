#include "room/pgn_games.hpp"

#include <utility>

#include "play/position_file.hpp"
#include "record/record_reader.hpp"

namespace room {
namespace {

/// A tag that says something.
std::string said(const record::Tags& tags, std::string_view name) {
    const std::string_view value = tags.value_or(name, "");
    return value.find_first_not_of("?.") == std::string_view::npos ? "" : std::string(value);
}

std::string title_of(const record::Tags& tags) {
    const auto player = [&](std::string_view side) {
        const std::string name = said(tags, side);
        return name.empty() ? std::string("?") : name;
    };
    return player("White") + " - " + player("Black");
}

std::string text_of(const record::Record& record) {
    std::string text;
    if (record.result != record::GameResult::unfinished) text = to_text(record.result);
    for (const std::string_view name : {"Date", "Event"})
        if (const std::string value = said(record.tags, name); !value.empty())
            text += (text.empty() ? "" : ", ") + value;
    return text;
}

} // namespace

PgnGames pgn_games(std::string_view text) {
    PgnGames found;
    for (std::string& line : play::position_lines(text)) {
        found.has_more = found.games.size() == PgnGames::most;
        if (found.has_more) break;
        const bool is_damaged = !play::read_position(line);
        found.games.push_back({std::move(line), {}, is_damaged});
    }
    if (!found.games.empty()) return found;
    record::PgnReader reader(record::text_source(text), record::record_limits);
    while (const auto read = record::read_record(reader)) {
        if (found.games.size() == PgnGames::most) {
            found.has_more = true;
            return found;
        }
        found.games.push_back(
            {title_of(read->record.tags), text_of(read->record), !read->problems.empty()});
    }
    return found;
}

} // namespace room
