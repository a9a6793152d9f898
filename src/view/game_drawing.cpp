#include <algorithm>

#include "view/board_drawing.hpp"
#include "view/game_layout.hpp"
#include "view/game_panel.hpp"
#include "view/game_texts.hpp"
#include "view/widget_parts.hpp"
#include "words/board_messages.hpp"
#include "words/message.hpp"

namespace view {

namespace {

namespace message = words::message;
using core::Coord;

/// Draws the board with all that is marked on it.
class BoardDrawing {
  public:
    BoardDrawing(const GameScreen& screen, const Snapshot& snapshot, const BoardLayout& board,
                 const Look& look, Scene& scene)
        : screen_(screen), snapshot_(snapshot), moment_(moment_shown(screen, snapshot)),
          board_(board), look_(look), scene_(scene) {}

    void draw() const {
        draw_squares(board_, scene_);
        if (look_.settings.shows_coordinates) draw_coordinates(board_, scene_);
        draw_marks();
        draw_captures();
        if (screen_.animation)
            view::draw(*screen_.animation, board_, screen_.now, scene_);
        else
            draw_pieces();
        draw_targets();
        if (screen_.cursor && screen_.focus == Focus::board) outline(*screen_.cursor, Tone::cursor);
        draw_hint();
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

    /// Each with a line besides its colour, for eyes that do not see the one or the other.
    void draw_marks() const {
        if (moment_.move) {
            for (const Coord coord : {moment_.move->from, moment_.move->to})
                fill(coord, Tone::last_move, 0.45F);
            outline(moment_.move->to, Tone::last_move);
        }
        if (moment_.check) {
            fill(*moment_.check, Tone::check, 0.6F);
            const Rect square = board_.square(*moment_.check);
            scene_.emplace_back(
                Ring{square.center(), board_.side * 0.49F, Tone::check, 1.4F * line()});
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

    /// Around what would be taken, and behind it, so that all of it stays in sight.
    void draw_captures() const {
        for (const Target& target : targets())
            if (target.is_capture && !is_hollow(target))
                scene_.emplace_back(Ring{board_.square(target.to).center(), board_.side * 0.49F,
                                         Tone::capture, board_.side * 0.09F});
    }

    void draw_targets() const {
        for (const Target& target : targets())
            if (is_hollow(target))
                draw_hollow(target);
            else
                draw_target(target);
    }

    void draw_target(const Target& target) const {
        const Point center = board_.square(target.to).center();
        const float side = board_.side;
        const bool is_empty = moment_.board.at(target.to).empty();
        if (!target.is_capture && !is_empty) // beside the pieces that stand there
            scene_.emplace_back(Disc{
                {center.x - 0.34F * side, center.y + 0.34F * side}, side * 0.12F, Tone::target});
        else if (!target.is_capture)
            scene_.emplace_back(Disc{center, side * 0.17F, Tone::target, 0.9F});
        if (is_dragging() && board_.coord_at(screen_.drag->at) == target.to)
            outline(target.to, Tone::cursor);
    }

    /// Only another part of the stack can go there: so many.
    void draw_hollow(const Target& target) const {
        const Rect square = board_.square(target.to);
        const float radius = std::max(board_.side * 0.22F, 5.0F);
        scene_.emplace_back(Disc{square.center(), radius, Tone::badge, 0.55F});
        scene_.emplace_back(Ring{square.center(), radius,
                                 target.is_capture ? Tone::capture : Tone::target,
                                 std::max(board_.side * 0.045F, 1.0F)});
        scene_.emplace_back(Label{std::to_string(target.count), square, 1.25F * radius,
                                  Tone::badge_text, Align::center, Weight::bold});
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
    const BoardLayout& board_;
    const Look& look_;
    Scene& scene_;
};

void draw_entry(const TextEntry& entry, Rect line, const Look& look, Scene& scene) {
    const std::string caption = say(voice_of(look.settings), message::type_move);
    const float left = look.measure.width(caption, look.unit, Weight::bold) + 0.6F * look.unit;
    scene.emplace_back(Label{caption, line, look.unit, Tone::text, Align::left, Weight::bold});
    const Rect field{line.x + left, line.y, std::min(14 * look.unit, line.width - left),
                     line.height};
    scene.emplace_back(Fill{field, Tone::raised, 0.2F * look.unit});
    scene.emplace_back(
        Outline{field, Tone::cursor, std::max(look.unit / 8, 1.5F), 0.2F * look.unit});
    const Rect inside = field.inset(0.25F * look.unit);
    scene.emplace_back(Label{entry.text, inside, look.unit, Tone::text, Align::left, Weight::mono});
    const float caret =
        look.measure.width(entry.text.substr(0, entry.caret), look.unit, Weight::mono);
    scene.emplace_back(Fill{
        {inside.x + caret, inside.y, std::max(look.unit / 10, 1.0F), inside.height}, Tone::text});
}

/// How the game stands, and below it what was said last, which may need both lines.
void draw_footer(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                 const Look& look, Scene& scene) {
    const words::Voice voice = voice_of(look.settings);
    Rect first{layout.footer.x, layout.footer.y, layout.footer.width, layout.line};
    if (snapshot.outcome.is_over()) {
        first.width -= layout.new_game.width + look.unit;
        const std::string text = say(voice, message::new_game_button);
        draw_button(text, layout.new_game, button_letters({text}, layout.new_game.width, look),
                    false, look, scene);
    }
    const Rect second{first.x, first.bottom(), first.width, layout.line};
    const float height = 0.95F * look.unit;
    const Tone tone = screen.is_warning ? Tone::warning : Tone::text;
    const auto lines = text_lines(look, screen.notice, first.width);
    if (!screen.entry && lines.size() > 1) {
        scene.emplace_back(Label{lines[0], first, height, tone});
        scene.emplace_back(Label{lines[1], second, height, tone});
        return;
    }
    if (screen.entry && !screen.notice.empty())
        scene.emplace_back(Label{screen.notice, first, height, tone});
    else
        scene.emplace_back(Label{state_text(screen, snapshot, voice), first, 1.05F * look.unit,
                                 Tone::text, Align::left, Weight::bold});
    if (screen.entry)
        draw_entry(*screen.entry, second, look, scene);
    else if (!lines.empty())
        scene.emplace_back(Label{lines[0], second, height, tone});
}

void draw_question(const std::string& question, const GameScreen& screen, const GameLayout& layout,
                   const Look& look, Scene& scene) {
    const words::Voice voice = voice_of(look.settings);
    const QuestionLayout parts = question_layout(layout, question, look);
    scene.emplace_back(Fill{look.area, Tone::shade});
    scene.emplace_back(Fill{parts.box, Tone::panel, 0.6F * look.unit});
    scene.emplace_back(Outline{parts.box, Tone::edge, 1, 0.6F * look.unit});
    for (std::size_t i = 0; i < parts.lines.size(); ++i)
        scene.emplace_back(Label{parts.lines[i],
                                 {parts.box.x + look.unit,
                                  parts.box.y + look.unit + static_cast<float>(i) * layout.line,
                                  parts.box.width - 2 * look.unit, layout.line},
                                 look.unit,
                                 Tone::text,
                                 Align::center});
    draw_button(say(voice, message::yes_button), parts.yes, look.unit, screen.is_yes_chosen, look,
                scene);
    draw_button(say(voice, message::no_button), parts.no, look.unit, !screen.is_yes_chosen, look,
                scene);
}

void draw_promotion(const PromotionMenu& menu, const Snapshot& snapshot, const GameLayout& layout,
                    const Look& look, Scene& scene) {
    scene.emplace_back(Fill{layout.board.squares, Tone::shade});
    const std::vector<Rect> cells = promotion_cells(layout, menu);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool is_chosen = i == menu.chosen || cells[i].contains(look.pointer);
        scene.emplace_back(Fill{cells[i], is_chosen ? Tone::pointed : Tone::raised});
        scene.emplace_back(Outline{cells[i], i == menu.chosen ? Tone::cursor : Tone::edge,
                                   std::max(look.unit / 8, 1.5F)});
        scene.emplace_back(PieceImage{
            {snapshot.turn(), menu.moves[i].promotion}, cells[i].center(), 0.92F * cells[i].width});
    }
}

} // namespace

void draw(const GameScreen& screen, const Snapshot& snapshot, const Look& look, Scene& scene) {
    const GameLayout layout = game_layout(screen, snapshot, look);
    scene.emplace_back(Fill{look.area, Tone::background});
    draw_cards(snapshot, layout, look, scene);
    draw_open_stack(screen, snapshot, layout, look, scene);
    draw_move_list(screen, snapshot, layout, look, scene);
    draw_thinking(snapshot, layout, look, scene);
    draw_buttons(layout, look, scene);
    draw_footer(screen, snapshot, layout, look, scene);
    BoardDrawing(screen, snapshot, layout.board, look, scene).draw();
    if (screen.promotion) draw_promotion(*screen.promotion, snapshot, layout, look, scene);
    if (const auto question = question_text(screen, snapshot, voice_of(look.settings)))
        draw_question(*question, screen, layout, look, scene);
}

} // namespace view
