#include "view/solid_drawing.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "solid/pick.hpp"
#include "solid/pieces.hpp"
#include "solid/table.hpp"
#include "view/board_drawing.hpp"

namespace view {
namespace {

using core::Coord;
using session::Stack;
using solid::Placed;
using solid::Vec3;

bool is_dragging(const GameScreen& screen) {
    return screen.drag && screen.drag->is_moving && screen.selection;
}

std::ptrdiff_t held_of(const GameScreen& screen, const Stack& stack) {
    return std::min<std::ptrdiff_t>(screen.selection->count, std::ssize(stack));
}

/// The pieces of a tower, those in hand higher, or gone while they are dragged.
void place_held(const GameScreen& screen, const Stack& stack, Coord square, Vec3 foot,
                std::vector<Placed>& placed) {
    const std::size_t left = stack.size() - static_cast<std::size_t>(held_of(screen, stack));
    const std::span<const core::Piece> all(stack);
    place(all.first(left), square, foot, 0, placed);
    if (is_dragging(screen)) return;
    const float seat = solid::seats_of(all.first(left)).back();
    place(all.subspan(left), square, foot + Vec3{0, seat + solid::lift, 0}, static_cast<int>(left),
          placed);
}

/// Whether all of it is in the picture, beside which other things are written.
bool is_seen(const BoardLayout& board, Rect area) {
    const Rect frame = board.frame();
    return area.x >= frame.x && area.y >= frame.y && area.right() <= frame.right() &&
           area.bottom() <= frame.bottom();
}

/// How high letters over a board may be, however near one looks.
float most_letters(const BoardLayout& board) { return 0.042F * board.frame().width; }

/// Draws a game's board in space.
class SolidDrawing {
  public:
    SolidDrawing(const GameScreen& screen, const Snapshot& snapshot, const BoardMarks& marks,
                 const BoardLayout& board, const Look& look, Scene& scene)
        : screen_(screen), snapshot_(snapshot), moment_(moment_shown(screen, snapshot)),
          marks_(marks), board_(board), look_(look), scene_(scene) {}

    void draw() {
        shape_ = {.area = board_.frame(),
                  .size = board_.size,
                  .is_flipped = board_.is_flipped,
                  .is_in_haste = is_in_haste(),
                  .is_on_panel = board_.is_on_panel,
                  .camera = board_.space->camera,
                  .pieces = board_.space->standing};
        mark_squares();
        mark_targets();
        if (screen_.cursor && screen_.focus == Focus::board)
            mark(solid::Mark::cursor, *screen_.cursor);
        mark_arrows();
        place_moving();
        place_captured();
        place_dragged();
        scene_.emplace_back(std::move(shape_));
        write();
    }

  private:
    bool is_in_haste() const {
        return screen_.animation || screen_.camera.turning || is_dragging(screen_);
    }

    // What lies on the board.

    void mark(solid::Mark mark, Coord from) { shape_.marks.push_back({mark, from, from}); }
    void arrow(solid::Mark mark, Coord from, Coord to, std::optional<Tone> tone = {}) {
        shape_.marks.push_back({mark, from, to, tone});
    }

    void mark_squares() {
        if (screen_.looked_at) mark(solid::Mark::past, {});
        if (moment_.move) {
            mark(solid::Mark::last_from, moment_.move->from);
            mark(solid::Mark::last_to, moment_.move->to);
        }
        if (moment_.check) mark(solid::Mark::check, *moment_.check);
        if (screen_.premove)
            for (const Coord square : {screen_.premove->from, screen_.premove->to})
                mark(solid::Mark::premove, square);
        if (screen_.selection) mark(solid::Mark::selected, screen_.selection->from);
    }

    std::vector<Target> targets() const {
        if (!screen_.selection) return {};
        return targets_of(snapshot_.moves, *screen_.selection);
    }
    bool is_hollow(const Target& target) const { return target.count != screen_.selection->count; }
    bool is_empty(const Target& target) const { return moment_.board.at(target.to).empty(); }

    /// None where only a number is written.
    std::optional<solid::Mark> mark_of(const Target& target) const {
        using solid::Mark;
        if (target.is_capture) return is_hollow(target) ? Mark::hollow_capture : Mark::capture;
        if (!is_empty(target)) return is_hollow(target) ? Mark::hollow_join : Mark::join;
        return is_hollow(target) ? std::nullopt : std::optional(Mark::target);
    }

    void mark_targets() {
        const auto pointed =
            is_dragging(screen_) ? board_.coord_at(screen_.drag->at) : std::nullopt;
        for (const Target& target : targets()) {
            if (const auto kind = mark_of(target)) mark(*kind, target.to);
            if (pointed == target.to) mark(solid::Mark::pointed, target.to);
        }
    }

    void mark_arrows() {
        if (!screen_.animation)
            for (std::size_t i = marks_.lines.size(); i-- > 0;)
                arrow(i == 0 ? solid::Mark::line : solid::Mark::other_line, marks_.lines[i].from,
                      marks_.lines[i].to, Tone::line_arrow);
        if (has_hint()) arrow(solid::Mark::hint, snapshot_.hint->from, snapshot_.hint->to);
        for (const record::Mark& mark : marks_.marks) draw_mark(mark);
        if (screen_.drawing) draw_mark(*screen_.drawing);
    }

