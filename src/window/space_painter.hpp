#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "solid/mesh.hpp"
#include "solid/table.hpp"
#include "view/scene.hpp"
#include "view/settings.hpp"
#include "view/theme.hpp"
#include "window/space_context.hpp"

namespace window {

/// The colours of a board in space, besides those of its pieces.
struct SpaceColors {
    view::Theme theme{};
    view::BoardColors board{};

    view::Paint of(view::Tone tone) const { return view::paint_of(tone, theme, board); }
    /// How visible the grain of wood is in the board.
    float grain() const {
        if (board == view::BoardColors::contrast) return 0;
        return board == view::BoardColors::wood ? 0.17F : 0.06F;
    }
};

/// The colour of the ground: that of the window around it.
view::Tone ground_of(const view::SolidBoard& board);

/// The channels from 0 to 1, the last one made fainter.
std::array<float, 4> shares_of(view::Paint paint, float opacity = 1);
std::array<float, 4> shares_of(solid::Tint tint, float opacity);

/// A vertex of anything other than a piece.
struct SpaceVertex {
    solid::Vec3 position{};
    solid::Vec3 normal{}; ///< none: only shaded
    std::array<float, 4> paint{};
};

/// Paints boards in space.
class SpaceBrush {
  public:
    SpaceBrush() = default;
    SpaceBrush(const SpaceBrush&) = delete;
    SpaceBrush& operator=(const SpaceBrush&) = delete;
    virtual ~SpaceBrush() = default;

    /// Paints a picture of this size, row by row from above; false if it has failed.
    virtual bool paint(const view::SolidBoard& board, int width, int height,
                       const SpaceColors& colors, std::span<std::uint32_t> pixels) = 0;
};

/// Does so by OpenGL.
class SpacePainter final : public SpaceBrush {
  public:
    static core::Result<std::unique_ptr<SpacePainter>, std::string> open();

    ~SpacePainter() override;

    bool paint(const view::SolidBoard& board, int width, int height, const SpaceColors& colors,
               std::span<std::uint32_t> pixels) override;

  private:
    using Name = std::uint32_t; ///< of an OpenGL object; lost with the context

    /// A mesh on the graphics card, and the buffer for the places of its pieces.
    struct Uploaded {
        Name array = 0;
        int count = 0; ///< of its indices
    };
    /// The pieces of one kind.
    struct Group {
        std::size_t role = 0; ///< counted from 0
        int first = 0;        ///< among all places
        int count = 0;
    };
    /// The buffers for painting.
    struct Target {
        int width = 0;
        int height = 0;
        int samples = 0;
        std::array<Name, 2> frames{};   ///< with several samples for a pixel, and with one
        std::array<Name, 3> surfaces{}; ///< colours and depths of the first, colours of the other
    };

    explicit SpacePainter(std::unique_ptr<SpaceContext> context);

    bool prepare();
    void upload_meshes();
    void prepare_shadows();
    bool prepare_target(int width, int height, int samples);
    void place_pieces(const view::SolidBoard& board, const SpaceColors& colors);
    void place_flat(const view::SolidBoard& board, const SpaceColors& colors);
    void paint_shadows(const view::SolidBoard& board);
    void paint_all(const view::SolidBoard& board, const SpaceColors& colors);
    void paint_groups(const std::vector<Group>& groups, solid::Detail detail) const;
    void paint_flat(std::size_t part, int skipped = 0) const;

    std::unique_ptr<SpaceContext> context_;
    Name fine_program_ = 0;
    Name quick_program_ = 0;
    Name shadow_program_ = 0;
    std::vector<Uploaded> meshes_; ///< by role and detail
    Name places_ = 0;
    solid::Detail detail_{};
    std::vector<Group> groups_; ///< opaque ones
    std::vector<Group> faint_;  ///< appearing or disappearing ones
    Name flat_array_ = 0;
    Name flat_buffer_ = 0;
    std::array<std::pair<int, int>, 3> flat_parts_{}; ///< body, marks, arrows: first and count
    Name shadow_frame_ = 0;
    Name shadow_map_ = 0;
    std::array<float, 16> light_{};
    float light_reach_ = 1;               ///< half the width of the lit area
    std::vector<solid::Placed> shadowed_; ///< the pieces whose shadows are known
    int shadowed_size_ = 0;
    bool is_shadow_flipped_ = false;
    Target target_;
};

/// The number of vertices of the ground, which casts no shadow; they come first.
inline constexpr int ground_vertices = 6;

/// The board itself, the ground under it and what lies on it: three lists of triangles, to be
/// painted before the pieces, with the second and third over each other, the third once more over
/// the pieces.
std::array<std::vector<SpaceVertex>, 3> flat_vertices(const view::SolidBoard& board,
                                                      const SpaceColors& colors);

} // namespace window
