#include "record/held_tags.hpp"

#include "core/capitals.hpp"

namespace record {

std::vector<Tag> held_tags(const Record& record) {
    std::vector<Tag> tags{{"Result", std::string(to_text(record.result))}};
    const auto add_setup = [&](std::string fen) {
        tags.push_back({"SetUp", "1"});
        tags.push_back({"FEN", std::move(fen)});
    };
    if (const auto* const stacks = std::get_if<stackchess::Setup>(&record.setup)) {
        tags.push_back({"Variant", "Stackchess"});
        tags.push_back({"Size", std::to_string(stacks->size)});
        add_setup(stackchess::to_text(*stacks));
    } else if (const auto& setup = std::get<chess::Setup>(record.setup);
               setup != chess::start_setup()) {
        add_setup(chess::to_text(setup));
    }
    return tags;
}

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
