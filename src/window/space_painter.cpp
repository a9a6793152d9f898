#include "window/space_painter.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <tuple>

#include <epoxy/gl.h>

#include "solid/pick.hpp"
#include "solid/pieces.hpp"
#include "solid/table.hpp"
#include "window/space_shaders.hpp"

namespace window {
namespace {

using solid::Detail;
using solid::Matrix;
using solid::Vec3;

constexpr int shadow_side = 1536;
constexpr int samples_at_rest = 4;

// The inputs of the vertex shader.
constexpr GLuint position_input = 0;
constexpr GLuint normal_input = 1;
constexpr GLuint place_input = 2;
constexpr GLuint paint_input = 3;

/// Where a piece stands, how far it is turned, and its colour.
struct Instance {
    std::array<float, 4> place{};
    std::array<float, 4> paint{};
};

const void* offset(std::size_t bytes) { return reinterpret_cast<const void*>(bytes); }

void take_input(GLuint input, int count, std::size_t stride, std::size_t start, GLuint divisor) {
    glEnableVertexAttribArray(input);
    glVertexAttribPointer(input, count, GL_FLOAT, GL_FALSE, static_cast<GLsizei>(stride),
                          offset(start));
    glVertexAttribDivisor(input, divisor);
}

GLuint compiled(GLenum kind, std::array<const char*, 2> texts) {
    const GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 2, texts.data(), nullptr);
    glCompileShader(shader);
    return shader;
}

/// 0 if the card does not understand it. The fragment shader may come in two parts.
GLuint linked(const char* beginning, const char* rest) {
    const GLuint program = glCreateProgram();
    glAttachShader(program, compiled(GL_VERTEX_SHADER, {vertex_shader, ""}));
    glAttachShader(program, compiled(GL_FRAGMENT_SHADER, {beginning, rest}));
    glLinkProgram(program);
    GLint is_fine = GL_FALSE;
    glGetProgramiv(program, GL_LINK_STATUS, &is_fine);
    return is_fine == GL_TRUE ? program : 0;
}

GLint place_of(GLuint program, const char* name) { return glGetUniformLocation(program, name); }

void set(GLuint program, const char* name, const std::array<float, 16>& matrix) {
    glUniformMatrix4fv(place_of(program, name), 1, GL_FALSE, matrix.data());
}
void set(GLuint program, const char* name, Vec3 vector) {
    glUniform3f(place_of(program, name), vector.x, vector.y, vector.z);
}
void set(GLuint program, const char* name, float value) {
    glUniform1f(place_of(program, name), value);
}

/// Pictures start at the top, those of OpenGL at the bottom.
Matrix upside_down(const Matrix& matrix) {
    return Matrix{{1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}} * matrix;
}

/// The board casts a shadow on the ground, but not on itself: it is slightly lower for shadows.
Matrix lowered(float depth) {
    return Matrix{{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -depth, 0, 1}};
}

/// The detail for the size of the pieces on the screen.
Detail detail_of(const view::SolidBoard& board, int width) {
    const float away = length(board.camera.eye);
    const float side = static_cast<float>(width) / (2 * away * board.camera.tangent_x);
    if (side < 26) return Detail::coarse;
    return side > 95 && !board.is_in_haste ? Detail::fine : Detail::middle;
}

/// What a piece is made of; in hand, it takes on the colour of the selection.
std::array<float, 4> paint_of(const solid::Placed& placed, const SpaceColors& colors) {
    auto paint = shares_of(solid::tint_of(placed.piece.color), placed.opacity);
    if (!placed.is_held) return paint;
    const auto held = shares_of(colors.of(view::Tone::selected));
    constexpr float share = 0.01F * solid::held_share;
    for (std::size_t i = 0; i < 3; ++i) paint[i] = std::lerp(paint[i], held[i], share);
    return paint;
}

/// The ground around the board is a little more like text than the window is: whatever stands
/// before it is set off.
Vec3 glow_of(view::Paint ground, view::Paint text) {
    constexpr float share = 0.15F;
    const auto from = shares_of(ground);
    const auto to = shares_of(text);
    return Vec3{to[0] - from[0], to[1] - from[1], to[2] - from[2]} * share;
}

} // namespace

core::Result<std::unique_ptr<SpacePainter>, std::string> SpacePainter::open() {
    auto context = SpaceContext::open();
    if (!context) return core::Failure(context.error());
    std::unique_ptr<SpacePainter> painter(new SpacePainter(*std::move(context)));
    const bool is_ready = painter->context_->use() && painter->prepare();
    painter->context_->rest();
    if (!is_ready) return core::Failure(std::string("GLSL 3.30"));
    return painter;
}

