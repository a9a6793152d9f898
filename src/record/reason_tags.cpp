#include "record/reason_tags.hpp"

#include "core/capitals.hpp"

namespace record {

void settle_reason(Record& record) {
    const std::string_view termination = record.tags.value_or("Termination", "");
    const auto named = read_reason_word(record.tags.value_or("Reason", ""));
    if (named && agrees(record.result, *named) && termination == termination_word(*named)) {
        record.reason = *named;
        record.tags.erase("Reason");
        record.tags.erase("Termination");
    } else if (!record.tags.find("Reason") && agrees(record.result, game::Reason::time) &&
               core::is_same_but_for_capitals(termination, "time forfeit")) {
        record.reason = game::Reason::time;
    }
}

} // namespace record
