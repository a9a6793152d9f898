#include "solid/curve.hpp"

#include <cmath>

namespace solid {
namespace {

/// A place on the curve through four points, between the second and the third.
float between(float before, float from, float to, float after, float part) {
    const float square = part * part;
    const float cube = square * part;
    return 0.5F *
           (2 * from + (to - before) * part + (2 * before - 5 * from + 4 * to - after) * square +
            (3 * from - before - 3 * to + after) * cube);
}

/// Draws the line through the points of a profile.
class Line {
  public:
    Line(const std::vector<ProfilePoint>& points, int steps, bool is_closed)
        : points_(points), steps_(steps), is_closed_(is_closed) {}

    std::vector<ProfilePoint> drawn() const {
        std::vector<ProfilePoint> line;
        const std::size_t spans = is_closed_ ? points_.size() : points_.size() - 1;
        for (std::size_t i = 0; i < spans; ++i) add_span(i, line);
        if (!is_closed_) line.push_back(points_.back());
        return line;
    }

  private:
    const ProfilePoint& at(std::size_t i) const { return points_[i % points_.size()]; }

    void add_span(std::size_t i, std::vector<ProfilePoint>& line) const {
        const ProfilePoint& from = at(i);
        const ProfilePoint& to = at(i + 1);
        line.push_back(from);
        if (!from.is_round && !to.is_round) return;
        // A curve ends at a corner: the points beyond it have no influence.
        const ProfilePoint before = from.is_round ? at(i + points_.size() - 1) : from;
        const ProfilePoint after = to.is_round ? at(i + 2) : to;
        for (int step = 1; step < steps_; ++step) {
            const float part = static_cast<float>(step) / static_cast<float>(steps_);
            line.push_back(
                {std::fmax(between(before.across, from.across, to.across, after.across, part),
                           is_closed_ ? -1e9F : 1e-3F),
                 between(before.height, from.height, to.height, after.height, part), true});
        }
    }

    const std::vector<ProfilePoint>& points_;
    int steps_;
    bool is_closed_;
};

} // namespace

std::vector<ProfilePoint> sampled(const std::vector<ProfilePoint>& points, int steps,
                                  bool is_closed) {
    return Line(points, steps, is_closed).drawn();
}

} // namespace solid
