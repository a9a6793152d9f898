#include "wasm/space_exports.hpp"

#include <cmath>
#include <string>
#include <utility>

#include "solid/mesh.hpp"
#include "solid/pieces.hpp"
#include "solid/table.hpp"
#include "wasm/space.hpp"

namespace wasm {
namespace {

std::string& letters() {
    static std::string text;
    return text;
}

Numbers& given() {
    static Numbers numbers;
    return numbers;
}

Space& space() {
    static Space one;
    return one;
}

void add(solid::Vec3 vector, std::vector<float>& floats) {
    floats.insert(floats.end(), {vector.x, vector.y, vector.z});
}

std::int32_t number_of(solid::Tint tint) {
    return (tint.red << 16) + (tint.green << 8) + tint.blue;
}

core::Color side_of(int side) { return side == 0 ? core::Color::white : core::Color::black; }

} // namespace
} // namespace wasm

using namespace wasm;

char* space_letters(std::size_t count) {
    letters().resize(count);
    return letters().data();
}

const float* space_floats() { return given().floats.data(); }
std::size_t space_float_count() { return given().floats.size(); }
const std::int32_t* space_wholes() { return given().wholes.data(); }
std::size_t space_whole_count() { return given().wholes.size(); }

void space_mesh(int role, int detail) {
    const solid::Mesh& mesh = solid::mesh_of(core::all_roles[static_cast<std::size_t>(role)],
                                             solid::all_details[static_cast<std::size_t>(detail)]);
    Numbers numbers;
    for (const solid::Vec3& position : mesh.positions) add(position, numbers.floats);
    for (const solid::Vec3& normal : mesh.normals) add(normal, numbers.floats);
    for (const solid::Triangle& triangle : mesh.triangles)
        for (const std::uint32_t corner : triangle)
            numbers.wholes.push_back(static_cast<std::int32_t>(corner));
    given() = std::move(numbers);
}

void space_body(int size) {
    Numbers numbers;
    for (const auto& [position, normal, part] : solid::board_body(size)) {
        add(position, numbers.floats);
        add(normal, numbers.floats);
        numbers.wholes.push_back(static_cast<std::int32_t>(part));
    }
    given() = std::move(numbers);
}

std::int32_t space_tint(int side) { return number_of(solid::tint_of(side_of(side))); }
std::int32_t space_shade() { return number_of(solid::shade_tint); }

void space_stand(int size, int is_flipped, int has_stacks) {
    space().stand(size, is_flipped != 0, has_stacks != 0, letters());
}
int space_fly(int from, int count, int to) {
    return space().fly(letters(), from, count, to) ? 1 : 0;
}
int space_fly_back(int from, int count, int to) {
    return space().fly_back(letters(), from, count, to) ? 1 : 0;
}
void space_land() { space().land(); }
void space_advance(float part) { space().advance(part); }
int space_flight_time() { return static_cast<int>(solid::flight_time.count()); }
void space_hold(int square, int count) { space().hold(square, count); }
void space_mean(int square, int count) { space().mean(square, count); }
void space_drag(float x, float y) { space().drag(x, y); }
void space_drop() { space().drop(); }
void space_capture(int side) { space().capture(side_of(side), letters()); }
void space_clear_marks() { space().clear_marks(); }
void space_mark(int from, int to, int dye) {
    for (std::size_t i = 0; i < solid::mark_names.size(); ++i)
        if (solid::mark_names[i] == letters())
            space().mark(static_cast<solid::Mark>(i), from, to, dye);
}
void space_number(int square, int count) { space().number(square, count); }
const char* space_dye(int dye) {
    const auto number = static_cast<std::size_t>(dye);
    return number < solid::dye_names.size() ? solid::dye_names[number].data() : nullptr;
}

int space_turn(float around, float higher) {
    return space().turn(Space::turn_step * around, Space::turn_step * higher) ? 1 : 0;
}
int space_turn_by_pointer(float x, float y) { return space().turn_by_pointer(x, y) ? 1 : 0; }
int space_zoom(float steps, float x, float y) {
    return space().zoom(std::pow(Space::zoom_step, steps), x, y) ? 1 : 0;
}
int space_reset() { return space().reset() ? 1 : 0; }
int space_is_usual() { return space().is_usual() ? 1 : 0; }
void space_see(float width, float height) { space().see(width, height); }

void space_camera() { given() = space().camera(); }
void space_pieces(float part) { given() = space().pieces(part); }
void space_marks(float part) { given() = space().marks(part); }
void space_captions() { given() = space().captions(); }
void space_coordinates() { given() = space().coordinates(); }
void space_cells() { given() = space().cells(); }
void space_pick(float x, float y) {
    const auto [square, layer] = space().pick(x, y);
    given() = {.wholes = {square, layer}};
}
