#include "stackchess/notation.hpp"

#include <optional>

#include "core/dash.hpp"
#include "core/digits.hpp"

namespace stackchess {
namespace {

using core::Failure;
using core::is_digit;
using core::Result;
using game::Refusal;
using game::RefusalKind;

/// A move as it was written, before it is checked against the rules.
struct Written {
    Coord from;
    int count = 1;
    Coord to;
    int promoted = 0; ///< the number in the text; 0 if there is none
};

/// Parses a written move from left to right.
class MoveReader {
  public:
    explicit MoveReader(std::string_view text) : text_(text) {}

    std::optional<Written> read() {
        Written written;
        if (!text_.empty() && is_digit(text_.front()))
            if (!take_number(written.count)) return std::nullopt;
        if (!take_square(written.from)) return std::nullopt;
        // On wide boards x is also a file: `v24x22` is not a capture, `v24xx22` may be one.
        const bool captures = text_.size() > 1 && text_[0] == 'x' && !is_digit(text_[1]);
        if (captures)
            text_.remove_prefix(1);
        else
            core::take_dash(text_);
        if (!take_square(written.to) || !take_promotion(written.promoted)) return std::nullopt;
        while (!text_.empty() && (text_.back() == '!' || text_.back() == '?'))
            text_.remove_suffix(1);
        return text_.empty() ? std::optional(written) : std::nullopt;
    }

  private:
    /// One or two digits without a leading zero, except for the number 0 itself.
    bool take_number(int& number) {
        const auto taken = core::take_number(text_, 0, 99);
        number = taken.value_or(0);
        return taken.has_value();
    }

    /// A letter and a number, whether or not the board has that square.
    bool take_square(Coord& coord) {
        if (text_.empty()) return false;
        const char letter = text_.front();
        const bool capital = letter >= 'A' && letter <= 'Z';
        if (!capital && (letter < 'a' || letter > 'z')) return false;
        text_.remove_prefix(1);
        int rank = 0;
        if (!take_number(rank)) return false;
        coord = {static_cast<std::int8_t>(letter - (capital ? 'A' : 'a')),
                 static_cast<std::int8_t>(rank - 1)};
        return true;
    }

    /// `=Q`, `=2Q`; French readers write `=D`.
    bool take_promotion(int& promoted) {
        if (text_.empty() || text_.front() != '=') return true;
        text_.remove_prefix(1);
        promoted = 1;
        if (!text_.empty() && is_digit(text_.front()) && !take_number(promoted)) return false;
        if (promoted == 0) return false;
        for (const std::string_view queen : {"Q", "D", "♕", "♛"})
            if (text_.substr(0, queen.size()) == queen) {
                text_.remove_prefix(queen.size());
                return true;
            }
        return false;
    }

    std::string_view text_;
};

} // namespace

std::string to_text(Move move) {
    const std::string squares = core::to_text(move.from()) + core::to_text(move.to());
    return move.count() == 1 ? squares : std::to_string(move.count()) + squares;
}

template <class Board>
std::string score_text(const BasicPosition<Board>& position, Move move, game::Letters letters) {
    std::string text = move.count() == 1 ? "" : std::to_string(move.count());
    text += core::to_text(move.from());
    text += position.captured_by(move) > 0 ? 'x' : '-';
    text += core::to_text(move.to());
    if (const int promoted = position.promoted_by(move); promoted > 0) {
        text += '=';
        if (promoted > 1) text += std::to_string(promoted);
        text += game::letter_text({position.turn(), Role::queen}, letters);
    }
    return text;
}

bool has_move_form(std::string_view text) { return MoveReader(text).read().has_value(); }

template <class Board>
Result<Move, Refusal> read_move(const BasicPosition<Board>& position, std::string_view text,
                                game::Letters /*letters*/) {
    const auto written = MoveReader(text).read();
    if (!written) return Failure(Refusal{.kind = RefusalKind::not_a_move});
    for (const Coord coord : {written->from, written->to})
        if (!core::is_on_board(coord, position.size()))
            return Failure(Refusal{.kind = RefusalKind::no_such_square, .square = coord});
    const Move move(written->from, written->count, written->to);
    if (const Refusal refused = position.refusal(move); refused.kind != RefusalKind::none)
        return Failure(refused);
    if (written->promoted > 0 && written->promoted != position.promoted_by(move))
        return Failure(Refusal{.kind = RefusalKind::promotion_impossible,
                               .square = written->to,
                               .piece = {position.turn(), Role::queen},
                               .count = written->promoted,
                               .limit = position.promoted_by(move)});
    return move;
}

template std::string score_text(const SmallPosition&, Move, game::Letters);
template std::string score_text(const LargePosition&, Move, game::Letters);
template Result<Move, Refusal> read_move(const SmallPosition&, std::string_view, game::Letters);
template Result<Move, Refusal> read_move(const LargePosition&, std::string_view, game::Letters);

} // namespace stackchess