    bool has_hint() const { return snapshot_.hint && !screen_.looked_at && !screen_.animation; }

    void draw_mark(const record::Mark& one) {
        constexpr std::array tones{Tone::mark_green, Tone::mark_red, Tone::mark_yellow,
                                   Tone::mark_blue};
        arrow(one.is_circle() ? solid::Mark::circle : solid::Mark::arrow, one.from, one.to,
              tones[static_cast<std::size_t>(one.color)]);
    }

    // What stands, flies and lies beside the board.

    void add(const Stack& stack, Coord square, Vec3 foot, float opacity) {
        std::vector<Placed> placed;
        place(stack, square, foot, 0, placed);
        for (Placed& one : placed) {
            one.opacity = opacity;
            if (opacity > 0) shape_.pieces.push_back(one);
        }
    }

    void place_moving() {
        if (!screen_.animation) return;
        const float part = screen_.animation->progress(screen_.now);
        solid::place_moving(screen_.animation->in_space(), part, shape_.pieces);
    }

    void place_captured() {
        const auto captured = snapshot_.captured_until(place_shown(screen_, snapshot_));
        for (const core::Color color : core::colors)
            solid::place_captured(captured[core::index(color)], ~color, board_.size, shape_.pieces);
    }

    void place_dragged() {
        if (!is_dragging(screen_)) return;
        const Stack& stack = moment_.board.at(screen_.selection->from);
        const Stack group(stack.end() - held_of(screen_, stack), stack.end());
        if (const auto at = carried_at(board_, screen_.drag->at))
            add(group, screen_.selection->from, *at, 1);
    }

    /// What is dragged out of the picture of the board hangs on the pointer as on a flat one.
    void draw_dragged_outside() {
        if (!is_dragging(screen_) || carried_at(board_, screen_.drag->at)) return;
        const Stack& stack = moment_.board.at(screen_.selection->from);
        const Stack group(stack.end() - held_of(screen_, stack), stack.end());
        const float side = board_.side;
        draw_stack(group,
                   {screen_.drag->at.x - side / 2, screen_.drag->at.y - side / 2, side, side},
                   scene_);
    }

    // What is written over it.

    void write() {
        if (look_.settings.shows_coordinates) draw_solid_coordinates(board_, scene_);
        if (!screen_.animation) write_heights();
        for (const Target& target : targets())
            if (is_hollow(target)) write_count(target);
        draw_dragged_outside();
    }

    void write_heights() {
        for (int rank = 0; rank < board_.size; ++rank)
            for (int file = 0; file < board_.size; ++file) {
                const Coord square = core::coord_at(file, rank);
                const Stack& stack = moment_.board.at(square);
                if (is_held(square) && is_dragging(screen_))
                    write_parts(square, stack);
                else
                    write_height(height_text(square, stack), stack,
                                 solid::middle_of(square, board_.size) +
                                     Vec3{0, is_held(square) ? solid::lift : 0, 0});
            }
    }

    bool is_held(Coord square) const {
        return screen_.selection && screen_.selection->from == square;
    }

    void write_height(const std::string& text, std::span<const core::Piece> tower, Vec3 foot) {
        if (tower.size() > 1)
            draw_tower_number(text, foot + Vec3{0, solid::height_of(tower), 0}, board_, scene_);
    }

    /// While a part of a tower is dragged, it and what is left are two.
    void write_parts(Coord square, const Stack& stack) {
        const std::span<const core::Piece> all(stack);
        const auto held = static_cast<std::size_t>(held_of(screen_, stack));
        const std::size_t left = stack.size() - held;
        write_height(std::to_string(left), all.first(left), solid::middle_of(square, board_.size));
        if (const auto at = carried_at(board_, screen_.drag->at))
            write_height(std::to_string(held), all.subspan(left), *at);
    }

    std::string height_text(Coord square, const Stack& stack) const {
        const std::string height = std::to_string(stack.size());
        const auto count = [&]() -> int {
            if (is_held(square)) return screen_.selection->count;
            if (has_hint() && snapshot_.hint->from == square) return snapshot_.hint->count;
            if (!marks_.lines.empty() && marks_.lines.front().from == square)
                return marks_.lines.front().count;
            return 0;
        }();
        const bool is_part = count > 0 && count < static_cast<int>(stack.size());
        return is_part ? std::to_string(count) + '/' + height : height;
    }

