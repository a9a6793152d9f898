#include "record/held_tags.hpp"

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

} // namespace record
