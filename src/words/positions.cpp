#include "words/positions.hpp"

#include <algorithm>
#include <utility>

#include "words/message.hpp"
#include "words/position_messages.hpp"

namespace words {
namespace {

using game::Field;
using game::TextError;
using game::TextFault;

const Message& field_name(Field field) {
    switch (field) {
    case Field::board: return message::field_board;
    case Field::turn: return message::field_turn;
    case Field::castling: return message::field_castling;
    case Field::en_passant: return message::field_en_passant;
    case Field::unmoved: return message::field_unmoved;
    case Field::quiet_plies: return message::field_quiet_plies;
    case Field::move_number: return message::field_move_number;
    case Field::option: return message::field_option;
    case Field::end: break;
    }
    return message::field_end;
}

Message expected_in(Field field, game::Rules rules) {
    switch (field) {
    case Field::board:
        return of_game(rules, message::expected_stackchess_board, message::expected_chess_board);
    case Field::turn: return message::expected_turn;
    case Field::castling: return message::expected_castling;
    case Field::en_passant: return message::expected_en_passant;
    case Field::unmoved: return message::expected_unmoved;
    case Field::quiet_plies: return message::expected_quiet_plies;
    case Field::move_number: return message::expected_move_number;
    case Field::option: return message::expected_option;
    case Field::end: break;
    }
    return message::expected_end;
}

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

/// The place as people count it: in characters, from 1.
std::ptrdiff_t column(std::string_view text, std::size_t offset) {
    return std::ranges::count_if(text.substr(0, offset),
                                 [](char byte) { return !continues_character(byte); }) +
           1;
}

/// What stands at the place of the error: a whole number or word, otherwise one character.
std::string_view found_there(std::string_view text, const TextError& error) {
    const std::string_view rest = text.substr(std::min(error.offset, text.size()));
    const std::string_view word = rest.substr(0, rest.find(' '));
    if (error.fault == TextFault::bad_number && !word.empty() && error.field == Field::board)
        return word.substr(0, std::max<std::size_t>(word.find_first_not_of("0123456789"), 1));
    if (error.fault == TextFault::bad_number || error.fault == TextFault::unknown_word) return word;
    std::size_t length = std::min<std::size_t>(rest.size(), 1);
    while (length < rest.size() && continues_character(rest[length])) ++length;
    return rest.substr(0, length);
}

std::string shape_fault(Voice voice, const Message& what, game::Rules rules,
                        std::string_view before) {
    const auto rank = std::ranges::count(before, '/') + 1;
    const std::string shape =
        say(voice, of_game(rules, message::stackchess_shape, message::chess_shape));
    return say(voice, what, {{"rank", rank}, {"shape", shape}});
}

bool is_inside_stack(std::string_view before) {
    const std::size_t parenthesis = before.find_last_of("()");
    return parenthesis != std::string_view::npos && before[parenthesis] == '(';
}

/// What was expected at the place of the error.
std::string expected(Voice voice, const TextError& error, game::Rules rules,
                     std::string_view before) {
    if (error.field == Field::board && error.fault == TextFault::bad_number)
        return say(voice, message::expected_empty_squares,
                   {{"most", of_game(rules, stackchess::max_size, chess::board_size)}});
    if (error.field == Field::board && is_inside_stack(before))
        return say(voice, message::expected_in_stack);
    return say(voice, expected_in(error.field, rules),
               {{"most", of_game(rules, stackchess::max_counter, chess::max_counter)}});
}

std::string wrong_text(Voice voice, const TextError& error, game::Rules rules,
                       std::string_view text) {
    const std::string_view found = found_there(text, error);
    Argument wanted{"expected", expected(voice, error, rules, text.substr(0, error.offset))};
    if (found.empty()) return say(voice, message::stops_short, {std::move(wanted)});
    return say(voice, message::found_instead, {{"found", shown(found)}, std::move(wanted)});
}

std::string what_is_wrong(Voice voice, const TextError& error, game::Rules rules,
                          std::string_view text) {
    const std::string_view before = text.substr(0, error.offset);
    switch (error.fault) {
    case TextFault::rank_too_long: return shape_fault(voice, message::rank_too_long, rules, before);
    case TextFault::rank_too_short:
        return shape_fault(voice, message::rank_too_short, rules, before);
    case TextFault::too_few_ranks: return shape_fault(voice, message::too_few_ranks, rules, before);
    case TextFault::too_many_ranks:
        return shape_fault(voice, message::too_many_ranks, rules, before);
    case TextFault::bad_size: return say(voice, message::bad_size);
    case TextFault::empty_stack: return say(voice, message::empty_stack);
    case TextFault::lone_stack: return say(voice, message::lone_stack);
    case TextFault::open_stack: return say(voice, message::open_stack);
    case TextFault::repeated_flag:
        return say(voice,
                   error.field == Field::castling ? message::repeated_right
                                                  : message::repeated_flag,
                   {{"found", shown(found_there(text, error))}});
    case TextFault::empty:
    case TextFault::unknown_character:
    case TextFault::bad_number:
    case TextFault::unknown_word: break;
    }
    return wrong_text(voice, error, rules, text);
}

const Message& repair_text(chess::FenRepair repair) {
    using chess::FenRepair;
    switch (repair) {
    case FenRepair::fields_added: return message::fields_added;
    case FenRepair::castling_repeated: return message::castling_repeated;
    case FenRepair::zeros_dropped: return message::zeros_dropped;
    case FenRepair::counter_lowered: return message::counter_lowered;
    case FenRepair::castling_dropped: return message::castling_dropped;
    case FenRepair::en_passant_dropped: return message::en_passant_dropped;
    case FenRepair::move_number_raised: return message::move_number_raised;
    case FenRepair::rest_left_out: break;
    }
    return message::rest_left_out;
}

const Message& fault_text(stackchess::Fault fault) {
    using stackchess::Fault;
    switch (fault) {
    case Fault::bad_size: return message::bad_size;
    case Fault::no_pieces: return message::no_pieces;
    case Fault::too_many_white: return message::too_many_white;
    case Fault::too_many_black: return message::too_many_black;
    case Fault::mixed_stack: return message::mixed_stack;
    case Fault::pawn_on_last_rank: return message::pawn_on_last_rank;
    case Fault::false_unmoved_flag: break;
    }
    return message::false_unmoved_flag;
}

const Message& fault_text(chess::Fault fault) {
    using chess::Fault;
    switch (fault) {
    case Fault::no_white_king: return message::no_white_king;
    case Fault::no_black_king: return message::no_black_king;
    case Fault::several_white_kings: return message::several_white_kings;
    case Fault::several_black_kings: return message::several_black_kings;
    case Fault::too_many_white: return message::too_many_white_men;
    case Fault::too_many_black: return message::too_many_black_men;
    case Fault::pawn_on_end_rank: return message::pawn_on_end_rank;
    case Fault::opponent_in_check: return message::opponent_in_check;
    case Fault::false_castling_right: return message::false_castling_right;
    case Fault::impossible_en_passant: break;
    }
    return message::impossible_en_passant;
}

std::string example(game::Rules rules) {
    switch (rules) {
    case game::Rules::stackchess: return stackchess::to_text(stackchess::start_setup({}));
    case game::Rules::chess: break;
    }
    return chess::to_text(chess::start_setup());
}

template <class Value>
std::string joined(Voice voice, core::Flags<Value> values, const Message& (*text_of)(Value)) {
    std::string all;
    values.for_each([&](Value value) {
        if (!all.empty()) all += say(voice, message::fault_separator);
        all += say(voice, text_of(value));
    });
    return all;
}

template <class Fault>
std::string unplayable(Voice voice, core::Flags<Fault> faults) {
    return say(voice, message::unplayable_position,
               {{"faults", joined<Fault>(voice, faults, fault_text)}});
}

} // namespace

std::string text_error_sentence(Voice voice, const TextError& error, game::Rules rules,
                                std::string_view text) {
    if (error.fault == TextFault::empty && error.field == Field::board)
        return say(voice, message::empty_position, {{"example", example(rules)}});
    return say(voice, message::unreadable_position,
               {{"column", column(text, error.offset)},
                {"field", say(voice, field_name(error.field))},
                {"what", what_is_wrong(voice, error, rules, text)}});
}

std::string faults_sentence(Voice voice, stackchess::Faults faults) {
    return unplayable(voice, faults);
}

std::string faults_sentence(Voice voice, chess::Faults faults) { return unplayable(voice, faults); }

std::string repairs_sentence(Voice voice, chess::FenRepairs repairs) {
    return say(voice, message::repaired_position,
               {{"repairs", joined<chess::FenRepair>(voice, repairs, repair_text)}});
}

} // namespace words
