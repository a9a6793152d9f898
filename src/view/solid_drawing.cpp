#include "view/solid_drawing.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

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

constexpr float pale = 0.6F; ///< the number of a tower behind another one

std::ptrdiff_t held_of(const GameScreen& screen, const Stack& stack) {
    return std::min<std::ptrdiff_t>(screen.selection->count, std::ssize(stack));
}

/// The pieces of a stack; held ones are raised, dragged ones left out.
void place_held(const GameScreen& screen, const Stack& stack, Coord square, Vec3 foot,
                std::vector<Placed>& placed) {
    const std::size_t left = stack.size() - static_cast<std::size_t>(held_of(screen, stack));
    const std::span<const core::Piece> all(stack);
    place(all.first(left), square, foot, 0, placed);
    if (is_dragging(screen)) return;
    const float seat = solid::seats_of(all.first(left)).back();
    place_in_hand(all.subspan(left), square, foot + Vec3{0, seat + solid::lift, 0},
                  static_cast<int>(left), placed);
}

/// Texts over a board: letters are about as large as those beside it.
solid::Paper paper_of(const BoardLayout& board, const Look& look) {
    const Rect frame = board.frame();
    return {board.space->camera, frame.width, frame.height, 0.7F * look.unit};
}

Rect area_of(const solid::Plate& plate, const BoardLayout& board) {
    const Rect frame = board.frame();
    return {frame.x + plate.x - plate.width / 2, frame.y + plate.y - plate.height / 2, plate.width,
            plate.height};
}

void draw_target(const solid::Plate& plate, const SolidTarget& target, const BoardLayout& board,
                 Scene& scene) {
    const Rect area = area_of(plate, board);
    const Point middle = area.center();
    if (!board.frame().contains(middle)) return;
    const float radius = plate.width / 2;
    scene.emplace_back(Disc{middle, radius, Tone::badge, 0.8F});
    scene.emplace_back(Ring{middle, radius, target.is_capture ? Tone::capture : Tone::target,
                            std::max(radius * 0.22F, 1.0F)});
    if (plate.is_written)
        scene.emplace_back(Label{std::to_string(target.number.count), area, plate.letters,
                                 Tone::badge_text, Align::center, Weight::bold});
}

