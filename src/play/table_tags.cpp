#include "play/table_tags.hpp"

namespace play {

void forget_clocks(record::Tags& tags) {
    if (tags.find(tag::clocks)) tags.set(tag::clocks, "-");
}

} // namespace play
