#include "view/game_drawing.hpp"

#include <algorithm>
#include <array>

#include "view/board_drawing.hpp"
#include "view/end_card.hpp"
#include "view/game_footer.hpp"
#include "view/game_layout.hpp"
#include "view/game_panel.hpp"
#include "view/game_texts.hpp"
#include "view/move_list.hpp"
#include "view/player_cards.hpp"
#include "view/solid_drawing.hpp"
#include "view/stack_panel.hpp"
#include "view/widget_drawing.hpp"
#include "words/board_messages.hpp"
#include "words/message.hpp"

namespace view {

namespace {

namespace message = words::message;
using core::Coord;

/// Draws the board with all its marks.
class BoardDrawing {
  public:
    BoardDrawing(const GameScreen& screen, const Snapshot& snapshot, const BoardMarks& marks,
                 const BoardLayout& board, const Look& look, Scene& scene)
        : screen_(screen), snapshot_(snapshot), moment_(moment_shown(screen, snapshot)),
          marks_(marks), board_(board), look_(look), scene_(scene) {}

    void draw() const {
        draw_squares(board_, scene_);
        if (look_.settings.shows_coordinates) draw_coordinates(board_, scene_);
        if (screen_.looked_at) scene_.emplace_back(Fill{board_.squares, Tone::past});
        draw_marks();
        draw_rings();
        if (screen_.animation)
            view::draw(*screen_.animation, board_, screen_.now, scene_);
        else
            draw_pieces();
        draw_targets();
        if (screen_.cursor && screen_.focus == Focus::board) outline(*screen_.cursor, Tone::cursor);
        draw_hint();
        draw_lines();
        for (const record::DrawnMark& mark : marks_.marks) draw_mark(mark);
        if (screen_.drawing) draw_mark(*screen_.drawing);
        draw_dragged();
    }

  private:
    float line() const { return std::max(board_.side * 0.06F, 1.5F); }

    void outline(Coord coord, Tone tone) const {
        scene_.emplace_back(
            Outline{board_.square(coord).inset(line() / 2), tone, line(), board_.side * 0.08F});
    }

    void fill(Coord coord, Tone tone, float opacity) const {
        scene_.emplace_back(Fill{board_.square(coord), tone, 0, opacity});
    }

    /// Lines in the corners of a square.
    void mark_corners(Coord coord, Tone tone) const {
        const float thick = std::max(0.035F * board_.side, 1.0F);
        const float arm = 0.22F * board_.side;
        const Rect square = board_.square(coord).inset(thick / 2);
        for (const float x : {square.x, square.right()})
            for (const float y : {square.y, square.bottom()}) {
                const float left = x == square.x ? x : x - arm;
                const float top = y == square.y ? y : y - arm;
                const float edge_x = x == square.x ? x : x - thick;
                const float edge_y = y == square.y ? y : y - thick;
                scene_.emplace_back(Fill{{left, edge_y, arm, thick}, tone});
                scene_.emplace_back(Fill{{edge_x, top, thick, arm}, tone});
            }
    }

    void mark_last_move(const session::MoveView& move) const {
        for (const Coord coord : {move.from, move.to}) fill(coord, Tone::last_move, 0.45F);
        mark_corners(move.from, Tone::last_line);
        const float thick = std::max(0.035F * board_.side, 1.0F);
        scene_.emplace_back(
            Outline{board_.square(move.to).inset(thick / 2), Tone::last_line, thick});
    }

    /// Each has a line in addition to its colour, for people who cannot distinguish the colours.
    void draw_marks() const {
        if (moment_.move) mark_last_move(*moment_.move);
        if (moment_.check) {
            fill(*moment_.check, Tone::check, 0.6F);
            const Rect square = board_.square(*moment_.check);
            scene_.emplace_back(
                Ring{square.center(), board_.side * 0.49F, Tone::check, 1.4F * line()});
        }
        for (const Coord coord : waiting_squares(screen_, snapshot_)) {
            fill(coord, Tone::hint, 0.4F);
            outline(coord, Tone::hint);
        }
        if (screen_.selection) {
            fill(screen_.selection->from, Tone::selected, 0.6F);
            outline(screen_.selection->from, Tone::selected);
        }
    }

    void draw_pieces() const {
        for (int rank = 0; rank < board_.size; ++rank)
            for (int file = 0; file < board_.size; ++file) {
                const Coord coord = core::coord_at(file, rank);
                draw_stack_at(coord, moment_.board.at(coord));
            }
    }

    void draw_stack_at(Coord coord, const session::Stack& stack) const {
        const bool is_held = screen_.selection && screen_.selection->from == coord;
        if (!is_held) return draw_stack(stack, board_.square(coord), scene_);
        if (!is_dragging())
            return draw_stack(stack, board_.square(coord), scene_,
                              {.lifted = screen_.selection->count});
        const session::Stack left(stack.begin(), stack.end() - held(stack));
        draw_stack(left, board_.square(coord), scene_);
    }