    /// Only another part of the stack can go there: so many.
    void write_count(const Target& target) {
        const Rect square = board_.square(target.to);
        const float radius = std::max(square.width * 0.18F, 6.0F);
        const Vec3 middle = solid::middle_of(target.to, board_.size);
        const Vec3 nearer = board_.space->camera.eye - middle;
        const Vec3 aside = solid::direction({nearer.x, 0, nearer.z}) * 0.36F;
        const Point at = board_.point_of(is_empty(target) ? middle : middle + aside);
        if (!is_seen(board_, {at.x - radius, at.y - radius, 2 * radius, 2 * radius})) return;
        scene_.emplace_back(Disc{at, radius, Tone::badge, 0.8F});
        scene_.emplace_back(Ring{at, radius, target.is_capture ? Tone::capture : Tone::target,
                                 std::max(radius * 0.22F, 1.0F)});
        scene_.emplace_back(Label{std::to_string(target.count),
                                  {at.x - radius, at.y - radius, 2 * radius, 2 * radius},
                                  1.25F * radius,
                                  Tone::badge_text,
                                  Align::center,
                                  Weight::bold});
    }

    const GameScreen& screen_;
    const Snapshot& snapshot_;
    const Moment& moment_;
    const BoardMarks& marks_;
    const BoardLayout& board_;
    const Look& look_;
    Scene& scene_;
    SolidBoard shape_;
};

} // namespace

std::vector<Placed> towers_on(const session::BoardView& board, std::optional<Coord> left_out) {
    std::vector<Placed> placed;
    for (int rank = 0; rank < board.size; ++rank)
        for (int file = 0; file < board.size; ++file) {
            const Coord square = core::coord_at(file, rank);
            if (square != left_out)
                place(board.at(square), square, solid::middle_of(square, board.size), 0, placed);
        }
    return placed;
}

std::vector<Placed> standing_pieces(const GameScreen& screen, const Snapshot& snapshot) {
    const session::BoardView& board =
        screen.animation ? screen.animation->resting : moment_shown(screen, snapshot).board;
    if (!screen.selection) return towers_on(board, std::nullopt);
    const Coord held = screen.selection->from;
    std::vector<Placed> placed = towers_on(board, held);
    place_held(screen, board.at(held), held, solid::middle_of(held, board.size), placed);
    return placed;
}

std::optional<Vec3> carried_at(const BoardLayout& board, Point pointer) {
    if (!board.frame().contains(pointer)) return std::nullopt;
    return solid::met_at(board.ray_at(pointer), solid::drag_height);
}

void draw_solid_board(const GameScreen& screen, const Snapshot& snapshot, const BoardMarks& marks,
                      const BoardLayout& board, const Look& look, Scene& scene) {
    SolidDrawing(screen, snapshot, marks, board, look, scene).draw();
}

void draw_tower_number(const std::string& text, Vec3 top, const BoardLayout& board, Scene& scene) {
    const Point at = board.point_of(top);
    const float side = std::abs(board.point_of(top + board.space->camera.right).x - at.x);
    const float height = std::max(std::min(0.26F * side, most_letters(board)), 9.0F);
    const float width = height * (0.62F + 0.5F * static_cast<float>(text.size()));
    const Rect area{at.x - width / 2, at.y - 1.2F * height, width, height};
    if (!is_seen(board, area)) return;
    scene.emplace_back(Fill{area, Tone::badge, height / 2});
    scene.emplace_back(
        Label{text, area, 0.78F * height, Tone::badge_text, Align::center, Weight::bold});
}

void draw_solid_coordinates(const BoardLayout& board, Scene& scene) {
    const solid::Camera& camera = board.space->camera;
    const float half = 0.5F * static_cast<float>(board.size);
    const float out = half + solid::board_border / 2;
    // Letters or numbers stand along the side that is nearest, the others along the left one.
    const float near_z = camera.eye.z >= 0 ? out : -out;
    constexpr float readable = 9;
    // Beside a large board, whose border is narrower than two digits that can be read.
    const float middle_side = std::abs(board.point_of(camera.right).x - board.point_of({}).x);
    const bool is_beside = 0.27F * middle_side < 0.8F * readable;
    const float left = is_beside ? half + solid::board_border + 0.5F : out;
    const float left_x = camera.right.x >= 0 ? -left : left;
    const auto write = [&](const std::string& text, Vec3 place, Tone tone,
                           std::optional<Point>& before) {
        const Point at = board.point_of(place);
        const float side = std::abs(board.point_of(place + camera.right).x - at.x);
        const float usual = std::max(0.27F * side, std::min(0.55F * side, readable));
        const float height = std::min(usual, most_letters(board));
        const bool has_room =
            !before || std::hypot(at.x - before->x, at.y - before->y) >= 0.9F * height;
        if (height < 5 || !has_room) return;
        const float out_of_it = is_beside ? 2 * height : 0;
        if (!is_seen(board, {at.x + out_of_it - height / 2, at.y - height / 2, height, height}))
            return;
        before = at;
        scene.emplace_back(Label{
            text, {at.x - side / 2, at.y - height, side, 2 * height}, height, tone, Align::center});
    };
    std::optional<Point> last_letter;
    std::optional<Point> last_number;
    for (int i = 0; i < board.size; ++i) {
        const Vec3 middle = solid::middle_of(core::coord_at(i, i), board.size);
        write(std::string(1, static_cast<char>('a' + i)), {middle.x, 0, near_z}, Tone::board_text,
              last_letter);
        write(std::to_string(i + 1), {left_x, 0, middle.z},
              is_beside ? Tone::faint : Tone::board_text, last_number);
    }
}

} // namespace view
