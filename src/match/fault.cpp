#include "match/fault.hpp"

namespace match {
namespace {

constexpr std::array<std::string_view, fault_count> words{"none",  "start", "uciok",   "readyok",
                                                          "crash", "hang",  "illegal", "time"};
constexpr std::array<std::string_view, 2> colors{"white", "black"};

} // namespace

std::string to_text(const Blame& blame) {
    return std::string(colors[core::index(blame.color)]) + ' ' +
           std::string(words[index(blame.fault)]);
}

std::optional<Blame> read_blame(std::string_view text) {
    for (const core::Color color : core::colors)
        for (const Fault fault : all_faults)
            if (const Blame blame{color, fault}; to_text(blame) == text) return blame;
    return std::nullopt;
}

} // namespace match