    bool is_dragging() const { return screen_.drag && screen_.drag->is_moving; }

    std::ptrdiff_t held(const session::Stack& stack) const {
        return std::min<std::ptrdiff_t>(screen_.selection->count, std::ssize(stack));
    }

    std::vector<Target> targets() const {
        if (!screen_.selection) return {};
        return targets_of(snapshot_.moves, *screen_.selection);
    }

    bool is_hollow(const Target& target) const { return target.count != screen_.selection->count; }

    /// Around and behind the pieces that would be captured or joined, so that they stay fully
    /// visible.
    void draw_rings() const {
        for (const Target& target : targets())
            if (has_ring(target))
                scene_.emplace_back(Ring{board_.square(target.to).center(), board_.side * 0.49F,
                                         target.is_capture ? Tone::capture : Tone::target,
                                         board_.side * (is_hollow(target) ? 0.035F : 0.09F)});
    }

    void draw_targets() const {
        for (const Target& target : targets())
            if (is_hollow(target))
                draw_hollow(target);
            else
                draw_target(target);
    }

    void draw_target(const Target& target) const {
        if (!has_ring(target))
            scene_.emplace_back(
                Disc{board_.square(target.to).center(), board_.side * 0.17F, Tone::target, 0.9F});
        if (is_dragging() && board_.coord_at(screen_.drag->at) == target.to)
            outline(target.to, Tone::cursor);
    }

    /// A different number of pieces of the stack can go there: this number.
    void draw_hollow(const Target& target) const {
        const float radius = std::max(board_.side * (is_empty(target) ? 0.22F : 0.17F), 5.0F);
        const Point center = place_of(target);
        scene_.emplace_back(Disc{center, radius, Tone::badge, 0.75F});
        scene_.emplace_back(Ring{center, radius, target.is_capture ? Tone::capture : Tone::target,
                                 std::max(board_.side * 0.045F, 1.0F)});
        scene_.emplace_back(Label{std::to_string(target.count),
                                  {center.x - radius, center.y - radius, 2 * radius, 2 * radius},
                                  1.25F * radius,
                                  Tone::badge_text,
                                  Align::center,
                                  Weight::bold});
    }

    /// Captured pieces need not be on the target square.
    bool has_ring(const Target& target) const { return target.is_capture || !is_empty(target); }

    bool is_empty(const Target& target) const { return moment_.board.at(target.to).empty(); }

    /// The place of a number: in the middle of its square, or beside the pieces there.
    Point place_of(const Target& target) const {
        const Point center = board_.square(target.to).center();
        if (is_empty(target)) return center;
        const float aside = 0.33F * board_.side;
        return {center.x - aside, center.y + aside};
    }

    void draw_hint() const {
        if (!snapshot_.hint || screen_.looked_at || screen_.animation) return;
        scene_.emplace_back(Arrow{board_.square(snapshot_.hint->from).center(),
                                  board_.square(snapshot_.hint->to).center(), Tone::hint,
                                  std::max(board_.side * 0.14F, 3.0F)});
        const std::size_t height = moment_.board.at(snapshot_.hint->from).size();
        if (height > 1)
            draw_badge(std::to_string(snapshot_.hint->count) + '/' + std::to_string(height),
                       board_.square(snapshot_.hint->from), scene_);
    }

    void draw_arrow(Coord from, Coord to, Tone tone, float share) const {
        scene_.emplace_back(Arrow{board_.square(from).center(), board_.square(to).center(), tone,
                                  std::max(board_.side * share, 3.0F)});
    }

    /// The better the line, the thicker its arrow.
    void draw_lines() const {
        if (screen_.animation) return;
        for (std::size_t i = marks_.lines.size(); i-- > 0;) {
            const session::MoveView& move = marks_.lines[i];
            draw_arrow(move.from, move.to, Tone::line_arrow, i == 0 ? 0.17F : 0.09F);
        }
        if (marks_.lines.empty()) return;
        const session::MoveView& best = marks_.lines.front();
        const std::size_t height = moment_.board.at(best.from).size();
        if (height > 1)
            draw_badge(std::to_string(best.count) + '/' + std::to_string(height),
                       board_.square(best.from), scene_);
    }

    void draw_mark(const record::DrawnMark& mark) const {
        constexpr std::array tones{Tone::mark_green, Tone::mark_red, Tone::mark_yellow,
                                   Tone::mark_blue};
        const Tone tone = tones[static_cast<std::size_t>(mark.color)];
        if (!mark.is_circle()) return draw_arrow(mark.from, mark.to, tone, 0.14F);
        scene_.emplace_back(Ring{board_.square(mark.from).center(), 0.49F * board_.side, tone,
                                 std::max(0.07F * board_.side, 1.5F)});
    }

