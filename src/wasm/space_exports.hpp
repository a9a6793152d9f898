#pragma once

#include <cstddef>
#include <cstdint>

/// The functions that a page calls for a board in space: numbers in, numbers out. The page reads
/// the answers in place, as typed arrays. They are valid until the next call that is described with
/// "gives". See wasm/space.hpp, and wasm/exports.hpp for everything else.
extern "C" {

/// Memory for so many letters, for the next call that takes stacks, pieces or a name.
char* space_letters(std::size_t count);
const float* space_floats();
std::size_t space_float_count();
const std::int32_t* space_wholes();
std::size_t space_whole_count();

/// Gives a mesh: positions, then normals; triangles. Roles are counted from the pawn on.
void space_mesh(int role, int detail);
/// Gives the board itself: position and normal of each corner; its part.
void space_body(int size);
/// The colour of a side's pieces, as 0xRRGGBB.
std::int32_t space_tint(int side);
/// The colour of the dye `shade`, which is in no style sheet.
std::int32_t space_shade();

void space_stand(int size, int is_flipped, int has_stacks);
int space_fly(int from, int count, int to);
int space_fly_back(int from, int count, int to);
void space_land();
void space_advance(float part);
/// How long a flight takes, in milliseconds.
int space_flight_time();
void space_hold(int square, int count);
void space_mean(int square, int count);
void space_drag(float x, float y);
void space_drop();
void space_capture(int side);
void space_clear_marks();
/// The name of the mark is in the letters.
void space_mark(int from, int to, int dye);
void space_number(int square, int count);
/// The name of a dye, which ends with a zero; null if there is no dye of this number.
const char* space_dye(int dye);

int space_turn(float around, float higher);
int space_turn_by_pointer(float x, float y);
int space_zoom(float steps, float x, float y);
int space_reset();
int space_is_usual();
void space_see(float width, float height);

/// Each gives what `wasm::Space` has under this name.
void space_camera();
void space_pieces(float part);
void space_marks(float part);
void space_captions();
void space_coordinates();
void space_cells();
/// Gives the square and the layer.
void space_pick(float x, float y);
}
