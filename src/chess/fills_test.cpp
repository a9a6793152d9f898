#include "chess/fills.hpp"

#include <gtest/gtest.h>

#include <array>

#include "core/lines.hpp"
#include "core/random.hpp"

namespace {

using chess::Bits;
using chess::Lanes;
using chess::OpenRays;
using chess::Way;

struct Direction {
    int lane;
    Way way;
    core::Step step;
};

constexpr std::array<Direction, 8> directions{{
    {chess::along_file, Way::up, {0, 1}},
    {chess::along_file, Way::down, {0, -1}},
    {chess::along_rank, Way::up, {1, 0}},
    {chess::along_rank, Way::down, {-1, 0}},
    {chess::along_rising, Way::up, {1, 1}},
    {chess::along_rising, Way::down, {-1, -1}},
    {chess::along_falling, Way::up, {-1, 1}},
    {chess::along_falling, Way::down, {1, -1}},
}};

/// What one piece sees in one direction, found square by square.
Bits walk(int square, Bits occupied, core::Step step) {
    constexpr core::Step nowhere{8, 8};
    return core::walk_lines(square, occupied, {step, nowhere, nowhere, nowhere});
}

TEST(Fills, SeeWhatEachPieceSees) {
    core::Random random(8);
    for (int round = 0; round < 2000; ++round) {
        const Bits occupied = random.next() & random.next();
        const Bits pieces = occupied & random.next();
        const Lanes from = chess::in_all_lanes(pieces);
        const Lanes up = OpenRays<Way::up>(~occupied).seen(from);
        const Lanes down = OpenRays<Way::down>(~occupied).seen(from);
        int sum = 0;
        Bits all = 0;
        for (const auto& [lane, way, step] : directions) {
            Bits expected = 0;
            for (const int square : core::Members{pieces}) {
                const Bits seen = walk(square, occupied, step);
                ASSERT_EQ(expected & seen, Bits{0}) << "seen by two pieces in one lane";
                expected |= seen;
            }
            ASSERT_EQ((way == Way::up ? up : down)[lane], expected) << "lane " << lane;
            sum += core::count(expected);
            all |= expected;
        }
        ASSERT_EQ(chess::count(up, down), sum);
        ASSERT_EQ(chess::any_lane(up | down), all);
        ASSERT_EQ(chess::are_empty(up | down), all == 0);
    }
}

} // namespace
