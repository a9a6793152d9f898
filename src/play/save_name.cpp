#include "play/save_name.hpp"

#include <algorithm>

#include "play/table_tags.hpp"

namespace play {

namespace {

/// Whether one of two lines of moves begins with the other: moves may have been taken back since.
bool is_prefix(const std::vector<std::uint32_t>& one, const std::vector<std::uint32_t>& other) {
    const std::size_t common = std::min(one.size(), other.size());
    return std::equal(one.begin(), one.begin() + static_cast<std::ptrdiff_t>(common),
                      other.begin());
}

} // namespace

void forget_other_save(record::Record& record, const Keeper& keeper) {
    const auto name = record.tags.find(tag::save_name);
    if (!name) return;
    const auto saved = keeper.load_save(*name);
    const bool is_beginning = saved && saved->record.setup == record.setup &&
                              is_prefix(saved->record.moves.main_line(), record.moves.main_line());
    if (saved && !is_beginning) record.tags.erase(tag::save_name);
}

} // namespace play
