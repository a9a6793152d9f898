#include "words/spoken_moves.hpp"

#include <cstdlib>
#include <utility>

#include "core/capitals.hpp"
#include "words/message.hpp"
#include "words/names.hpp"
#include "words/spoken_move_messages.hpp"

namespace words {
namespace {

constexpr int most_named = 4;

/// The pieces that move, from the top down.
std::string pieces_text(Voice voice, const session::Stack& stack, int count) {
    if (count > most_named) return say(voice, message::spoken_many, {{"count", count}});
    std::string text;
    for (int i = 0; i < count; ++i) {
        const core::Piece piece = stack[stack.size() - 1 - static_cast<std::size_t>(i)];
        std::string name = the_piece(voice, piece.role);
        const Message& joint = i + 1 == count ? message::spoken_and : message::spoken_comma;
        text = text.empty() ? std::move(name)
                            : say(voice, joint, {{"pieces", text}, {"piece", std::move(name)}});
    }
    return text;
}

std::string at_start(std::string text) {
    text.front() = core::capital(text.front()); // all of them begin with an ASCII letter
    return text;
}

/// In chess a king moves two squares, or onto a piece of its own side, only when it castles.
bool is_castling(const session::Stack& stack, const session::MoveView& move,
                 const session::Stack& target) {
    if (stack.back().role != core::Role::king || move.from.rank != move.to.rank) return false;
    const bool is_alone = stack.size() == 1 && move.captured == 0;
    const bool is_onto_rook = target.size() == 1 && target.back().role == core::Role::rook &&
                              target.back().color == stack.back().color;
    const bool is_far = std::abs(move.from.file - move.to.file) > 1;
    return is_alone && is_far && (target.empty() || is_onto_rook);
}

const Counted& verb(const session::MoveView& move, const session::Stack& target) {
    if (move.captured > 0) return message::spoken_takes;
    return target.empty() ? message::spoken_goes : message::spoken_joins;
}

} // namespace

std::string spoken_move(Voice voice, const session::BoardView& before,
                        const session::MoveView& move) {
    const session::Stack& stack = before.at(move.from);
    const session::Stack& target = before.at(move.to);
    const Argument from{"from", core::to_text(move.from)};
    const Argument to{"to", core::to_text(move.to)};
    if (is_castling(stack, move, target)) return say(voice, message::spoken_castles, {from, to});
    std::string text = say(voice, verb(move, target), static_cast<std::uint64_t>(move.count),
                           {{"pieces", at_start(pieces_text(voice, stack, move.count))}, from, to});
    if (move.promoted == 0) return text;
    return say(voice, message::spoken_promotes,
               {{"move", std::move(text)}, {"piece", piece_name(voice, move.promotion)}});
}

} // namespace words
