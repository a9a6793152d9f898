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

constexpr float per_picture = 3.4F; ///< radians for a pointer that crosses the picture

solid::PieceStack tower_of(std::string_view letters) {
    solid::PieceStack tower;
    for (const char letter : letters)
        if (const core::Piece piece = core::piece_of(letter); piece.role != core::Role::none)
            tower.push_back(piece);
    return tower;
}

void add(Vec3 point, std::vector<float>& floats) {
    floats.insert(floats.end(), {point.x, point.y, point.z});
}

void add(const solid::Plate& plate, std::vector<float>& floats) {
    floats.insert(floats.end(), {plate.x, plate.y, plate.width, plate.height, plate.letters});
}

} // namespace

solid::PieceStacks Space::read(std::string_view stacks) const {
    solid::PieceStacks towers{.size = towers_.size};
    const auto count = static_cast<std::size_t>(towers.size * towers.size);
    while (towers.stacks.size() < count) {
        const std::string_view first = stacks.substr(0, stacks.find('/'));
        towers.stacks.push_back(tower_of(first));
        stacks.remove_prefix(std::min(first.size() + 1, stacks.size()));
    }
    return towers;
}

void Space::stand(int size, bool is_flipped, bool has_stacks, std::string_view stacks) {
    has_stacks_ = has_stacks;
    towers_.size = std::clamp(size, 1, core::max_board_size);
    towers_ = read(stacks);
    is_flipped_ = is_flipped;
    flight_.reset();
    dragged_.reset();
    hold(-1, 0);
    mean(-1, 0);
    look();
}

bool Space::fly(std::string_view stacks, int from, int count, int to) {
    const solid::PieceStacks before = read(stacks);
    const solid::StackMove step{coord(from), count, coord(to)};
    if (!leads(before, towers_, step)) return false;
    room_before_ = room_above(before);
    flight_ = flight_of(before, towers_, step);
    return true;
}

bool Space::fly_back(std::string_view stacks, int from, int count, int to) {
    const solid::PieceStacks before = read(stacks);
    const solid::StackMove step{coord(from), count, coord(to)};
    if (!leads(towers_, before, step)) return false;
    room_before_ = room_above(before);
    flight_ = flight_back(before, towers_, step);
    return true;
}

float Space::room_above(const solid::PieceStacks& towers) const {
    return solid::room_above(towers.size, towers.stacks, has_stacks_);
}

void Space::hold(int square, int count) {
    const bool is_fine = square >= 0 && square < towers_.size * towers_.size;
    held_square_ = is_fine ? square : -1;
    held_count_ = is_fine ? count : 0;
}

void Space::mean(int square, int count) {
    meant_square_ = square;
    meant_count_ = count;
}

void Space::drag(float x, float y) { dragged_ = {x, y}; }

void Space::capture(Color by, std::string_view pieces) {
    captured_[core::index(by)] = tower_of(pieces);
}

void Space::clear_marks() {
    marks_.clear();
    targets_.clear();
}

void Space::mark(solid::Mark mark, int from, int to, int dye) {
    const bool is_dyed = dye >= 0 && dye < static_cast<int>(solid::dye_names.size());
    for (solid::Laid& part : laid(mark, coord(from), coord(to), towers_.size)) {
        if (is_dyed) part.dye = static_cast<solid::Dye>(dye);
        marks_.push_back(std::move(part));
    }
}

