#include "solid/captions.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

#include "solid/pick.hpp"
#include "solid/table.hpp"

namespace solid {
namespace {

// Shares of the width of a square.
constexpr float number_share = 0.22F;
constexpr float target_share = 0.18F; ///< the radius
constexpr float coordinate_share = 0.27F;

constexpr float most_share = 0.036F;   ///< of the picture's width: the limit for letters
constexpr float letters_share = 0.78F; ///< of a plate
constexpr float disc_share = 0.625F;   ///< of a round one

/// How far beside the axis of a stack its number is written, in squares. The number of a hidden
/// stack also has to clear what stands before it.
constexpr std::array beside_tower{0.1F};
constexpr std::array behind_tower{0.1F, 0.3F, 0.42F};

/// A place in the picture, and how wide a square is there.
struct Seen {
    float x = 0;
    float y = 0;
    float side = 0;
};

Seen seen_at(const Paper& paper, Vec3 place) {
    const Spot spot = paper.camera.project(place);
    if (spot.distance <= 0)
        return {-paper.width, -paper.height}; // behind the eye: out of the picture
    const float aside = paper.camera.project(place + paper.camera.right).x;
    return {spot.x * paper.width, spot.y * paper.height, std::abs(aside - spot.x) * paper.width};
}

bool is_within(const Paper& paper, const Plate& plate) {
    const float half_width = plate.width / 2;
    const float half_height = plate.height / 2;
    return plate.x >= half_width && plate.y >= half_height && plate.x <= paper.width - half_width &&
           plate.y <= paper.height - half_height;
}

/// The plate moved into the picture by the shortest way.
Plate moved_within(const Paper& paper, Plate plate) {
    const auto moved = [](float middle, float half, float room) {
        return half < room - half ? std::clamp(middle, half, room - half) : room / 2;
    };
    plate.x = moved(plate.x, plate.width / 2, paper.width);
    plate.y = moved(plate.y, plate.height / 2, paper.height);
    return plate;
}

/// The height of letters in proportion to the squares, within the limits.
float letters_at(const Paper& paper, float side, float share) {
    return std::max(std::min(share * side, most_share * paper.width), paper.readable);
}

/// Places plates where there is no other plate yet.
class Writing {
  public:
    Writing(const Paper& paper, std::span<const Placed> standing)
        : paper_(paper), standing_(standing) {}

    Plate target(const TargetNumber& target, int size) {
        const Seen at = seen_at(paper_, place_of(target, middle_of(target.square, size)));
        const float usual = 2 * target_share * at.side;
        const float wanted = std::max(usual, paper_.readable / disc_share);
        Plate plate{at.x, at.y, wanted, wanted, disc_share * wanted};
        plate.is_written = is_within(paper_, plate) && is_free(plate);
        if (!plate.is_written) plate.width = plate.height = usual;
        if (plate.is_written) taken_.push_back(plate);
        return plate;
    }

    Plate tower(const StackNumber& number) {
        const Seen at = seen_at(paper_, number.tip);
        Plate plate;
        plate.letters = letters_at(paper_, at.side, number_share);
        plate.height = plate.letters / letters_share;
        plate.width = plate.height * (0.62F + 0.5F * static_cast<float>(number.text().size()));
        if (!is_seen(number)) return plate;
        plate.is_behind = is_hidden(number.tip, number.foot);
        const auto places = places_of(plate, at);
        std::size_t place = 0;
        while (place < places.size() && !is_fit(places[place], number)) ++place;
        const bool has_place = place < places.size();
        plate = places[has_place ? place : 0];
        plate.is_written = has_place || number.has_part();
        if (number.has_part()) plate.is_behind = false; // numbers in hand are never pale
        if (plate.is_written) taken_.push_back(plate);
        return plate;
    }

  private:
    /// Where the number of a square is written: in its middle, or before the stack that stands
    /// there; if something nearer hides that place, at a visible corner or edge.
    Vec3 place_of(const TargetNumber& target, Vec3 middle) const {
        const Vec3 nearer = paper_.camera.eye - middle;
        const Vec3 towards = direction({nearer.x, 0, nearer.z}) * 0.36F;
        const Vec3 across{towards.z, 0, -towards.x};
        const Vec3 usual = target.is_empty ? middle : middle + towards;
        if (!is_hidden(usual, middle)) return usual;
        for (const Vec3 corner : {across - towards, across * -1 - towards, across, across * -1})
            if (!is_hidden(middle + corner, middle)) return middle + corner;
        return usual;
    }

    /// The places to try: over the tip of a stack, then on both sides of it, nearest first.
    std::vector<Plate> places_of(Plate plate, const Seen& tip) const {
        const auto put = [&](float x, float y) {
            plate.x = x;
            plate.y = y;
            return moved_within(paper_, plate);
        };
        std::vector<Plate> places{put(tip.x, tip.y - 0.7F * plate.height)};
        const std::span<const float> beside =
            plate.is_behind ? std::span<const float>(behind_tower) : beside_tower;
        for (const float away : beside) {
            const float aside = plate.width / 2 + away * tip.side;
            places.push_back(put(tip.x + aside, tip.y));
            places.push_back(put(tip.x - aside, tip.y));
        }
        return places;
    }

