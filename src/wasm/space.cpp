#include "wasm/space.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/piece.hpp"
#include "solid/matrix.hpp"
#include "solid/pieces.hpp"
#include "solid/table.hpp"

namespace wasm {
namespace {

using core::Color;
using core::Coord;
using solid::Placed;
using solid::Vec3;

constexpr float per_picture = 3.4F; ///< radians for a pointer that crosses the board

solid::Tower tower_of(std::string_view letters) {
    solid::Tower tower;
    for (const char letter : letters)
        if (const core::Piece piece = core::piece_of(letter); piece.role != core::Role::none)
            tower.push_back(piece);
    return tower;
}

void add(Vec3 point, std::vector<float>& floats) {
    floats.insert(floats.end(), {point.x, point.y, point.z});
}

} // namespace

solid::Towers Space::read(std::string_view stacks) const {
    solid::Towers towers{.size = towers_.size};
    const auto count = static_cast<std::size_t>(towers.size * towers.size);
    while (towers.stacks.size() < count) {
        const std::string_view first = stacks.substr(0, stacks.find('/'));
        towers.stacks.push_back(tower_of(first));
        stacks.remove_prefix(std::min(first.size() + 1, stacks.size()));
    }
    return towers;
}

void Space::stand(int size, bool is_flipped, std::string_view stacks) {
    towers_.size = std::clamp(size, 1, core::max_board_size);
    towers_ = read(stacks);
    is_flipped_ = is_flipped;
    flight_.reset();
    dragged_.reset();
    hold(-1, 0);
    look();
}

bool Space::fly(std::string_view stacks, int from, int count, int to) {
    const solid::Towers before = read(stacks);
    const solid::Step step{coord(from), count, coord(to)};
    if (!leads(before, towers_, step)) return false;
    flight_ = flight_of(before, towers_, step);
    return true;
}

bool Space::fly_back(std::string_view stacks, int from, int count, int to) {
    const solid::Towers before = read(stacks);
    const solid::Step step{coord(from), count, coord(to)};
    if (!leads(towers_, before, step)) return false;
    flight_ = flight_back(before, towers_, step);
    return true;
}

void Space::hold(int square, int count) {
    const bool is_fine = square >= 0 && square < towers_.size * towers_.size;
    held_square_ = is_fine ? square : -1;
    held_count_ = is_fine ? count : 0;
}

void Space::drag(float x, float y) { dragged_ = {x, y}; }

void Space::capture(Color by, std::string_view pieces) {
    captured_[core::index(by)] = tower_of(pieces);
}

void Space::mark(solid::Mark mark, int from, int to) {
    for (solid::Laid& part : laid(mark, coord(from), coord(to), towers_.size))
        marks_.push_back(std::move(part));
}

bool Space::changed(const solid::Orbit& orbit) {
    if (orbit == orbit_) return false;
    orbit_ = orbit;
    look();
    return true;
}

bool Space::turn(float around, float higher) { return changed(orbit_.turned(around, higher)); }
bool Space::turn_by_pointer(float x, float y) { return turn(-per_picture * x, per_picture * y); }

bool Space::zoom(float factor, float x, float y) {
    const float before = orbit_.zoom;
    const auto pointed = solid::met_at(camera_.ray(x, y), 0);
    const auto middle = solid::met_at(camera_.ray(0.5F, 0.5F), 0);
    const solid::Orbit orbit = orbit_.zoomed(factor);
    const float half = 0.5F * static_cast<float>(towers_.size);
    if (orbit.zoom <= 1) {
        aim_ = {}; // where all of the board is seen, it is seen from its middle
    } else if (pointed && middle) {
        const Vec3 aim = aim_ + (*pointed - *middle) * (1 - before / orbit.zoom);
        aim_ = {std::clamp(aim.x, -half, half), 0, std::clamp(aim.z, -half, half)};
    }
    return changed(orbit);
}

bool Space::reset() {
    aim_ = {};
    return changed({});
}

void Space::see(float aspect) {
    aspect_ = aspect;
    look();
}

void Space::look() {
    camera_ = look_at(towers_, is_flipped_, orbit_, aspect_);
    camera_.eye = camera_.eye + aim_;
}

Coord Space::coord(int square) const {
    const int within = std::clamp(square, 0, towers_.size * towers_.size - 1);
    return core::coord_at(within % towers_.size, within / towers_.size);
}

/// How many pieces of the tower that is held are in hand.
std::size_t Space::taken_of(const solid::Tower& stack) const {
    return std::min(static_cast<std::size_t>(std::max(held_count_, 0)), stack.size());
}

/// Where what hangs on the pointer stands.
std::optional<Vec3> Space::dragged_foot() const {
    if (!dragged_) return std::nullopt;
    return solid::met_at(camera_.ray(dragged_->x, dragged_->y), solid::drag_height);
}

/// The pieces of a tower, those in hand higher, or gone while they are dragged.
void Space::place_held(const solid::Tower& stack, std::vector<Placed>& placed) const {
    const Coord square = coord(held_square_);
    const Vec3 foot = solid::middle_of(square, towers_.size);
    const std::size_t taken = taken_of(stack);
    const std::span<const core::Piece> all(stack);
    const auto left = all.first(stack.size() - taken);
    place(left, square, foot, 0, placed);
    if (dragged_) return;
    const float seat = solid::seats_of(left).back();
    place(all.last(taken), square, foot + Vec3{0, seat + solid::lift, 0},
          static_cast<int>(left.size()), placed);
}

std::vector<Placed> Space::standing() const {
    std::vector<Placed> placed;
    const solid::Towers& towers = resting();
    for (int i = 0; i < towers.size * towers.size; ++i) {
        const Coord square = coord(i);
        if (i == held_square_)
            place_held(towers.at(square), placed);
        else
            place(towers.at(square), square, solid::middle_of(square, towers.size), 0, placed);
    }
    return placed;
}

/// What stands, flies, hangs on the pointer and lies beside the board.
std::vector<Placed> Space::all(float part) const {
    std::vector<Placed> placed = standing();
    if (flight_) place_moving(*flight_, solid::eased(part), placed);
    for (const Color by : {Color::white, Color::black})
        place_captured(captured_[core::index(by)], by, towers_.size, placed);
    if (held_square_ < 0) return placed;
    const solid::Tower& stack = resting().at(coord(held_square_));
    if (const auto at = dragged_foot())
        place(std::span(stack).last(taken_of(stack)), coord(held_square_), *at, 0, placed);
    return placed;
}

Numbers Space::camera() const {
    const float away = length(camera_.eye);
    Numbers numbers;
    const auto add_matrix = [&](const solid::Matrix& matrix) {
        numbers.floats.insert(numbers.floats.end(), matrix.values.begin(), matrix.values.end());
    };
    add_matrix(camera_.view());
    add_matrix(camera_.projection());
    add(camera_.eye, numbers.floats);
    add(solid::sun_of(is_flipped_), numbers.floats);
    numbers.floats.push_back(1 / (2 * away * camera_.tangent_x));
    float tallest = 1;
    for (const solid::Tower& tower : towers_.stacks)
        tallest = std::max(tallest, solid::height_of(tower));
    numbers.floats.push_back(0.75F * static_cast<float>(towers_.size) + 0.8F + 0.5F * tallest);
    numbers.floats.push_back(solid::ground);
    return numbers;
}

Numbers Space::pieces(float part) const {
    Numbers numbers;
    for (const Placed& placed : all(part)) {
        add(placed.at, numbers.floats);
        numbers.floats.insert(numbers.floats.end(), {solid::turn_of(placed.piece), placed.opacity});
        numbers.wholes.push_back(static_cast<int>(core::index(placed.piece.role)) - 1);
        numbers.wholes.push_back(static_cast<int>(core::index(placed.piece.color)));
    }
    return numbers;
}

Numbers Space::marks(float part) const {
    Numbers numbers;
    const auto add_corner = [&](Vec3 at, float opacity, solid::Dye dye, bool is_arrow) {
        add(at, numbers.floats);
        numbers.floats.push_back(opacity);
        numbers.wholes.push_back(static_cast<int>(dye));
        numbers.wholes.push_back(is_arrow ? 1 : 0);
    };
    for (const solid::Laid& laid : marks_)
        for (const Vec3& point : laid.decal)
            add_corner(point, laid.opacity, laid.dye, laid.is_arrow);
    std::vector<solid::SoftPoint> shades;
    for (const Placed& placed : all(part)) add_contact(placed, shades);
    for (const auto& [at, opacity] : shades) add_corner(at, opacity, solid::Dye::shade, false);
    return numbers;
}

/// Where a point is seen, and how wide a square is there.
void Space::add_spot(Vec3 place, Numbers& numbers) const {
    const solid::Spot spot = camera_.project(place);
    const float side = std::abs(camera_.project(place + camera_.right).x - spot.x);
    numbers.floats.insert(numbers.floats.end(), {spot.x, spot.y, side});
}

/// A piece that stands alone needs no number.
void Space::add_height(std::span<const core::Piece> tower, Vec3 foot, int square,
                       Numbers& numbers) const {
    if (tower.size() < 2) return;
    add_spot(foot + Vec3{0, solid::height_of(tower), 0}, numbers);
    numbers.wholes.push_back(square);
    numbers.wholes.push_back(static_cast<int>(tower.size()));
}

Numbers Space::tower_numbers() const {
    Numbers numbers;
    const solid::Towers& towers = resting();
    for (int i = 0; i < towers.size * towers.size; ++i) {
        const Coord square = coord(i);
        const std::span<const core::Piece> stack(towers.at(square));
        const Vec3 foot = solid::middle_of(square, towers.size);
        const bool is_held = i == held_square_;
        if (!is_held || !dragged_) {
            add_height(stack, foot + Vec3{0, is_held ? solid::lift : 0, 0}, i, numbers);
            continue;
        }
        const std::size_t taken = taken_of(towers.at(square));
        add_height(stack.first(stack.size() - taken), foot, -1, numbers);
        if (const auto at = dragged_foot()) add_height(stack.last(taken), *at, -1, numbers);
    }
    return numbers;
}

Numbers Space::coordinates() const {
    Numbers numbers;
    const float out = 0.5F * static_cast<float>(towers_.size) + solid::board_border / 2;
    const float near_z = camera_.eye.z >= 0 ? out : -out;
    const float left_x = camera_.right.x >= 0 ? -out : out;
    for (int i = 0; i < towers_.size; ++i)
        add_spot({solid::middle_of(core::coord_at(i, i), towers_.size).x, 0, near_z}, numbers);
    for (int i = 0; i < towers_.size; ++i)
        add_spot({left_x, 0, solid::middle_of(core::coord_at(i, i), towers_.size).z}, numbers);
    return numbers;
}

Numbers Space::cells() const {
    Numbers numbers;
    for (int i = 0; i < towers_.size * towers_.size; ++i) {
        const Vec3 middle = solid::middle_of(coord(i), towers_.size);
        float left = 1e9F;
        float top = 1e9F;
        float right = -1e9F;
        float bottom = -1e9F;
        for (const float x : {-0.5F, 0.5F})
            for (const float z : {-0.5F, 0.5F}) {
                const solid::Spot spot = camera_.project(middle + Vec3{x, 0, z});
                left = std::min(left, spot.x);
                right = std::max(right, spot.x);
                top = std::min(top, spot.y);
                bottom = std::max(bottom, spot.y);
            }
        numbers.floats.insert(numbers.floats.end(), {left, top, right - left, bottom - top});
    }
    return numbers;
}

Numbers Space::number_on(int square) const {
    Numbers numbers;
    const Vec3 middle = solid::middle_of(coord(square), towers_.size);
    const Vec3 nearer = camera_.eye - middle;
    const Vec3 aside = solid::direction({nearer.x, 0, nearer.z}) * 0.36F;
    add_spot(resting().at(coord(square)).empty() ? middle : middle + aside, numbers);
    return numbers;
}

std::array<int, 2> Space::pick(float x, float y) const {
    const solid::Ray ray = camera_.ray(x, y);
    const std::vector<Placed> pieces = standing();
    const auto number_of = [&](Coord square) { return square.rank * towers_.size + square.file; };
    if (const auto met = solid::piece_met(ray, pieces))
        return {number_of(pieces[*met].square), pieces[*met].layer};
    const auto square = solid::square_met(ray, towers_.size);
    return {square ? number_of(*square) : -1, -1};
}

} // namespace wasm
