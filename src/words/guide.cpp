#include "words/guide.hpp"

#include <cassert>
#include <string_view>

#include "game/rules_text.hpp"
#include "record/start.hpp"
#include "words/drawn_guide_messages.hpp"
#include "words/refusals.hpp"

namespace words {
namespace {

using game::Rules;
using Squares = std::pair<core::Coord, core::Coord>;

/// The squares that a move names, in coordinates.
std::optional<Squares> squares_in(std::string_view move) {
    while (!move.empty() && move.front() >= '0' && move.front() <= '9') move.remove_prefix(1);
    const auto from = core::take_coord(move);
    const auto to = from ? core::take_coord(move) : std::nullopt;
    if (!to) return std::nullopt;
    return std::pair{*from, *to};
}

std::string refused_move(const session::Session& session, std::string_view text,
                         game::Letters letters) {
    const auto squares = squares_in(text);
    if (!squares) return std::string(text);
    const auto [from, to] = *squares;
    const session::BoardView board = session.board();
    const core::Piece piece = board.at(from).back();
    const bool is_capture = !board.at(to).empty() && board.at(to).back().color != piece.color;
    if (has_stacks(session.rules()))
        return std::string(text.substr(0, text.find(core::to_text(from)))) + core::to_text(from) +
               (is_capture ? 'x' : '-') + core::to_text(to);
    const bool is_pawn = piece.role == core::Role::pawn;
    const bool is_aside = is_pawn && from.file != to.file;
    std::string name;
    if (!is_pawn) name = game::letter_text(piece, letters);
    if (is_aside) name = core::to_text(from).front();
    return name + (is_capture || is_aside ? "x" : "") + core::to_text(to);
}

} // namespace

std::span<const GuidePage> guide_pages(Rules rules) {
    return of_game<std::span<const GuidePage>>(rules, message::stackchess_guide,
                                               message::chess_guide);
}

std::vector<GuidePage> drawn_guide_pages(Rules rules, MovedBy hand) {
    const auto common = guide_pages(rules);
    std::vector<GuidePage> pages(common.begin(), common.end());
    pages[of_game(rules, 1U, 0U)] =
        of_game(rules, message::stackchess_start_drawn, message::chess_start_drawn);
    pages.back() = hand == MovedBy::mouse
                       ? of_game(rules, message::stackchess_hands, message::chess_hands)
                       : of_game(rules, message::stackchess_fingers, message::chess_fingers);
    return pages;
}

std::unique_ptr<session::Session> guide_session(Rules rules, const GuidePage& page) {
    const auto setup = record::read_start(
        {.variant = std::string(to_text(rules)), .fen = std::string(page.position)});
    assert(setup);
    return session::make_session(*setup);
}

std::string guide_remark(Voice voice, const session::Session& session,
                         const GuideExample& example) {
    if (example.remark) return say(voice, *example.remark);
    const auto move = session.read(example.move.in(voice.language), letters(voice.language));
    assert(!move);
    return refusal_sentence(voice, move.error(), session.rules(), session.turn());
}

std::optional<Squares> guide_squares(Language language, const session::Session& session,
                                     const GuideExample& example) {
    const std::string_view text = example.move.in(language);
    if (const auto move = session.read(text, letters(language))) return {{move->from, move->to}};
    return squares_in(text);
}

std::string guide_move(Language language, const session::Session& session,
                       const GuideExample& example, game::Letters sheet_letters) {
    const std::string_view text = example.move.in(language);
    const auto move = session.read(text, letters(language));
    if (!move) return refused_move(session, text, sheet_letters);
    return session.written({move->text}, sheet_letters).front();
}

} // namespace words