    /// Whether a piece that is nearer than this foot covers this place of the picture.
    bool is_hidden(float x, float y, Vec3 foot) const {
        const Vec3 ahead = direction({paper_.camera.ahead.x, 0, paper_.camera.ahead.z});
        const Ray ray = paper_.camera.ray(x, y);
        return std::ranges::any_of(standing_, [&](const Placed& placed) {
            return dot(foot - placed.at, ahead) > 0.4F && piece_met(ray, std::span(&placed, 1));
        });
    }
    bool is_hidden(Vec3 place, Vec3 foot) const {
        const Spot spot = paper_.camera.project(place);
        return is_hidden(spot.x, spot.y, foot);
    }

    /// Whether a number can be there; that of a hidden stack must not cover what hides the stack.
    bool is_fit(const Plate& plate, const StackNumber& number) const {
        if (!is_free(plate)) return false;
        if (!plate.is_behind) return true;
        return std::ranges::none_of(std::array{-0.5F, 0.0F, 0.5F}, [&](float side) {
            return is_hidden((plate.x + side * plate.width) / paper_.width, plate.y / paper_.height,
                             number.foot);
        });
    }

    /// Whether the foot or the tip of a stack is in the picture, and its tip not behind the eye.
    bool is_seen(const StackNumber& number) const {
        if (paper_.camera.project(number.tip).distance <= 0) return false;
        const auto is_in = [&](Vec3 place) {
            const Spot spot = paper_.camera.project(place);
            return spot.distance > 0 && spot.x > 0 && spot.x < 1 && spot.y > 0 && spot.y < 1;
        };
        return is_in(number.foot) || is_in(number.tip);
    }

    /// Plates may overlap a little at their edges, where nothing is written.
    bool is_free(const Plate& plate) const {
        return std::ranges::none_of(taken_, [&](const Plate& other) {
            return std::abs(plate.x - other.x) < 0.45F * (plate.width + other.width) &&
                   std::abs(plate.y - other.y) < 0.42F * (plate.height + other.height);
        });
    }

    const Paper& paper_;
    std::span<const Placed> standing_;
    std::vector<Plate> taken_;
};

/// The order in which the numbers over stacks are placed.
std::vector<std::size_t> order_of(const Paper& paper, std::span<const StackNumber> towers) {
    std::vector<std::size_t> order(towers.size());
    std::iota(order.begin(), order.end(), 0);
    const auto rank = [&](std::size_t tower) {
        return std::tuple(!towers[tower].has_part(), length(towers[tower].foot - paper.camera.eye),
                          tower);
    };
    std::ranges::sort(order, {}, rank);
    return order;
}

constexpr float line_share = 1.3F; ///< between two coordinates, in heights of their letters

/// Writes along one side of the board, and leaves out what would cover the one before.
class Line {
  public:
    explicit Line(const Paper& paper) : paper_(paper) {}

    void write(Vec3 place, int count) {
        const Seen at = seen_at(paper_, place);
        Plate plate{at.x, at.y};
        plate.letters = plate.height = letters_at(paper_, at.side, coordinate_share);
        plate.width = 0.62F * plate.letters * static_cast<float>(count);
        plate.is_written = has_room(plate) && is_within(paper_, plate);
        if (plate.is_written) before_ = plate;
        plates.push_back(plate);
    }

    std::vector<Plate> plates;

  private:
    bool has_room(const Plate& plate) const {
        const float away = std::hypot(plate.x - before_.x, plate.y - before_.y);
        return !before_.is_written || away >= line_share * plate.letters;
    }

    const Paper& paper_;
    Plate before_;
};

} // namespace

std::string StackNumber::text() const {
    return (has_part() ? std::to_string(meant) + '/' : "") + std::to_string(height);
}

StackNumber number_of(std::span<const core::Piece> tower, Vec3 foot, int meant) {
    return {foot, foot + Vec3{0, height_of(tower), 0}, static_cast<int>(tower.size()), meant};
}

NumberPlates numbers_on(const Paper& paper, int size, std::span<const TargetNumber> targets,
                        std::span<const StackNumber> towers, std::span<const Placed> standing) {
    Writing writing(paper, standing);
    NumberPlates numbers;
    for (const TargetNumber& target : targets)
        numbers.targets.push_back(writing.target(target, size));
    numbers.towers.resize(towers.size());
    for (const std::size_t i : order_of(paper, towers))
        if (towers[i].height > 1) numbers.towers[i] = writing.tower(towers[i]);
    return numbers;
}

Coordinates coordinates_of(const Paper& paper, int size) {
    const float out = 0.5F * (static_cast<float>(size) + border_of(size));
    const float near_z = paper.camera.eye.z >= 0 ? out : -out;
    const float left_x = paper.camera.right.x >= 0 ? -out : out;
    Line letters(paper);
    Line numbers(paper);
    for (int i = 0; i < size; ++i) {
        const Vec3 middle = middle_of(core::coord_at(i, i), size);
        letters.write({middle.x, 0, near_z}, 1);
        numbers.write({left_x, 0, middle.z}, i < 9 ? 1 : 2);
    }
    return {std::move(letters.plates), std::move(numbers.plates)};
}

} // namespace solid