void Space::number(int square, int count) {
    targets_.push_back({coord(square), count, towers_.at(coord(square)).empty()});
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
        aim_ = {}; // a board that is seen whole is in the middle
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

void Space::see(float width, float height) {
    width_ = std::max(width, 1.0F);
    height_ = std::max(height, 1.0F);
    look();
}

void Space::advance(float part) { look(solid::eased(part)); }

void Space::land() {
    flight_.reset();
    look();
}

void Space::look(float part) {
    const float room = room_above(towers_);
    const float before = flight_ ? room_before_ : room;
    camera_ =
        look_at(towers_.size, std::lerp(before, room, part), is_flipped_, orbit_, width_ / height_);
    camera_.eye = camera_.eye + aim_;
}

Coord Space::coord(int square) const {
    const int within = std::clamp(square, 0, towers_.size * towers_.size - 1);
    return core::coord_at(within % towers_.size, within / towers_.size);
}

/// How many pieces of this stack, which is held, are in hand.
std::size_t Space::taken_of(const solid::PieceStack& stack) const {
    return std::min(static_cast<std::size_t>(std::max(held_count_, 0)), stack.size());
}

/// Where the foot of the dragged pieces is.
std::optional<Vec3> Space::dragged_foot() const {
    if (!dragged_) return std::nullopt;
    return solid::met_at(camera_.ray(dragged_->x, dragged_->y), solid::drag_height);
}

/// Places the pieces of a stack: those in hand higher, or not at all while they are dragged.
void Space::place_held(const solid::PieceStack& stack, std::vector<Placed>& placed) const {
    const Coord square = coord(held_square_);
    const Vec3 foot = solid::middle_of(square, towers_.size);
    const std::size_t taken = taken_of(stack);
    const std::span<const core::Piece> all(stack);
    const auto left = all.first(stack.size() - taken);
    place(left, square, foot, 0, placed);
    if (dragged_) return;
    const float seat = solid::seats_of(left).back();
    place_in_hand(all.last(taken), square, foot + Vec3{0, seat + solid::lift, 0},
                  static_cast<int>(left.size()), placed);
}

std::vector<Placed> Space::standing() const {
    std::vector<Placed> placed;
    const solid::PieceStacks& towers = resting();
    for (int i = 0; i < towers.size * towers.size; ++i) {
        const Coord square = coord(i);
        if (i == held_square_)
            place_held(towers.at(square), placed);
        else
            place(towers.at(square), square, solid::middle_of(square, towers.size), 0, placed);
    }
    return placed;
}

/// The pieces that stand, fly, are dragged, or stand beside the board.
std::vector<Placed> Space::all(float part) const {
    std::vector<Placed> placed = standing();
    if (flight_) place_moving(*flight_, solid::eased(part), placed);
    for (const Color by : {Color::white, Color::black})
        place_captured(captured_[core::index(by)], by, towers_.size, placed);
    if (held_square_ < 0) return placed;
    const solid::PieceStack& stack = resting().at(coord(held_square_));
    if (const auto at = dragged_foot())
        place_in_hand(std::span(stack).last(taken_of(stack)), coord(held_square_), *at, 0, placed);
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
    for (const solid::PieceStack& tower : towers_.stacks)
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
        numbers.wholes.push_back(placed.is_held ? solid::held_share : 0);
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

std::vector<solid::StackNumber> Space::heights() const {
    std::vector<solid::StackNumber> numbers;
    const solid::PieceStacks& towers = resting();
    for (int i = 0; i < towers.size * towers.size; ++i) {
        const Coord square = coord(i);
        const solid::PieceStack& stack = towers.at(square);
        const Vec3 foot = solid::middle_of(square, towers.size);
        const bool is_held = i == held_square_;
        if (is_held && dragged_)
            add_parts(stack, foot, numbers);
        else
            numbers.push_back(solid::number_of(stack, foot + Vec3{0, is_held ? solid::lift : 0, 0},
                                               i == meant_square_ ? meant_count_ : 0));
    }
    return numbers;
}

void Space::add_parts(const solid::PieceStack& stack, Vec3 foot,
                      std::vector<solid::StackNumber>& numbers) const {
    const std::span<const core::Piece> all(stack);
    const std::size_t taken = taken_of(stack);
    numbers.push_back(solid::number_of(all.first(all.size() - taken), foot));
    if (const auto at = dragged_foot()) numbers.push_back(solid::number_of(all.last(taken), *at));
}

Numbers Space::captions() const {
    const std::vector<solid::StackNumber> towers = heights();
    const solid::NumberPlates plates =
        numbers_on(paper(), towers_.size, targets_, towers, standing());
    Numbers numbers;
    for (std::size_t i = 0; i < targets_.size(); ++i) {
        const solid::TargetNumber& target = targets_[i];
        add(plates.targets[i], numbers.floats);
        const int square = target.square.rank * towers_.size + target.square.file;
        const int is_written = plates.targets[i].is_written ? 1 : 0;
        numbers.wholes.insert(numbers.wholes.end(), {square, target.count, 0, is_written});
    }
    for (std::size_t i = 0; i < towers.size(); ++i) {
        if (!plates.towers[i].is_written) continue;
        add(plates.towers[i], numbers.floats);
        const int meant = towers[i].has_part() ? towers[i].meant : 0;
        const int is_written = plates.towers[i].is_behind ? 2 : 1;
        numbers.wholes.insert(numbers.wholes.end(), {-1, meant, towers[i].height, is_written});
    }
    return numbers;
}

Numbers Space::coordinates() const {
    const auto [letters, ranks] = coordinates_of(paper(), towers_.size);
    Numbers numbers;
    for (const auto& plates : {letters, ranks})
        for (const solid::Plate& plate : plates) {
            add(plate, numbers.floats);
            numbers.wholes.push_back(plate.is_written ? 1 : 0);
        }
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
