#include "record/held_tags.hpp"

#include "core/capitals.hpp"

namespace record {
namespace {

void add_position(std::vector<Tag>& tags, std::string text) {
    tags.push_back({"SetUp", "1"});
    tags.push_back({"FEN", std::move(text)});
}

void add_start(std::vector<Tag>& tags, const stackchess::Setup& setup) {
    tags.push_back({"Variant", "Stackchess"});
    tags.push_back({"Size", std::to_string(setup.size)});
    add_position(tags, stackchess::to_text(setup));
}

void add_start(std::vector<Tag>& tags, const chess::Setup& setup) {
    if (setup != chess::start_setup()) add_position(tags, chess::to_text(setup));
}

} // namespace

std::vector<Tag> held_tags(const Record& record) {
    std::vector<Tag> tags{{"Result", std::string(to_text(record.result))}};
    std::visit([&](const auto& setup) { add_start(tags, setup); }, record.setup);
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