SpacePainter::SpacePainter(std::unique_ptr<SpaceContext> context) : context_(std::move(context)) {}

SpacePainter::~SpacePainter() = default;

bool SpacePainter::prepare() {
    fine_program_ = linked(fine_shadows, fragment_shader);
    quick_program_ = linked(quick_shadows, fragment_shader);
    shadow_program_ = linked(shadow_fragment_shader, "");
    if (fine_program_ == 0 || quick_program_ == 0 || shadow_program_ == 0) return false;
    glGenBuffers(1, &places_);
    upload_meshes();
    glGenVertexArrays(1, &flat_array_);
    glGenBuffers(1, &flat_buffer_);
    glBindVertexArray(flat_array_);
    glBindBuffer(GL_ARRAY_BUFFER, flat_buffer_);
    take_input(position_input, 3, sizeof(SpaceVertex), offsetof(SpaceVertex, position), 0);
    take_input(normal_input, 3, sizeof(SpaceVertex), offsetof(SpaceVertex, normal), 0);
    take_input(paint_input, 4, sizeof(SpaceVertex), offsetof(SpaceVertex, paint), 0);
    prepare_shadows();
    return glGetError() == GL_NO_ERROR;
}

void SpacePainter::upload_meshes() {
    for (const core::Role role : core::all_roles)
        for (const Detail detail : solid::all_details) {
            const solid::Mesh& mesh = solid::mesh_of(role, detail);
            Uploaded uploaded{.count = static_cast<int>(3 * mesh.triangles.size())};
            glGenVertexArrays(1, &uploaded.array);
            glBindVertexArray(uploaded.array);
            std::array<GLuint, 3> buffers{};
            glGenBuffers(3, buffers.data());
            const auto fill = [&](GLenum kind, GLuint buffer, const auto& values) {
                glBindBuffer(kind, buffer);
                glBufferData(kind, static_cast<GLsizeiptr>(values.size() * sizeof(values[0])),
                             values.data(), GL_STATIC_DRAW);
            };
            fill(GL_ARRAY_BUFFER, buffers[0], mesh.positions);
            take_input(position_input, 3, sizeof(Vec3), 0, 0);
            fill(GL_ARRAY_BUFFER, buffers[1], mesh.normals);
            take_input(normal_input, 3, sizeof(Vec3), 0, 0);
            fill(GL_ELEMENT_ARRAY_BUFFER, buffers[2], mesh.triangles);
            meshes_.push_back(uploaded);
        }
}

