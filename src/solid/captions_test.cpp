#include "solid/captions.hpp"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "solid/pick.hpp"
#include "solid/table.hpp"

namespace solid {
namespace {

using core::coord_at;

constexpr core::Piece pawn{core::Color::white, core::Role::pawn};

/// A telephone, a small window and a large one.
constexpr std::array widths{360.0F, 640.0F, 1280.0F};

Paper paper(int size, float width, const Orbit& orbit = {}) {
    return {look_at(size, usual_room(size), false, orbit, 1.05F), width, width / 1.05F};
}

/// A stack of this height on every square.
std::vector<StackNumber> everywhere(int size, std::size_t height) {
    std::vector<StackNumber> numbers;
    const PieceStack tower(height, pawn);
    for (int rank = 0; rank < size; ++rank)
        for (int file = 0; file < size; ++file)
            numbers.push_back(number_of(tower, middle_of(coord_at(file, rank), size)));
    return numbers;
}

bool is_in(const Paper& paper, const Plate& plate) {
    return plate.x - plate.width / 2 >= -0.01F && plate.y - plate.height / 2 >= -0.01F &&
           plate.x + plate.width / 2 <= paper.width + 0.01F &&
           plate.y + plate.height / 2 <= paper.height + 0.01F;
}

/// Whether the letters of two plates lie over each other.
bool is_over(const Plate& one, const Plate& other) {
    return std::abs(one.x - other.x) < 0.4F * (one.width + other.width) &&
           std::abs(one.y - other.y) < 0.35F * (one.letters + other.letters);
}

std::size_t count_written(const std::vector<Plate>& plates) {
    return static_cast<std::size_t>(std::ranges::count_if(plates, &Plate::is_written));
}

void expect_readable(const Paper& paper, const std::vector<Plate>& plates) {
    for (std::size_t i = 0; i < plates.size(); ++i) {
        if (!plates[i].is_written) continue;
        EXPECT_GE(plates[i].letters, paper.readable);
        EXPECT_TRUE(is_in(paper, plates[i])) << plates[i].x << ' ' << plates[i].y;
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_FALSE(plates[j].is_written && is_over(plates[i], plates[j])) << i << ' ' << j;
    }
}

TEST(Captions, CanBeReadOnEveryBoardInEveryPicture) {
    for (const int size : {4, 6, 8, 12, 26})
        for (const float width : widths) {
            const Paper sheet = paper(size, width);
            const NumberPlates numbers = numbers_on(sheet, size, {}, everywhere(size, 3), {});
            expect_readable(sheet, numbers.towers);
            EXPECT_GT(count_written(numbers.towers), 12U) << size << ' ' << width;
            const auto [letters, ranks] = coordinates_of(sheet, size);
            expect_readable(sheet, letters);
            expect_readable(sheet, ranks);
            EXPECT_TRUE(letters.front().is_written && ranks.front().is_written);
        }
}

TEST(Captions, AreWrittenOverEveryTowerOnATelephone) {
    for (const int size : {4, 6, 8}) {
        const NumberPlates numbers =
            numbers_on(paper(size, 360), size, {}, everywhere(size, 2), {});
        EXPECT_EQ(count_written(numbers.towers), numbers.towers.size()) << size;
    }
}

TEST(Captions, GrowWithTheBoard) {
    const auto nearest = [](float width) {
        return numbers_on(paper(6, width), 6, {}, everywhere(6, 2), {}).towers.front().letters;
    };
    EXPECT_GT(nearest(1280), nearest(360));
}

TEST(Captions, AreNotWrittenOverASinglePieceOrNone) {
    const NumberPlates numbers = numbers_on(paper(6, 600), 6, {}, everywhere(6, 1), {});
    EXPECT_EQ(count_written(numbers.towers), 0U);
}

TEST(Captions, SayHowManyPiecesAreMeant) {
    EXPECT_EQ((StackNumber{.height = 3}).text(), "3");
    EXPECT_EQ((StackNumber{.height = 3, .meant = 2}).text(), "2/3");
    EXPECT_EQ((StackNumber{.height = 3, .meant = 3}).text(), "3");
}

TEST(Captions, StayInThePictureOverATowerThatDoesNot) {
    const Paper sheet = paper(6, 600);
    const StackNumber high = number_of(PieceStack(12, pawn), middle_of(coord_at(2, 5), 6));
    ASSERT_LT(sheet.camera.project(high.tip).y, 0);
    const Plate plate = numbers_on(sheet, 6, {}, std::vector{high}, {}).towers.front();
    EXPECT_TRUE(plate.is_written);
    EXPECT_TRUE(is_in(sheet, plate));
}

TEST(Captions, AreLeftOutWhereNothingOfTheTowerIsSeen) {
    const Paper near = paper(8, 600, Orbit{}.zoomed(4));
    const NumberPlates numbers = numbers_on(near, 8, {}, everywhere(8, 2), {});
    EXPECT_GT(count_written(numbers.towers), 0U);
    EXPECT_FALSE(numbers.towers.front().is_written);
}

/// On the largest board and the smallest screen not all numbers have room, but that of what is in
/// hand always has.
TEST(Captions, OfWhatIsMeantComeFirst) {
    auto towers = everywhere(26, 3);
    const Paper sheet = paper(26, 360);
    const auto plates = numbers_on(sheet, 26, {}, towers, {}).towers;
    const auto left_out = std::ranges::find(plates, false, &Plate::is_written) - plates.begin();
    ASSERT_LT(left_out, std::ssize(plates));
    const auto one = static_cast<std::size_t>(left_out);
    towers[one].meant = 2;
    EXPECT_TRUE(numbers_on(sheet, 26, {}, towers, {}).towers[one].is_written);
}

TEST(Captions, OfWhatIsMeantLieOverATargetOnlyWhereNoPlaceIsFree) {
    const Paper sheet = paper(8, 360);
    const std::vector<TargetNumber> behind{{coord_at(3, 4), 2, true}};
    for (std::size_t height = 6; height < 12; ++height)
        for (int rank = 0; rank < 4; ++rank) {
            const Vec3 foot = middle_of(coord_at(3, rank), 8);
            const std::vector hand{number_of(PieceStack(height, pawn), foot, 2)};
            const NumberPlates numbers = numbers_on(sheet, 8, behind, hand, {});
            EXPECT_TRUE(numbers.targets.front().is_written && numbers.towers.front().is_written);
            EXPECT_FALSE(is_over(numbers.targets.front(), numbers.towers.front()))
                << height << ' ' << rank;
        }
    std::vector<TargetNumber> crowd;
    for (int rank = 0; rank < 26; ++rank)
        for (int file = 0; file < 26; ++file) crowd.push_back({coord_at(file, rank), 2, true});
    const std::vector hand{number_of(PieceStack(3, pawn), middle_of(coord_at(13, 13), 26), 2)};
    EXPECT_TRUE(numbers_on(paper(26, 1280), 26, crowd, hand, {}).towers.front().is_written);
}

/// A stack of two behind a stack of this height.
struct HiddenTower {
    explicit HiddenTower(float width, std::size_t height = 8) : sheet(paper(6, width)) {
        const core::Coord before = coord_at(3, 2);
        const core::Coord behind = coord_at(3, 3);
        for (const auto& [square, count] :
             {std::pair(before, height), std::pair(behind, std::size_t{2})}) {
            const Vec3 foot = middle_of(square, 6);
            place(PieceStack(count, pawn), square, foot, 0, standing);
            towers.push_back(number_of(PieceStack(count, pawn), foot));
        }
    }
    NumberPlates numbers() const { return numbers_on(sheet, 6, {}, towers, standing); }
    /// Whether a plate lies over the stack in front.
    bool is_over_tower(const Plate& plate) const {
        for (const float side : {-0.5F, 0.0F, 0.5F}) {
            const float x = (plate.x + side * plate.width) / sheet.width;
            const auto met = piece_met(sheet.camera.ray(x, plate.y / sheet.height), standing);
            if (met && standing[*met].square == coord_at(3, 2)) return true;
        }
        return false;
    }

