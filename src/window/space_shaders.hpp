#pragma once

/// The shaders, in the language of OpenGL.
namespace window {

/// Points of pieces are turned and moved to their place; everything else is already in place.
inline constexpr const char* vertex_shader = R"glsl(#version 330 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 place; // of its foot, and how far it is turned
layout(location = 3) in vec4 paint;
uniform mat4 camera;
uniform mat4 light;
out vec3 seen_at;
out vec3 facing;
out vec4 color;
out vec3 shaded_at;
out vec3 within; // the piece

void main() {
    vec2 turn = vec2(cos(place.w), sin(place.w));
    mat3 turned = mat3(turn.x, 0, turn.y, 0, 1, 0, -turn.y, 0, turn.x);
    vec3 at = turned * position + place.xyz;
    seen_at = at;
    facing = turned * normal;
    color = paint;
    within = position;
    vec4 lit = light * vec4(at + 0.012 * facing, 1);
    shaded_at = 0.5 + 0.5 * lit.xyz;
    gl_Position = camera * vec4(at, 1);
}
)glsl";

/// The first part of the fragment shader: the number of shadow samples. It is a constant because
/// graphics cards run loops of known length much faster.
inline constexpr const char* fine_shadows = R"glsl(#version 330 core
#define TAPS 16
)glsl";
inline constexpr const char* quick_shadows = R"glsl(#version 330 core
#define TAPS 3
)glsl";

/// Colours are squared before lighting, and their square root is taken afterwards, because light
/// adds up linearly. Surfaces without a normal are only shaded: the ground, which must match the
/// window at the edge of the picture.
inline constexpr const char* fragment_shader = R"glsl(
in vec3 seen_at;
in vec3 facing;
in vec4 color;
in vec3 shaded_at;
in vec3 within;
uniform sampler2DShadow shadows;
uniform vec3 eye;
uniform vec3 sun;
uniform float blur;   // of the shadows
uniform float gloss;
uniform float crowding; // how dark it is where things touch
uniform float grain;    // of the wood; none: 0
uniform float rings;    // of that of the pieces
uniform float half_side; // from the middle of the board to its edge
uniform vec3 glow;      // of the ground around the board
uniform float under;    // how dark the ground is beside the board; none: 0
uniform float body;     // from the middle of the board to the end of its border
uniform vec2 extent;    // of the picture
out vec4 painted;

const vec2 spread[16] = vec2[](vec2(-0.33, -0.85), vec2(0.76, -0.55), vec2(-0.87, 0.26),
                               vec2(0.36, 0.83), vec2(0.24, -0.21), vec2(-0.25, 0.31),
                               vec2(0.91, 0.33), vec2(-0.70, -0.44), vec2(-0.36, 0.92),
                               vec2(0.30, -0.95), vec2(0.38, 0.30), vec2(-0.27, -0.21),
                               vec2(0.98, -0.14), vec2(-0.72, 0.68), vec2(0.05, -0.60),
                               vec2(-0.03, 0.68));

float sunlight() {
    if (any(greaterThan(abs(shaded_at - 0.5), vec3(0.5)))) return 1.0;
    float sum = 0.0;
    for (int i = 0; i < TAPS; ++i)
        sum += texture(shadows, vec3(shaded_at.xy + blur * spread[i], shaded_at.z));
    return sum / float(TAPS);
}

float hashed(vec2 at) {
    vec3 mixed = fract(at.xyx * 0.1031);
    mixed += dot(mixed, mixed.yzx + 33.33);
    return fract((mixed.x + mixed.y) * mixed.z);
}

float noise(vec2 at) {
    vec2 cell = floor(at);
    vec2 part = fract(at);
    part = part * part * (3.0 - 2.0 * part);
    return mix(mix(hashed(cell), hashed(cell + vec2(1, 0)), part.x),
               mix(hashed(cell + vec2(0, 1)), hashed(cell + vec2(1, 1)), part.x), part.y);
}

// Rings of a trunk, drawn out, on each square those of another piece of wood.
float grained(vec3 at) {
    vec2 square = floor(at.xz + half_side);
    vec2 along = mod(square.x + square.y, 2.0) < 0.5 ? at.xz : at.zx;
    along += 7.0 * hashed(square);
    return (noise(vec2(0.9, 9.0) * along) + 0.5 * noise(vec2(3.0, 34.0) * along)) / 1.5 - 0.5;
}

// A turned piece cuts through the rings of its trunk, whose axis is beside it.
float ringed(vec3 at) {
    float away = length(at.xz + vec2(0.10 * at.y + 0.5, 0.35));
    float wide = abs(fract(11.8 * away + 0.3 * at.y) - 0.5);
    float narrow = abs(fract(27.2 * away) - 0.5);
    return (4.0 * wide - 1.0) * (0.5 + 0.9 * narrow);
}

// What is mirrored in a surface: the room, which is brighter above, and two windows.
float mirrored(vec3 towards, float sunny) {
    vec3 other_window = normalize(sun * vec3(-1.65, 0.58, 1.76));
    float above = 0.5 + 0.5 * towards.y;
    return 0.2 + 0.6 * above * above + 8.0 * sunny * smoothstep(0.93, 0.995, dot(towards, sun)) +
           1.6 * smoothstep(0.90, 0.98, dot(towards, other_window));
}

void main() {
    float sunny = sunlight();
    if (dot(facing, facing) < 0.25) {
        float away = length(2.0 * gl_FragCoord.xy / extent - 1.0);
        float within_picture = 1.0 - smoothstep(0.3, 1.0, away);
        float from_board = length(max(abs(seen_at.xz) - body, 0.0));
        float dim = under * within_picture * exp2(-2.0 * from_board);
        vec3 ground = (color.rgb + glow * within_picture) * (1.0 - dim);
        painted = vec4(ground * (0.72 + 0.28 * sunny), color.a);
        return;
    }
    vec3 normal = normalize(facing);
    vec3 look = normalize(eye - seen_at);
    float direct = max(dot(normal, sun), 0.0) * sunny;
    float around = 0.62 + 0.38 * normal.y;
    float touch = 1.0 - crowding * (1.0 - smoothstep(0.0, 0.16, within.y));
    vec3 base = color.rgb * color.rgb;
    if (grain > 0.0) base *= 1.0 + grain * grained(seen_at);
    if (rings > 0.0) // warmer where it is darker, and seen in dark wood, too
        base *= 1.0 + rings * (2.4 - 1.6 * base.r) * ringed(within) * vec3(0.7, 1.0, 1.5);
    vec3 warm = vec3(1.0, 0.965, 0.91);
    vec3 cool = vec3(0.93, 0.965, 1.0);
    vec3 light = base * (0.72 * direct * warm + 0.38 * around * touch * cool);
    float edge = 1.0 - max(dot(normal, look), 0.0);
    float lacquer = 0.04 + 0.3 * edge * edge * edge * edge; // it mirrors more at a flat angle
    light += gloss * lacquer * touch * mirrored(reflect(-look, normal), sunny) * warm;
    painted = vec4(sqrt(light), color.a);
}
)glsl";

/// Shadows only need to know how far things are from the light.
inline constexpr const char* shadow_fragment_shader = R"glsl(#version 330 core
void main() {}
)glsl";

} // namespace window