void SpacePainter::prepare_shadows() {
    glGenTextures(1, &shadow_map_);
    glBindTexture(GL_TEXTURE_2D, shadow_map_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, shadow_side, shadow_side, 0,
                 GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, nullptr);
    for (const GLenum filter : std::array<GLenum, 2>{GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
        glTexParameteri(GL_TEXTURE_2D, filter, GL_LINEAR);
    for (const GLenum wrap : std::array<GLenum, 2>{GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
        glTexParameteri(GL_TEXTURE_2D, wrap, GL_CLAMP_TO_BORDER);
    constexpr std::array<float, 4> sunny{1, 1, 1, 1};
    glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, sunny.data());
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
    glGenFramebuffers(1, &shadow_frame_);
    glBindFramebuffer(GL_FRAMEBUFFER, shadow_frame_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, shadow_map_, 0);
    glDrawBuffer(GL_NONE);
    glReadBuffer(GL_NONE);
}

bool SpacePainter::prepare_target(int width, int height, int samples) {
    if (target_.width == width && target_.height == height && target_.samples == samples)
        return true;
    glDeleteFramebuffers(2, target_.frames.data());
    glDeleteRenderbuffers(3, target_.surfaces.data());
    target_ = {width, height, samples};
    glGenFramebuffers(2, target_.frames.data());
    glGenRenderbuffers(3, target_.surfaces.data());
    const auto attach = [&](std::size_t i, GLenum where, GLenum format, int of_pixel) {
        glBindRenderbuffer(GL_RENDERBUFFER, target_.surfaces[i]);
        glRenderbufferStorageMultisample(GL_RENDERBUFFER, of_pixel, format, width, height);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, where, GL_RENDERBUFFER, target_.surfaces[i]);
    };
    glBindFramebuffer(GL_FRAMEBUFFER, target_.frames[1]);
    attach(2, GL_COLOR_ATTACHMENT0, GL_RGBA8, 0);
    glBindFramebuffer(GL_FRAMEBUFFER, target_.frames[0]);
    attach(0, GL_COLOR_ATTACHMENT0, GL_RGBA8, samples);
    attach(1, GL_DEPTH_ATTACHMENT, GL_DEPTH_COMPONENT24, samples);
    return glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
}

bool SpacePainter::paint(const view::SolidBoard& board, int width, int height,
                         const SpaceColors& colors, std::span<std::uint32_t> pixels) {
    if (width <= 0 || height <= 0) return true;
    if (!context_->use()) return false;
    if (context_->is_lost()) {
        context_->rest();
        return false;
    }
    place_pieces(board, colors);
    place_flat(board, colors);
    paint_shadows(board);
    const bool has_target = prepare_target(width, height, board.is_in_haste ? 0 : samples_at_rest);
    if (has_target) paint_all(board, colors);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, target_.frames[1]);
    glPixelStorei(GL_PACK_ALIGNMENT, 4);
    glReadPixels(0, 0, width, height, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV, pixels.data());
    const bool is_fine = has_target && glGetError() == GL_NO_ERROR && !context_->is_lost();
    context_->rest();
    return is_fine;
}

/// Writes the places of all pieces, kind by kind.
void SpacePainter::place_pieces(const view::SolidBoard& board, const SpaceColors& colors) {
    std::vector<const solid::Placed*> order;
    order.reserve(board.pieces.size());
    for (const solid::Placed& placed : board.pieces)
        if (placed.piece.role != core::Role::none) order.push_back(&placed);
    const auto is_faint = [](const solid::Placed* placed) { return placed->opacity < 1; };
    std::ranges::sort(order, {}, [&](const solid::Placed* placed) {
        return std::tuple(is_faint(placed), placed->piece.role, placed);
    });
    const int width = static_cast<int>(board.area.width);
    detail_ = detail_of(board, width);
    groups_.clear();
    faint_.clear();
    std::vector<Instance> instances;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const solid::Placed& placed = *order[i];
        auto& groups = is_faint(order[i]) ? faint_ : groups_;
        const std::size_t role = index(placed.piece.role) - 1;
        if (groups.empty() || groups.back().role != role)
            groups.push_back({role, static_cast<int>(i), 0});
        ++groups.back().count;
        instances.push_back({{placed.at.x, placed.at.y, placed.at.z, solid::turn_of(placed.piece)},
                             paint_of(placed, colors)});
    }
    glBindBuffer(GL_ARRAY_BUFFER, places_);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(instances.size() * sizeof(Instance)),
                 instances.data(), GL_STREAM_DRAW);
}

void SpacePainter::place_flat(const view::SolidBoard& board, const SpaceColors& colors) {
    const auto parts = flat_vertices(board, colors);
    std::vector<SpaceVertex> all;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        flat_parts_[i] = {static_cast<int>(all.size()), static_cast<int>(parts[i].size())};
        all.insert(all.end(), parts[i].begin(), parts[i].end());
    }
    glBindBuffer(GL_ARRAY_BUFFER, flat_buffer_);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(all.size() * sizeof(SpaceVertex)),
                 all.data(), GL_STREAM_DRAW);
}

/// Shadows are not repainted while only the camera moves.
void SpacePainter::paint_shadows(const view::SolidBoard& board) {
    if (shadowed_ == board.pieces && shadowed_size_ == board.size &&
        is_shadow_flipped_ == board.is_flipped)
        return;
    shadowed_ = board.pieces;
    shadowed_size_ = board.size;
    is_shadow_flipped_ = board.is_flipped;
    float tallest = 1;
    for (const solid::Placed& placed : board.pieces) tallest = std::max(tallest, placed.at.y + 1);
    const Vec3 sun = solid::sun_of(board.is_flipped);
    const Vec3 right = solid::direction(cross({0, 1, 0}, sun));
    const Vec3 up = cross(sun, right);
    light_reach_ = 0.75F * static_cast<float>(board.size) + 0.8F + 0.5F * tallest;
    const float away = 3 * light_reach_ + tallest;
    const Matrix light = solid::parallel(light_reach_, light_reach_, 0.1F, 2 * away) *
                         solid::looking(sun * away + Vec3{0, tallest / 3, 0}, right, up, sun * -1);
    light_ = light.values;
    glBindFramebuffer(GL_FRAMEBUFFER, shadow_frame_);
    glViewport(0, 0, shadow_side, shadow_side);
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_CULL_FACE);
    glFrontFace(GL_CCW);
    glCullFace(GL_FRONT); // back faces cast shadows, so that no surface shades itself
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(1.5F, 4);
    glUseProgram(shadow_program_);
    set(shadow_program_, "camera", light_);
    paint_groups(groups_, Detail::coarse); // a shadow shows no finer detail
    glCullFace(GL_BACK);
    set(shadow_program_, "camera", (light * lowered(0.5F * solid::board_thickness)).values);
    paint_flat(0, ground_vertices);
    glDisable(GL_POLYGON_OFFSET_FILL);
}

