#include "text/wins_puzzle.hpp"

#include <optional>
#include <utility>

#include "core/digits.hpp"
#include "phrase/wins.hpp"
#include "session/views.hpp"
#include "stackchess/notation.hpp"
#include "text/board.hpp"
#include "text/puzzle_order.hpp"
#include "text/typed.hpp"
#include "words/puzzle_messages.hpp"
#include "words/refusals.hpp"

namespace text {
namespace {

namespace message = words::message;
using puzzle::WinTrial;

/// The forced wins at the terminal, until they are left.
class WinsPuzzle {
  public:
    explicit WinsPuzzle(Dialogue& dialogue) : dialogue_(dialogue) {}

    void run() {
        begin(0);
        for (;;) {
            const auto line = dialogue_.ask(
                {dialogue_.words(message::ask_win_move, {{"moves", trial_.moves_left()}}),
                 dialogue_.words(message::ask_win_move_help)});
            if (!line || is_puzzle_left_by(*line)) return;
            take(*line);
        }
    }

  private:
    static std::size_t count() { return puzzle::forced_wins().size(); }
    static const puzzle::ForcedWin& win(std::size_t number) {
        return puzzle::forced_wins()[number];
    }

    void begin(std::size_t number) {
        number_ = number;
        trial_ = WinTrial(win(number));
        show_board();
        const words::Voice voice = dialogue_.voice();
        dialogue_.print_line(phrase::win_title(voice, number) + ". " +
                             phrase::win_difficulty(voice, win(number)) + '.');
        dialogue_.print_line(phrase::win_task(voice, win(number)));
    }

    /// Lists the stacks below the board, because the pieces under their tops are decisive.
    void show_board() {
        const words::Voice voice = dialogue_.voice();
        const session::BoardView board = session::board_of(trial_.position());
        dialogue_.terminal().redraw();
        const BoardStyle style{.heights = Heights::tall,
                               .colors = dialogue_.terminal().has_colors()};
        dialogue_.terminal().print(stack_board(voice, board, style).text());
        for (const std::string& line : tall_stacks(voice, board)) dialogue_.print_line(line);
    }

    void take(const std::string& line) {
        if (const auto number = core::read_number<std::size_t>(line, 1, count()))
            return begin(*number - 1);
        const Typed typed = read_keyword(line);
        if (typed.keyword == Keyword::forward) return begin((number_ + 1) % count());
        if (typed.keyword == Keyword::back) return begin((number_ + count() - 1) % count());
        switch (read_puzzle_line(line).order) {
        case PuzzleOrder::hint:
            return dialogue_.print_line(phrase::win_hint(dialogue_.voice(), trial_));
        case PuzzleOrder::solution: return give_up();
        case PuzzleOrder::clear: return begin(number_);
        default: break;
        }
        play(line);
    }

    void play(const std::string& line) {
        const words::Voice voice = dialogue_.voice();
        const auto move = read_move(trial_.position(), line, words::letters(voice.language));
        if (!move)
            return dialogue_.print_line(words::refusal_sentence(
                voice, move.error(), game::Rules::stackchess, trial_.position().turn()));
        const phrase::WinRemark remark = phrase::play_win(voice, trial_, *move);
        if (remark.is_right) show_board();
        dialogue_.print_line(remark.text);
        if (trial_.is_solved()) begin((number_ + 1) % count());
    }

    /// Shows the moves, and goes on to the next puzzle.
    void give_up() {
        while (!trial_.is_solved()) trial_.play(trial_.solution());
        puzzle::WinPosition position = WinTrial(win(number_)).position();
        std::string line;
        for (const std::string& text : trial_.moves()) {
            const auto move = read_move(position, text);
            line += ' ' + score_text(position, *move, words::letters(dialogue_.voice().language));
            position.play(*move);
        }
        dialogue_.print_line(dialogue_.words(message::forced_win_shown) + line);
        begin((number_ + 1) % count());
    }

    Dialogue& dialogue_;
    std::size_t number_ = 0;
    WinTrial trial_{win(0)};
};

} // namespace

void play_wins(Dialogue& dialogue) { WinsPuzzle(dialogue).run(); }

} // namespace text
