#include "match/fault.hpp"

namespace match {
namespace {

constexpr std::array<std::string_view, fault_count> words{
    "none", "room", "start", "uciok", "readyok", "crash", "hang", "illegal", "time"};
constexpr std::array<std::string_view, 2> colors{"white", "black"};

} // namespace

std::string to_text(const Blame& blame) {
    std::string text(colors[core::index(blame.color)]);
    text.append(" ").append(words[index(blame.fault)]);
    return blame.move.empty() ? text : text + ' ' + blame.move;
}

std::optional<Blame> read_blame(std::string_view text) {
    for (const core::Color color : core::colors)
        for (const Fault fault : all_faults) {
            Blame blame{color, fault};
            const std::string known = to_text(blame);
            if (text == known) return blame;
            if (fault != Fault::illegal_move || !text.starts_with(known + ' ')) continue;
            blame.move = text.substr(known.size() + 1);
            return blame;
        }
    return std::nullopt;
}

} // namespace match