void SpacePainter::paint_all(const view::SolidBoard& board, const SpaceColors& colors) {
    glBindFramebuffer(GL_FRAMEBUFFER, target_.frames[0]);
    glViewport(0, 0, target_.width, target_.height);
    const auto clear = shares_of(colors.of(ground_of(board)));
    glClearColor(clear[0], clear[1], clear[2], 1);
    glDepthMask(GL_TRUE);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    glEnable(GL_CULL_FACE);
    glCullFace(GL_BACK);
    glFrontFace(GL_CW); // the picture is upside down
    const GLuint program = board.is_in_haste ? quick_program_ : fine_program_;
    glUseProgram(program);
    set(program, "camera", upside_down(board.camera.matrix()).values);
    set(program, "light", light_);
    set(program, "eye", board.camera.eye);
    set(program, "sun", solid::sun_of(board.is_flipped));
    set(program, "blur", 0.045F / light_reach_);
    glBindTexture(GL_TEXTURE_2D, shadow_map_);
    // Nearer pieces come first, so that hidden parts cost nothing.
    set(program, "crowding", 0.55F);
    set(program, "gloss", 1.0F);
    set(program, "rings", 0.11F);
    paint_groups(groups_, detail_);
    set(program, "rings", 0.0F);
    set(program, "crowding", 0.0F);
    set(program, "gloss", 0.25F);
    set(program, "glow", glow_of(colors.of(ground_of(board)), colors.of(view::Tone::text)));
    glUniform2f(place_of(program, "extent"), static_cast<float>(target_.width),
                static_cast<float>(target_.height));
    set(program, "under", 0.42F);
    set(program, "body", 0.5F * static_cast<float>(board.size) + solid::border_of(board.size));
    set(program, "half_side", 0.5F * static_cast<float>(board.size));
    set(program, "grain", colors.grain());
    paint_flat(0);
    set(program, "grain", 0.0F);
    set(program, "glow", Vec3{});
    set(program, "under", 0.0F);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glDepthMask(GL_FALSE);
    paint_flat(1);
    paint_flat(2);
    glDepthMask(GL_TRUE);
    set(program, "crowding", 0.55F);
    set(program, "gloss", 1.0F);
    set(program, "rings", 0.11F);
    paint_groups(faint_, detail_);
    // Arrows shine through the pieces on them.
    glDisable(GL_DEPTH_TEST);
    glBlendColor(0, 0, 0, 0.45F);
    glBlendFunc(GL_CONSTANT_ALPHA, GL_ONE_MINUS_CONSTANT_ALPHA);
    paint_flat(2);
    glDisable(GL_BLEND);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, target_.frames[0]);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, target_.frames[1]);
    glBlitFramebuffer(0, 0, target_.width, target_.height, 0, 0, target_.width, target_.height,
                      GL_COLOR_BUFFER_BIT, GL_NEAREST);
}

void SpacePainter::paint_groups(const std::vector<Group>& groups, Detail detail) const {
    for (const Group& group : groups) {
        const Uploaded& mesh =
            meshes_[group.role * solid::all_details.size() + static_cast<std::size_t>(detail)];
        glBindVertexArray(mesh.array);
        glBindBuffer(GL_ARRAY_BUFFER, places_);
        const std::size_t start = static_cast<std::size_t>(group.first) * sizeof(Instance);
        take_input(place_input, 4, sizeof(Instance), start + offsetof(Instance, place), 1);
        take_input(paint_input, 4, sizeof(Instance), start + offsetof(Instance, paint), 1);
        glDrawElementsInstanced(GL_TRIANGLES, mesh.count, GL_UNSIGNED_INT, nullptr, group.count);
    }
}

void SpacePainter::paint_flat(std::size_t part, int skipped) const {
    const auto [first, count] = flat_parts_[part];
    if (count <= skipped) return;
    glBindVertexArray(flat_array_);
    glVertexAttrib4f(place_input, 0, 0, 0, 0);
    glDrawArrays(GL_TRIANGLES, first + skipped, count - skipped);
}

} // namespace window
