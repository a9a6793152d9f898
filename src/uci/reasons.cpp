#include "uci/reasons.hpp"

#include <string_view>

#include <fmt/format.h>

namespace uci {
namespace {

using game::Field;
using game::TextFault;

std::string_view name(chess::Fault fault) {
    switch (fault) {
    case chess::Fault::no_white_king: return "no white king";
    case chess::Fault::no_black_king: return "no black king";
    case chess::Fault::several_white_kings: return "several white kings";
    case chess::Fault::several_black_kings: return "several black kings";
    case chess::Fault::too_many_white: return "more than 16 white pieces or 8 white pawns";
    case chess::Fault::too_many_black: return "more than 16 black pieces or 8 black pawns";
    case chess::Fault::pawn_on_end_rank: return "a pawn on the first or last rank";
    case chess::Fault::opponent_in_check: return "the side to move could capture the king";
    case chess::Fault::false_castling_right: return "castling right without king and rook in place";
    case chess::Fault::impossible_en_passant: break;
    }
    return "no pawn can have passed over the en passant square";
}

std::string_view name(chess::FenRepair repair) {
    switch (repair) {
    case chess::FenRepair::fields_added: return "missing fields get their default values (w or -)";
    case chess::FenRepair::castling_repeated:
        return "a castling right that is written twice counts once";
    case chess::FenRepair::zeros_dropped: return "leading zeros of a counter are removed";
    case chess::FenRepair::counter_lowered: return "a counter above 9999 is taken as 9999";
    case chess::FenRepair::castling_dropped:
        return "castling rights are removed where the king or the rook is not in place";
    case chess::FenRepair::en_passant_dropped:
        return "the en passant square is removed, because no pawn can have passed over it";
    case chess::FenRepair::move_number_raised: return "move number 0 is taken as 1";
    case chess::FenRepair::rest_left_out: break;
    }
    return "what follows the position is ignored";
}

std::string_view name(stackchess::Fault fault) {
    switch (fault) {
    case stackchess::Fault::bad_size: return "a board smaller than 4x4 or larger than 26x26";
    case stackchess::Fault::no_pieces: return "no pieces on the board";
    case stackchess::Fault::too_many_white: return "more white pieces than two full ranks";
    case stackchess::Fault::too_many_black: return "more black pieces than two full ranks";
    case stackchess::Fault::mixed_stack: return "a stack of both colours";
    case stackchess::Fault::pawn_on_last_rank: return "a pawn on its last rank";
    case stackchess::Fault::false_unmoved_flag: break;
    }
    return "no pawn where an unmoved one is marked";
}

std::string_view name(Field field) {
    switch (field) {
    case Field::board: return "in the board";
    case Field::turn: return "in the side to move";
    case Field::castling: return "in the castling field";
    case Field::en_passant: return "in the en passant field";
    case Field::unmoved: return "in the unmoved pawns";
    case Field::quiet_plies: return "in the halfmove clock";
    case Field::move_number: return "in the move number";
    case Field::option: return "in the option";
    case Field::end: break;
    }
    return "after the last field";
}

std::string_view name(TextFault fault) {
    switch (fault) {
    case TextFault::empty: return "missing value";
    case TextFault::unknown_character: return "invalid character";
    case TextFault::bad_number: return "invalid number";
    case TextFault::rank_too_long: return "rank too long";
    case TextFault::rank_too_short: return "rank too short";
    case TextFault::too_few_ranks: return "too few ranks";
    case TextFault::too_many_ranks: return "too many ranks";
    case TextFault::bad_size: return "invalid size";
    case TextFault::empty_stack: return "empty stack";
    case TextFault::lone_stack: return "stack of one piece";
    case TextFault::open_stack: return "unclosed stack";
    case TextFault::repeated_flag: return "repeated flag";
    case TextFault::unknown_word: break;
    }
    return "unknown word";
}

template <class Faults>
std::string list(const Faults& faults) {
    std::string names;
    faults.for_each([&](auto fault) {
        if (!names.empty()) names += ", ";
        names += name(fault);
    });
    return names;
}

} // namespace

std::string reasons(chess::Faults faults) { return list(faults); }

std::string reasons(stackchess::Faults faults) { return list(faults); }

std::string reasons(chess::FenRepairs repairs) { return list(repairs); }

std::string reason(const game::TextError& error) {
    return fmt::format("character {}: {} {}", error.offset + 1, name(error.fault),
                       name(error.field));
}

} // namespace uci
