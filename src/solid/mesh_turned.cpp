#include <algorithm>
#include <cmath>
#include <numbers>

#include "solid/curve.hpp"
#include "solid/mesh_parts.hpp"

namespace solid {
namespace {

constexpr float full_turn = 2 * std::numbers::pi_v<float>;

/// Rises smoothly from 0 at `from` to 1 at `to`.
float gentle(float from, float to, float value) {
    const float part = std::clamp((value - from) / (to - from), 0.0F, 1.0F);
    return part * part * (3 - 2 * part);
}

/// Makes rings of vertices around the axis, and joins each to the next.
class Lathe {
  public:
    Lathe(const Design& design, const Fineness& fineness)
        : design_(design), segments_(static_cast<std::uint32_t>(fineness.segments)),
          line_(sampled(design.turned, fineness.steps, false)) {}

    Mesh turned() {
        Ring below = ring(line_.front());
        for (std::size_t i = 1; i < line_.size(); ++i) {
            const Ring above = ring(line_[i]);
            join(below, above);
            // The two sides of an edge have separate vertices, so that each has its own normals.
            const bool is_edge = !line_[i].is_round && !above.is_pole && i + 1 < line_.size();
            below = is_edge ? ring(line_[i]) : above;
        }
        return std::move(mesh_);
    }

  private:
    struct Ring {
        std::uint32_t first = 0;
        bool is_pole = false;
    };

    Ring ring(const ProfilePoint& point) {
        const Ring made{static_cast<std::uint32_t>(mesh_.positions.size()), point.across <= 0};
        for (std::uint32_t i = 0; i < (made.is_pole ? 1 : segments_); ++i)
            mesh_.positions.push_back(placed(point, i));
        return made;
    }

    std::uint32_t at(const Ring& ring, std::uint32_t i) const {
        return ring.is_pole ? ring.first : ring.first + i % segments_;
    }

    void join(const Ring& below, const Ring& above) {
        for (std::uint32_t i = 0; i < segments_; ++i) {
            if (!above.is_pole)
                mesh_.triangles.push_back({at(below, i), at(above, i), at(above, i + 1)});
            if (!below.is_pole)
                mesh_.triangles.push_back({at(below, i), at(above, i + 1), at(below, i + 1)});
        }
    }

    Vec3 placed(const ProfilePoint& point, std::uint32_t i) const {
        const float angle = full_turn * static_cast<float>(i) / static_cast<float>(segments_);
        const float radius = point.across * (1 - cut_at(point, angle));
        const float height = point.height - wave_at(point, angle);
        return {radius * std::cos(angle), height, radius * std::sin(angle)};
    }

    float wave_at(const ProfilePoint& point, float angle) const {
        float depth = 0;
        for (const Scallop& scallop : design_.scallops) {
            const float wave = 0.5F - 0.5F * std::cos(static_cast<float>(scallop.count) * angle);
            depth += scallop.depth * wave * gentle(scallop.from, scallop.to, point.height);
        }
        return depth;
    }

    float cut_at(const ProfilePoint& point, float angle) const {
        float cut = 0;
        for (const Groove& groove : design_.grooves) {
            const float x = point.across * std::cos(angle);
            const float away = point.height - groove.height + groove.slope * x;
            const float inside = 1 - gentle(0.3F * groove.width, groove.width, std::abs(away));
            cut = std::max(cut, groove.depth * inside * gentle(0, 0.05F, x));
        }
        return cut;
    }

    const Design& design_;
    std::uint32_t segments_;
    std::vector<ProfilePoint> line_;
    Mesh mesh_;
};

} // namespace

Mesh turned_body(const Design& design, const Fineness& fineness) {
    return Lathe(design, fineness).turned();
}

Mesh ball_body(const Ball& ball, const Fineness& fineness) {
    Design round;
    const int steps = fineness.ball_segments / 2;
    for (int i = 0; i <= steps; ++i) {
        const float angle = full_turn / 2 * static_cast<float>(i) / static_cast<float>(steps);
        const bool is_pole = i == 0 || i == steps;
        round.turned.push_back({is_pole ? 0 : ball.radius * std::sin(angle),
                                ball.height - ball.radius * std::cos(angle), true});
    }
    Mesh mesh = Lathe(round, {fineness.ball_segments, 1}).turned();
    for (Vec3& position : mesh.positions) position = position + Vec3{ball.x, 0, ball.z};
    return mesh;
}

} // namespace solid
