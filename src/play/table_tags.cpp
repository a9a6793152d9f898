#include "play/table_tags.hpp"

namespace play {

void forget_clocks(record::Tags& tags) {
    if (tags.find(tag::clocks)) tags.set(tag::clocks, "-");
}

void forget_end(record::Record& record) {
    record.result = record::GameResult::unfinished;
    record.reason = game::Reason::none;
    for (const std::string_view name : tag::end_tags) record.tags.erase(name);
}

} // namespace play
