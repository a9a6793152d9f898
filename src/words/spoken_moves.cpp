#include "words/spoken_moves.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "core/capitals.hpp"
#include "words/message.hpp"
#include "words/names.hpp"
#include "words/spoken_move_messages.hpp"

namespace words {
namespace {

constexpr std::size_t most_named = 4;

/// Pieces of one kind, as they are first met from the top of a stack down.
struct KindCount {
    core::Role role{};
    int count = 0;
};

std::vector<KindCount> kinds_on_top(const session::Stack& stack, std::size_t count) {
    std::vector<KindCount> kinds;
    for (std::size_t i = 0; i < count; ++i) {
        const core::Role role = stack[stack.size() - 1 - i].role;
        const auto known = std::ranges::find(kinds, role, &KindCount::role);
        if (known != kinds.end())
            ++known->count;
        else
            kinds.push_back({role, 1});
    }
    return kinds;
}

/// `two queens, the king and a pawn`; the word for a single piece is given by `one`.
std::string kinds_text(Voice voice, const std::vector<KindCount>& kinds,
                       std::string (*one)(Voice, core::Role)) {
    std::string text;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const auto [role, count] = kinds[i];
        std::string name = count == 1 ? one(voice, role) : several_pieces(voice, role, count);
        const Message& joint = i + 1 == kinds.size() ? message::spoken_and : message::spoken_comma;
        text = text.empty() ? std::move(name)
                            : say(voice, joint, {{"pieces", text}, {"piece", std::move(name)}});
    }
    return text;
}

/// The pieces that move.
std::string pieces_text(Voice voice, const session::Stack& stack, int count) {
    if (count > static_cast<int>(most_named))
        return say(voice, message::spoken_many, {{"count", count}});
    return kinds_text(voice, kinds_on_top(stack, static_cast<std::size_t>(count)), the_piece);
}

/// The captured pieces, which are a whole stack.
std::string taken_text(Voice voice, const session::Stack& stack) {
    if (stack.size() > most_named)
        return say(voice, message::spoken_many_taken, {{"count", stack.size()}});
    return kinds_text(voice, kinds_on_top(stack, stack.size()), one_piece);
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

/// The move without its promotion.
std::string way_text(Voice voice, const session::BoardView& before, const session::MoveView& move) {
    const session::Stack& stack = before.at(move.from);
    const session::Stack& target = before.at(move.to);
    const Argument pieces{"pieces", at_start(pieces_text(voice, stack, move.count))};
    const Argument from{"from", core::to_text(move.from)};
    const Argument to{"to", core::to_text(move.to)};
    const bool passes = move.captured > 0 && target.empty();
    if (passes) return say(voice, message::spoken_passes, {pieces, from, to});
    const auto count = static_cast<std::uint64_t>(move.count);
    if (move.captured == 0)
        return say(voice, target.empty() ? message::spoken_goes : message::spoken_joins, count,
                   {pieces, from, to});
    return say(voice, message::spoken_takes, count,
               {pieces, from, to, {"taken", taken_text(voice, target)}});
}

} // namespace

std::string spoken_move(Voice voice, const session::BoardView& before,
                        const session::MoveView& move) {
    if (is_castling(before.at(move.from), move, before.at(move.to)))
        return say(voice, move.to.file > move.from.file ? message::spoken_short_castling
                                                        : message::spoken_long_castling);
    std::string text = way_text(voice, before, move);
    if (move.promoted == 0) return text;
    return say(voice, message::spoken_promotes,
               {{"move", std::move(text)}, {"piece", piece_name(voice, move.promotion)}});
}

} // namespace words