    void draw_dragged() const {
        if (!is_dragging() || !screen_.selection) return;
        const session::Stack& stack = moment_.board.at(screen_.selection->from);
        const session::Stack group(stack.end() - held(stack), stack.end());
        const float side = 1.1F * board_.side;
        draw_stack(group,
                   {screen_.drag->at.x - side / 2, screen_.drag->at.y - side / 2, side, side},
                   scene_);
    }

    const GameScreen& screen_;
    const Snapshot& snapshot_;
    const Moment& moment_;
    const BoardMarks& marks_;
    const BoardLayout& board_;
    const Look& look_;
    Scene& scene_;
};

} // namespace

void draw_game_board(const GameScreen& screen, const Snapshot& snapshot, const BoardMarks& marks,
                     const BoardLayout& board, const Look& look, Scene& scene) {
    if (board.space) return draw_solid_board(screen, snapshot, marks, board, look, scene);
    BoardDrawing(screen, snapshot, marks, board, look, scene).draw();
}

void draw_question(const std::string& question, const GameScreen& screen, const GameLayout& layout,
                   const Look& look, Scene& scene) {
    const words::Voice voice = voice_of(look.settings);
    const QuestionLayout parts = question_layout(layout, question, look);
    draw_modal(parts.box, look, scene);
    for (std::size_t i = 0; i < parts.lines.size(); ++i)
        scene.emplace_back(Label{parts.lines[i],
                                 {parts.box.x + look.unit,
                                  parts.box.y + look.unit + static_cast<float>(i) * layout.line,
                                  parts.box.width - 2 * look.unit, layout.line},
                                 look.unit,
                                 Tone::text,
                                 Align::center});
    const auto answer = [&](const words::Message& text, Rect area, bool is_chosen) {
        draw_button(Button{say(voice, text)}, area, {is_chosen, area.contains(look.pointer)},
                    look.unit, look, scene);
    };
    answer(message::yes_button, parts.yes, screen.is_yes_chosen);
    answer(message::no_button, parts.no, !screen.is_yes_chosen);
}

void draw_promotion(const PromotionMenu& menu, const Snapshot& snapshot, const GameLayout& layout,
                    const Look& look, Scene& scene) {
    if (!layout.board.space) scene.emplace_back(Fill{layout.board.squares, Tone::shade});
    const std::vector<Rect> cells = promotion_cells(layout, menu);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool is_chosen = i == menu.chosen || cells[i].contains(look.pointer);
        scene.emplace_back(Fill{cells[i], is_chosen ? Tone::pointed : Tone::raised});
        scene.emplace_back(Outline{cells[i], i == menu.chosen ? Tone::accent : Tone::edge,
                                   std::max(look.unit / 8, 1.5F)});
        scene.emplace_back(PieceImage{
            {snapshot.turn(), menu.moves[i].promotion}, cells[i].center(), 0.92F * cells[i].width});
    }
}

/// The drawings of the shown moment that are on the board.
static BoardMarks marks_shown(const GameScreen& screen, const Snapshot& snapshot) {
    const std::size_t place = place_shown(screen, snapshot);
    if (place >= snapshot.marks.size()) return {};
    BoardMarks shown{.marks = snapshot.marks[place]};
    const int size = snapshot.present().board.size;
    std::erase_if(shown.marks, [&](const record::DrawnMark& mark) {
        return !core::is_on_board(mark.from, size) || !core::is_on_board(mark.to, size);
    });
    return shown;
}

void draw_board_alone(const GameScreen& screen, const Snapshot& snapshot, const BoardLayout& board,
                      const Look& look, Scene& scene) {
    scene.emplace_back(Fill{look.area, Tone::background});
    draw_game_board(screen, snapshot, marks_shown(screen, snapshot), board, look, scene);
}

void draw(const GameScreen& screen, const Snapshot& snapshot, const Look& look, Scene& scene) {
    const GameLayout layout = game_layout(screen, snapshot, look);
    scene.emplace_back(Fill{look.area, Tone::background});
    draw_cards(screen, snapshot, layout, look, scene);
    draw_open_stack(screen, snapshot, layout, look, scene);
    draw_move_list(screen, snapshot, layout, look, scene);
    draw_step_buttons(screen, snapshot, layout, look, scene);
    draw_thinking(snapshot, layout, look, scene);
    draw_buttons(snapshot, layout, look, scene);
    draw_game_board(screen, snapshot, marks_shown(screen, snapshot), layout.board, look, scene);
    draw_footer(screen, snapshot, layout, look, scene);
    if (screen.promotion) draw_promotion(*screen.promotion, snapshot, layout, look, scene);
    if (has_end_card(screen, snapshot)) draw_end_card(screen, snapshot, layout, look, scene);
    if (const auto question = question_text(snapshot, voice_of(look.settings)))
        draw_question(*question, screen, layout, look, scene);
}

} // namespace view
