#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "solid/curve.hpp"
#include "solid/mesh_parts.hpp"

namespace solid {
namespace {

struct Flat {
    float x = 0;
    float y = 0;
};

float distance(Flat point, Flat from, Flat to) {
    const float dx = to.x - from.x;
    const float dy = to.y - from.y;
    const float along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const float part = std::clamp(along / std::max(dx * dx + dy * dy, 1e-12F), 0.0F, 1.0F);
    return std::hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}

/// How far inside an outline a point lies; negative outside.
float depth_in(const std::vector<ProfilePoint>& outline, Flat point) {
    float nearest = 1e9F;
    bool is_inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const ProfilePoint& from = outline[i];
        const ProfilePoint& to = outline[(i + 1) % outline.size()];
        nearest =
            std::min(nearest, distance(point, {from.across, from.height}, {to.across, to.height}));
        if ((from.height > point.y) == (to.height > point.y)) continue;
        const float part = (point.y - from.height) / (to.height - from.height);
        if (point.x < from.across + part * (to.across - from.across)) is_inside = !is_inside;
    }
    return is_inside ? nearest : -nearest;
}

float half_at(const std::vector<Thickness>& thickness, float height) {
    const auto above =
        std::ranges::find_if(thickness, [&](const Thickness& one) { return one.height >= height; });
    if (above == thickness.end()) return thickness.back().half;
    if (above == thickness.begin()) return above->half;
    const Thickness& below = *std::prev(above);
    const float part = (height - below.height) / (above->height - below.height);
    return below.half + part * (above->half - below.half);
}

/// Lays a grid over the outline, keeps the cells inside, and cuts those that the outline crosses.
/// The two faces mirror each other and share the vertices on the outline.
class Carving {
  public:
    Carving(const Relief& relief, const Fineness& fineness)
        : relief_(relief), cell_(fineness.cell),
          outline_(sampled(relief.outline, fineness.steps + 2, true)) {
        const auto [left, right] = std::ranges::minmax(outline_, {}, &ProfilePoint::across);
        const auto [low, high] = std::ranges::minmax(outline_, {}, &ProfilePoint::height);
        corner_ = {left.across - cell_, low.height - cell_};
        columns_ = static_cast<int>((right.across - left.across) / cell_) + 4;
        rows_ = static_cast<int>((high.height - low.height) / cell_) + 4;
        measure();
    }

    Mesh carved() {
        for (int row = 0; row + 1 < rows_; ++row)
            for (int column = 0; column + 1 < columns_; ++column) cut({column, row});
        return std::move(mesh_);
    }

  private:
    struct Node {
        int column = 0;
        int row = 0;

        friend auto operator<=>(const Node&, const Node&) = default;
    };
    /// A vertex of the front face and its mirror image on the back.
    struct Pair {
        std::uint32_t front = 0;
        std::uint32_t back = 0;
    };

    void measure() {
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column)
                depths_.push_back(depth_in(outline_, place({column, row})));
    }

    Flat place(Node node) const {
        return {corner_.x + static_cast<float>(node.column) * cell_,
                corner_.y + static_cast<float>(node.row) * cell_};
    }
    float depth(Node node) const {
        return depths_[static_cast<std::size_t>(node.row * columns_ + node.column)];
    }
    bool is_inside(Node node) const { return depth(node) > 0; }

    float half_thickness(Node node) const {
        const Flat at = place(node);
        const float rest = 1 - std::min(depth(node) / relief_.rounding, 1.0F);
        float half = half_at(relief_.thickness, at.y) * std::sqrt(1 - rest * rest);
        for (const Crease& crease : relief_.creases) {
            const float away =
                distance(at, {crease.from_x, crease.from_height}, {crease.to_x, crease.to_height}) /
                crease.width;
            half *= 1 - crease.depth * std::exp(-away * away);
        }
        return half;
    }

    Pair vertex(Node node) {
        const auto [known, is_new] = nodes_.try_emplace(node);
        if (is_new) {
            const Flat at = place(node);
            const float half = half_thickness(node);
            known->second = {add({at.x, at.y, half}), add({at.x, at.y, -half})};
        }
        return known->second;
    }

    /// Where the outline crosses the line between two nodes; kept away from both of them, as a
    /// triangle would otherwise have no area.
    Pair crossing(Node one, Node other) {
        if (other < one) std::swap(one, other);
        const auto [known, is_new] = crossings_.try_emplace(std::pair(one, other));
        if (is_new) {
            const float part = std::clamp(depth(one) / (depth(one) - depth(other)), 0.08F, 0.92F);
            const Flat from = place(one);
            const Flat to = place(other);
            const std::uint32_t only =
                add({from.x + part * (to.x - from.x), from.y + part * (to.y - from.y), 0});
            known->second = {only, only};
        }
        return known->second;
    }

    std::uint32_t add(Vec3 position) {
        mesh_.positions.push_back(position);
        return static_cast<std::uint32_t>(mesh_.positions.size() - 1);
    }

    void cut(Node node) {
        const std::array corners{node, Node{node.column + 1, node.row},
                                 Node{node.column + 1, node.row + 1},
                                 Node{node.column, node.row + 1}};
        const bool is_saddle = is_inside(corners[0]) == is_inside(corners[2]) &&
                               is_inside(corners[1]) == is_inside(corners[3]) &&
                               is_inside(corners[0]) != is_inside(corners[1]);
        if (is_saddle) return cut_saddle(corners);
        std::vector<Pair> around;
        for (std::size_t i = 0; i < 4; ++i) {
            const Node& next = corners[(i + 1) % 4];
            if (is_inside(corners[i])) around.push_back(vertex(corners[i]));
            if (is_inside(corners[i]) != is_inside(next))
                around.push_back(crossing(corners[i], next));
        }
        add_faces(around);
    }

    /// Only two opposite corners lie inside.
    void cut_saddle(const std::array<Node, 4>& corners) {
        for (std::size_t i = 0; i < 4; ++i)
            if (is_inside(corners[i]))
                add_faces({vertex(corners[i]), crossing(corners[i], corners[(i + 1) % 4]),
                           crossing(corners[i], corners[(i + 3) % 4])});
    }

    void add_faces(const std::vector<Pair>& around) {
        for (std::size_t i = 2; i < around.size(); ++i) {
            mesh_.triangles.push_back({around[0].front, around[i - 1].front, around[i].front});
            mesh_.triangles.push_back({around[0].back, around[i].back, around[i - 1].back});
        }
    }

    const Relief& relief_;
    float cell_;
    std::vector<ProfilePoint> outline_;
    Flat corner_;
    int columns_ = 0;
    int rows_ = 0;
    std::vector<float> depths_;
    std::map<Node, Pair> nodes_;
    std::map<std::pair<Node, Node>, Pair> crossings_;
    Mesh mesh_;
};

} // namespace

Mesh relief_body(const Relief& relief, const Fineness& fineness) {
    return Carving(relief, fineness).carved();
}

} // namespace solid
