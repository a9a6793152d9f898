#include "play/table_tags.hpp"

namespace play {

void name_game(record::Tags& tags, std::string_view name) {
    if (name.empty())
        tags.erase(tag::game_name);
    else
        tags.set(tag::game_name, name);
}

void forget_clocks(record::Tags& tags) {
    if (tags.find(tag::clocks)) tags.set(tag::clocks, "-");
}

void forget_end(record::Record& record) {
    record.result = record::GameResult::unfinished;
    record.reason = game::Reason::none;
    for (const std::string_view name : tag::end_tags) record.tags.erase(name);
}

} // namespace play