    Paper sheet;
    std::vector<Placed> standing;
    std::vector<StackNumber> towers;
};

TEST(Captions, OfAHiddenTowerAreBesideWhatHidesIt) {
    for (const float width : widths) {
        const HiddenTower scene(width);
        const Plate before = scene.numbers().towers.front();
        const Plate behind = scene.numbers().towers.back();
        EXPECT_TRUE(before.is_written && !before.is_behind);
        ASSERT_TRUE(behind.is_written) << width;
        EXPECT_TRUE(behind.is_behind) << width;
        EXPECT_FALSE(scene.is_over_tower(behind)) << width;
    }
}

TEST(Captions, OfATargetBehindATowerAreWhereItsSquareIsSeen) {
    const HiddenTower scene(640, 3);
    for (const bool is_empty : {true, false}) {
        const std::vector targets{TargetNumber{.square = coord_at(3, 3), .is_empty = is_empty}};
        const std::vector<Placed> before(scene.standing.begin(), scene.standing.begin() + 3);
        const Plate hidden = numbers_on(scene.sheet, 6, targets, {}, {}).targets.front();
        const Plate seen = numbers_on(scene.sheet, 6, targets, {}, before).targets.front();
        EXPECT_TRUE(scene.is_over_tower({.x = hidden.x, .y = hidden.y}));
        EXPECT_FALSE(scene.is_over_tower({.x = seen.x, .y = seen.y})) << is_empty;
    }
}

TEST(Captions, OfWhatIsBehindTheEyeAreNowhere) {
    int behind = 0;
    for (const float pitch : {0.7F, 1.0F, 1.2F, 1.5F})
        for (const float zoom : {4.0F, 5.0F, 6.0F}) {
            const Paper near = paper(6, 640, {.pitch = pitch, .zoom = zoom});
            const std::vector<StackNumber> towers = everywhere(6, 6);
            std::vector<TargetNumber> targets;
            for (int file = 0; file < 6; ++file) targets.push_back({.square = coord_at(file, 0)});
            const NumberPlates plates = numbers_on(near, 6, targets, towers, {});
            for (std::size_t i = 0; i < towers.size(); ++i) {
                if (near.camera.project(towers[i].tip).distance > 0) continue;
                ++behind;
                EXPECT_FALSE(plates.towers[i].is_written) << pitch << ' ' << zoom;
            }
            for (std::size_t i = 0; i < targets.size(); ++i) {
                if (near.camera.project(middle_of(targets[i].square, 6)).distance > 0) continue;
                EXPECT_FALSE(plates.targets[i].is_written);
                EXPECT_LT(plates.targets[i].x, 0) << "its dot is outside of the picture";
            }
        }
    EXPECT_GT(behind, 0);
}

TEST(Captions, OfATowerThatIsSeenStayOverIt) {
    const HiddenTower scene(640, 1);
    const Plate plate = scene.numbers().towers.back();
    EXPECT_TRUE(plate.is_written && !plate.is_behind);
    const NumberPlates alone = numbers_on(scene.sheet, 6, {}, scene.towers, {});
    EXPECT_EQ(plate, alone.towers.back());
}

TEST(Captions, OfAHiddenTowerAreLeftOutWhereTheyWouldLieOverAnother) {
    HiddenTower scene(640);
    for (const int file : {0, 1, 2, 4, 5}) {
        const core::Coord square = coord_at(file, 2);
        place(PieceStack(8, pawn), square, middle_of(square, 6), 0, scene.standing);
    }
    const auto is_kept_away = [&](const Plate& plate) {
        return !plate.is_written || !scene.is_over_tower(plate);
    };
    EXPECT_TRUE(is_kept_away(scene.numbers().towers.back()));
    scene.towers.back().meant = 1; // the number of what is in hand is always written
    EXPECT_TRUE(scene.numbers().towers.back().is_written);
    EXPECT_FALSE(scene.numbers().towers.back().is_behind);
}

TEST(Captions, OfTargetsAreRoundAndLeaveNothingOut) {
    std::vector<TargetNumber> targets;
    for (int file = 0; file < 26; ++file) targets.push_back({coord_at(file, 20), 2, true});
    const NumberPlates small = numbers_on(paper(26, 360), 26, targets, {}, {});
    const NumberPlates large = numbers_on(paper(26, 1280), 26, targets, {}, {});
    EXPECT_LT(count_written(small.targets), targets.size());
    EXPECT_EQ(count_written(large.targets), targets.size());
    for (const Plate& plate : small.targets) {
        EXPECT_GT(plate.width, 0);
        EXPECT_EQ(plate.width, plate.height);
    }
}

} // namespace
} // namespace solid