void draw_height(const solid::Plate& plate, const std::string& text, const BoardLayout& board,
                 Scene& scene) {
    if (!plate.is_written) return;
    const Rect area = area_of(plate, board);
    const float opacity = plate.is_behind ? pale : 1;
    scene.emplace_back(Fill{area, Tone::badge, plate.height / 2, opacity});
    scene.emplace_back(Outline{area, Tone::faint, 1, plate.height / 2});
    scene.emplace_back(
        Label{text, area, plate.letters, Tone::badge_text, Align::center, Weight::bold});
}

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

    // Marks on the board.

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
        for (const Coord square : waiting_squares(screen_, snapshot_))
            mark(solid::Mark::premove, square);
        if (screen_.selection) mark(solid::Mark::selected, screen_.selection->from);
    }

    std::vector<Target> targets() const {
        if (!screen_.selection) return {};
        return targets_of(snapshot_.moves, *screen_.selection);
    }
    bool is_hollow(const Target& target) const { return target.count != screen_.selection->count; }
    bool is_empty(const Target& target) const { return moment_.board.at(target.to).empty(); }

    /// Nothing for targets with only a number.
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
        for (const record::DrawnMark& mark : marks_.marks) draw_mark(mark);
        if (screen_.drawing) draw_mark(*screen_.drawing);
    }

    bool has_hint() const { return snapshot_.hint && !screen_.looked_at && !screen_.animation; }

    void draw_mark(const record::DrawnMark& one) {
        constexpr std::array tones{Tone::mark_green, Tone::mark_red, Tone::mark_yellow,
                                   Tone::mark_blue};
        arrow(one.is_circle() ? solid::Mark::circle : solid::Mark::arrow, one.from, one.to,
              tones[static_cast<std::size_t>(one.color)]);
    }

    // Resting, moving and captured pieces.

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
            place_in_hand(group, screen_.selection->from, *at, 0, shape_.pieces);
    }

    /// Pieces dragged out of the board's picture are drawn at the pointer as on a flat board.
    void draw_dragged_outside() {
        if (!is_dragging(screen_) || carried_at(board_, screen_.drag->at)) return;
        const Stack& stack = moment_.board.at(screen_.selection->from);
        const Stack group(stack.end() - held_of(screen_, stack), stack.end());
        const float side = board_.side;
        draw_stack(group,
                   {screen_.drag->at.x - side / 2, screen_.drag->at.y - side / 2, side, side},
                   scene_);
    }

    // Texts over it.

    void write() {
        if (look_.settings.shows_coordinates) draw_solid_coordinates(board_, look_, scene_);
        draw_solid_numbers(board_, look_, numbered_targets(), heights(), scene_);
        draw_dragged_outside();
    }

    /// A different number of pieces of the stack can go there: this number.
    std::vector<SolidTarget> numbered_targets() const {
        std::vector<SolidTarget> numbered;
        for (const Target& target : targets())
            if (is_hollow(target))
                numbered.push_back(
                    {{target.to, target.count, is_empty(target)}, target.is_capture});
        return numbered;
    }

    std::vector<solid::StackNumber> heights() const {
        const session::BoardView& board =
            screen_.animation ? screen_.animation->resting : moment_.board;
        std::vector<solid::StackNumber> numbers;
        for (int rank = 0; rank < board.size; ++rank)
            for (int file = 0; file < board.size; ++file)
                add_height(board, core::coord_at(file, rank), numbers);
        return numbers;
    }

    void add_height(const session::BoardView& board, Coord square,
                    std::vector<solid::StackNumber>& numbers) const {
        const Stack& stack = board.at(square);
        const Vec3 foot = solid::middle_of(square, board.size);
        const bool is_held = screen_.selection && screen_.selection->from == square;
        if (is_held && is_dragging(screen_)) return add_parts(stack, foot, numbers);
        const Vec3 lift{0, is_held ? solid::lift : 0, 0};
        numbers.push_back(solid::number_of(stack, foot + lift, meant_of(square)));
    }

    /// While a part of a stack is dragged, it and the rest count as two stacks.
    void add_parts(const Stack& stack, Vec3 foot, std::vector<solid::StackNumber>& numbers) const {
        const std::span<const core::Piece> all(stack);
        const auto held = static_cast<std::size_t>(held_of(screen_, stack));
        numbers.push_back(solid::number_of(all.first(stack.size() - held), foot));
        if (const auto at = carried_at(board_, screen_.drag->at))
            numbers.push_back(solid::number_of(all.last(held), *at));
    }

    /// How many pieces of a stack are selected, or move in a hint.
    int meant_of(Coord square) const {
        if (screen_.selection && screen_.selection->from == square) return screen_.selection->count;
        if (has_hint() && snapshot_.hint->from == square) return snapshot_.hint->count;
        if (!marks_.lines.empty() && marks_.lines.front().from == square)
            return marks_.lines.front().count;
        return 0;
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

float room_for(const session::BoardView& board, game::Rules rules) {
    return solid::room_above(board.size, board.stacks, game::has_stacks(rules));
}

float room_shown(const GameScreen& screen, const Snapshot& snapshot) {
    const float room = room_for(moment_shown(screen, snapshot).board, snapshot.rules);
    if (!screen.animation) return room;
    return std::lerp(screen.animation->room, room, screen.animation->progress(screen.now));
}

std::optional<Vec3> carried_at(const BoardLayout& board, Point pointer) {
    if (!board.frame().contains(pointer)) return std::nullopt;
    return solid::met_at(board.ray_at(pointer), solid::drag_height);
}

void draw_solid_board(const GameScreen& screen, const Snapshot& snapshot, const BoardMarks& marks,
                      const BoardLayout& board, const Look& look, Scene& scene) {
    SolidDrawing(screen, snapshot, marks, board, look, scene).draw();
}

void draw_solid_numbers(const BoardLayout& board, const Look& look,
                        std::span<const SolidTarget> targets,
                        std::span<const solid::StackNumber> towers, Scene& scene) {
    std::vector<solid::TargetNumber> numbered;
    for (const SolidTarget& target : targets) numbered.push_back(target.number);
    const solid::NumberPlates plates =
        numbers_on(paper_of(board, look), board.size, numbered, towers, board.space->standing);
    for (std::size_t i = 0; i < targets.size(); ++i)
        draw_target(plates.targets[i], targets[i], board, scene);
    for (std::size_t i = 0; i < towers.size(); ++i)
        draw_height(plates.towers[i], towers[i].text(), board, scene);
}

void draw_solid_coordinates(const BoardLayout& board, const Look& look, Scene& scene) {
    const auto [letters, numbers] = solid::coordinates_of(paper_of(board, look), board.size);
    const auto write = [&](const solid::Plate& plate, std::string text) {
        if (plate.is_written)
            scene.emplace_back(Label{std::move(text), area_of(plate, board).inset(-plate.letters),
                                     plate.letters, Tone::board_text, Align::center});
    };
    for (std::size_t i = 0; i < letters.size(); ++i) {
        write(letters[i], std::string(1, static_cast<char>('a' + i)));
        write(numbers[i], std::to_string(i + 1));
    }
}

} // namespace view
