#include "keep/archive.hpp"

#include <algorithm>

#include "play/date.hpp"

namespace keep {

namespace {

/// The name of a game by its end, if this many others ended in the same second.
std::string name_of(std::chrono::system_clock::time_point time, int others) {
    std::string name = play::moment_name(time);
    return others == 0 ? name : name + '-' + std::to_string(others + 1);
}

} // namespace

play::Archived Archive::add(const record::Record& record, std::string_view name) const {
    if (!name.empty()) return {games_.save(name, record).error, std::string(name)};
    const auto now = now_();
    for (int others = 0;; ++others) {
        std::string fresh = name_of(now, others);
        // Nothing is replaced: several programs may end a game at once.
        const play::SaveOutcome outcome = games_.save(fresh, record, play::no_save);
        if (!outcome.is_taken) return {outcome.error, std::move(fresh)};
    }
}

std::vector<play::SaveName> Archive::names() const {
    std::vector<play::SaveName> names = games_.names();
    // The time of a game's end does not change with its file.
    std::ranges::sort(names, std::ranges::greater{}, &play::SaveName::name);
    return names;
}

} // namespace keep
