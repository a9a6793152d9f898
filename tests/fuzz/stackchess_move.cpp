// The first byte selects a position, the rest is read as a Stackchess move.

#include <array>
#include <vector>

#include "fuzz/move.hpp"

namespace {

// Small boards with many possibilities: promotions of one and several pawns, knights that carry,
// tall stacks, captures.
constexpr std::array small_texts{
    "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ABCDEFGHabcdefgh 0 1",
    "2kb/(PPQ)P2/p2(pr)/(BB)3 w - 3 9",
    "4/(PPQ)P2/p2(pr)/KB2 b - 3 9",
    "2p3/1(ppn)2(PNPQ)1/6/3(RRRR)2/P1(pq)2P/K4k w AF 3 20",
    "2p3/1(ppn)2(PNPQ)1/6/3(RRRR)2/P1(pq)2P/K4k b AF 3 20 nopromotion",
};
// Large boards, where squares have three characters and files share letters with other signs.
constexpr std::array large_texts{
    "10/(ppppppppppkq)9/10/10/4R5/10/(PPPPPPPPPPPN)9/10/10/9K b - 0 1",
    "26/2P3(pn)14(pp)4/26/26/26/26/23(QQQQ)2/26/26/26/26/26/26/26/26/26/26/26/26/26/26/"
    "23(pppp)2/26/26/(PR)1(PN)21P1/26 w ACY 0 1",
};

template <class P, std::size_t count>
std::vector<P> read_all(const std::array<const char*, count>& texts) {
    std::vector<P> positions;
    for (const char* text : texts) {
        const auto setup = stackchess::read_setup(text);
        fuzz::require(setup && stackchess::faults(*setup).empty(), text);
        positions.push_back(*P::from(*setup));
    }
    return positions;
}

} // namespace

void fuzz::check(Input input) {
    static const auto small = read_all<stackchess::SmallPosition>(small_texts);
    static const auto large = read_all<stackchess::LargePosition>(large_texts);
    const std::size_t choice = input.byte() % (small.size() + large.size());
    if (choice < small.size())
        fuzz::check_move_text(small[choice], input.text());
    else
        fuzz::check_move_text(large[choice - small.size()], input.text());
}
