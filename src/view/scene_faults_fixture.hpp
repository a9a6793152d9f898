#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "view/scene.hpp"

/// For tests: faults that no picture may have.
namespace view {

/// Searches the shapes of a scene, in the order in which they are painted, for texts that extend
/// beyond the window or their box, overlap, are partly covered or are too small to read, and for
/// controls that overlap. Shapes covered by a panel are ignored.
class SceneFaults {
  public:
    /// Letters smaller than `least` pixels are unreadable.
    SceneFaults(const TextMeasure& measure, Rect window, float least)
        : measure_(measure), window_(window), least_(least), clip_(window) {}

    std::vector<std::string> found_in(const Scene& scene) {
        for (const Shape& shape : scene)
            std::visit([this](const auto& one) { look_at(one); }, shape);
        look_at_controls();
        return std::move(faults_);
    }

  private:
    /// The area of a text's letters.
    struct Ink {
        Rect area;
        std::string text;
    };

    static Rect common(Rect one, Rect other) {
        const float left = std::max(one.x, other.x);
        const float top = std::max(one.y, other.y);
        return {left, top, std::max(std::min(one.right(), other.right()) - left, 0.0F),
                std::max(std::min(one.bottom(), other.bottom()) - top, 0.0F)};
    }
    static bool overlap(Rect one, Rect other, float slack) {
        const Rect both = common(one, other);
        return both.width > slack && both.height > slack;
    }
    static bool is_inside(Rect one, Rect other, float slack) {
        return one.x >= other.x - slack && one.y >= other.y - slack &&
               one.right() <= other.right() + slack && one.bottom() <= other.bottom() + slack;
    }
    static std::string at(Rect area) {
        const auto number = [](float value) { return std::to_string(std::lround(value)); };
        return number(area.x) + "," + number(area.y) + " " + number(area.width) + "x" +
               number(area.height);
    }
    void fault(const std::string& what) { faults_.push_back(what); }

    Rect ink_of(const Label& label) const {
        const float wide = std::min(measure_.width(label.text, label.height, label.weight),
                                    std::max(label.area.width, 0.0F));
        const float spare = label.area.width - wide;
        const float left = label.align == Align::left     ? 0
                           : label.align == Align::center ? spare / 2
                                                          : spare;
        const float high = 0.72F * label.height; // without the parts below the baseline
        return {label.area.x + left, label.area.center().y - high / 2, wide, high};
    }

    void look_at(const Clip& clip) {
        const bool is_everywhere = clip.area.width <= 0 || clip.area.height <= 0;
        clip_ = is_everywhere ? window_ : common(clip.area, window_);
    }

    void look_at(const Label& label) {
        if (label.text.empty()) return;
        const Rect whole = ink_of(label);
        const Rect ink = common(whole, clip_);
        const bool is_scrolled = !(clip_ == window_);
        if (!is_scrolled && !is_inside(whole, window_, 1))
            fault("outside the window: " + label.text + " at " + at(whole));
        if (ink.width < 1 || ink.height < 1) return;
        if (label.height < least_) fault("too small: " + label.text);
        if (!is_scrolled) look_at_box(label, whole);
        for (const Ink& before : inks_)
            if (overlap(before.area, ink, 1))
                fault("one over the other: " + before.text + " / " + label.text + " at " + at(ink));
        for (const Rect& piece : pieces_)
            if (overlap(piece, ink, 1)) fault("over a piece: " + label.text + " at " + at(ink));
        inks_.push_back({ink, label.text});
    }

    /// The last box drawn behind the middle of a text must contain all of it.
    void look_at_box(const Label& label, Rect ink) {
        for (auto box = boxes_.rbegin(); box != boxes_.rend(); ++box) {
            if (!box->contains(ink.center())) continue;
            if (!is_inside(ink, *box, 1))
                fault("out of its box: " + label.text + " at " + at(ink) + " in " + at(*box));
            return;
        }
    }

    void look_at(const Fill& fill) {
        if (fill.tone == Tone::shade && fill.area.width >= window_.width) return forget();
        const Rect area = common(fill.area, clip_);
        if (area.width < 1 || area.height < 1) return;
        const bool is_thin = std::min(fill.area.width, fill.area.height) < 6;
        if (fill.opacity < 1 || is_translucent(fill.tone) || is_thin) return;
        std::erase_if(inks_, [&](const Ink& ink) { return is_inside(ink.area, area, 0); });
        std::erase_if(pieces_, [&](const Rect& piece) { return overlap(piece, area, 0); });
        std::erase_if(controls_, [&](const Rect& one) { return is_inside(one, area, 0); });
        if (fill.tone != Tone::panel) // that one may be a panel in front
            for (const Ink& ink : inks_)
                if (overlap(ink.area, area, 1))
                    fault("partly covered: " + ink.text + " at " + at(ink.area) + " by " +
                          at(area));
        boxes_.push_back(fill.area);
        last_ = fill;
    }
    static bool is_translucent(Tone tone) {
        return tone == Tone::shade || tone == Tone::past || tone == Tone::line_arrow;
    }

    void look_at(const Outline& outline) {
        const bool is_box = last_ && last_->area == outline.area;
        const Rect area = common(outline.area, clip_);
        if (!is_box || area.width < 1 || area.height < 1) return;
        switch (last_->tone) {
        case Tone::panel: keep_panel(*last_); return;
        case Tone::raised:
        case Tone::pointed:
        case Tone::pressed:
        case Tone::accent: controls_.push_back(area); return;
        default: return;
        }
    }
    /// Ignores everything behind a panel in front.
    void keep_panel(Fill panel) {
        forget();
        boxes_.push_back(panel.area);
    }

    void look_at(const Disc& disc) {
        const Rect area{disc.center.x - disc.radius, disc.center.y - disc.radius, 2 * disc.radius,
                        2 * disc.radius};
        std::erase_if(pieces_, [&](const Rect& piece) { return overlap(piece, area, 0); });
    }
    void look_at(const PieceImage& piece) {
        const float side = 0.7F * piece.side; // pieces do not fill their squares
        const Rect area =
            common({piece.center.x - side / 2, piece.center.y - side / 2, side, side}, clip_);
        if (area.width < 1 || area.height < 1) return;
        for (const Ink& ink : inks_)
            if (overlap(ink.area, area, 1)) fault("under a piece: " + ink.text);
        pieces_.push_back(area);
    }
    template <class Other>
    void look_at(const Other&) {}

    /// An entry of a list may have buttons of its own.
    static bool is_part(Rect button, Rect entry) {
        return is_inside(button, entry, 1) && 2 * button.height < entry.height;
    }
    void look_at_controls() {
        for (std::size_t i = 0; i < controls_.size(); ++i) {
            if (!is_inside(controls_[i], window_, 1))
                fault("a control outside the window at " + at(controls_[i]));
            for (std::size_t k = 0; k < i; ++k)
                if (overlap(controls_[i], controls_[k], 1) && !is_part(controls_[i], controls_[k]))
                    fault("controls overlap: " + at(controls_[k]) + " and " + at(controls_[i]));
        }
    }

    void forget() {
        look_at_controls();
        inks_.clear();
        boxes_.clear();
        pieces_.clear();
        controls_.clear();
        last_.reset();
    }

    const TextMeasure& measure_;
    Rect window_;
    float least_;
    Rect clip_;
    std::vector<Ink> inks_;
    std::vector<Rect> boxes_; ///< all filled areas
    std::vector<Rect> pieces_;
    std::vector<Rect> controls_;
    std::optional<Fill> last_;
    std::vector<std::string> faults_;
};

} // namespace view
