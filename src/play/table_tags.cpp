#include "play/table_tags.hpp"

namespace play {

void forget_clocks(record::Tags& tags) {
    for (const std::string_view name : {tag::white_clock, tag::black_clock})
        if (tags.find(name)) tags.set(name, "-");
}

} // namespace play
