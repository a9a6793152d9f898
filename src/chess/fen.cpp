#include <algorithm>
#include <array>

#include "chess/setup.hpp"
#include "core/dash.hpp"
#include "core/digits.hpp"

namespace chess {
namespace {

using game::Field;
using game::TextError;
using game::TextFault;

template <class Value>
using Read = core::Result<Value, TextError>;

/// One field of the text, and where it starts.
struct Word {
    std::string_view text;
    std::size_t offset;

    core::Failure<TextError> failure(TextFault fault, Field field, std::size_t at = 0) const {
        return core::Failure<TextError>{{fault, field, offset + at}};
    }
};

/// Takes fields off a text one by one.
class Words {
  public:
    explicit Words(std::string_view text) : text_(text) {}

    /// The next field; empty at the end of the text.
    Word next() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
        const std::size_t start = at_;
        while (at_ < text_.size() && text_[at_] != ' ') ++at_;
        return {text_.substr(start, at_ - start), start};
    }

    /// The next field if it begins with a digit; otherwise an empty one, and it stays.
    Word next_number() {
        const std::size_t before = at_;
        const Word word = next();
        if (!word.text.empty() && core::is_digit(word.text.front())) return word;
        at_ = before;
        return {{}, word.offset};
    }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
};

Read<bool> read_board(Word word, Setup& setup) {
    int rank = board_size - 1;
    int file = 0;
    bool after_number = false;
    for (std::size_t i = 0; i < word.text.size(); ++i) {
        const char sign = word.text[i];
        const auto failure = [&](TextFault fault) { return word.failure(fault, Field::board, i); };
        const bool number = core::is_digit(sign);
        if (sign == '/') {
            if (file < board_size) return failure(TextFault::rank_too_short);
            if (rank == 0) return failure(TextFault::too_many_ranks);
            --rank;
            file = 0;
        } else if (number) {
            // Two numbers in a row would be a second way to write their sum.
            if (sign == '0' || sign == '9' || after_number) return failure(TextFault::bad_number);
            file += sign - '0';
        } else {
            const Piece piece = core::piece_of(sign);
            if (piece.role == Role::none) return failure(TextFault::unknown_character);
            if (file < board_size)
                setup.pieces[static_cast<std::size_t>(square_at(file, rank))] = piece;
            ++file;
        }
        if (file > board_size) return failure(TextFault::rank_too_long);
        after_number = number;
    }
    const std::size_t end = word.text.size();
    if (file < board_size) return word.failure(TextFault::rank_too_short, Field::board, end);
    if (rank > 0) return word.failure(TextFault::too_few_ranks, Field::board, end);
    return true;
}

Read<Color> read_turn(Word word) {
    if (word.text == "w" || word.text.empty()) return Color::white;
    if (word.text == "b") return Color::black;
    return word.failure(TextFault::unknown_word, Field::turn);
}

/// The file of the king on its first rank, or −1.
int home_king_file(const Setup& setup, Color color) {
    for (int file = 0; file < board_size; ++file) {
        const Square square = square_at(file, rank_for(color, 0));
        if (setup.pieces[static_cast<std::size_t>(square)] == Piece{color, Role::king}) return file;
    }
    return -1;
}

/// The outermost rook on that side of its king; the corner if there is none, so that the right is
/// kept and later found to be false.
Square outermost_rook(const Setup& setup, Color color, bool king_side) {
    const int corner = king_side ? board_size - 1 : 0;
    const int inward = king_side ? -1 : 1;
    const int king = home_king_file(setup, color);
    for (int file = corner; king >= 0 && file != king; file += inward) {
        const Square square = square_at(file, rank_for(color, 0));
        if (setup.pieces[static_cast<std::size_t>(square)] == Piece{color, Role::rook})
            return square;
    }
    return square_at(corner, rank_for(color, 0));
}

/// The rights to castle. One that is written twice is noted where `repairs` are made.
Read<Bits> read_castling(Word word, const Setup& setup, FenRepairs* repairs) {
    Bits rooks = 0;
    if (word.text == "-" || word.text.empty()) return rooks;
    for (std::size_t i = 0; i < word.text.size(); ++i) {
        const char sign = word.text[i];
        const bool small = sign >= 'a' && sign <= 'z';
        const Color color = small ? Color::black : Color::white;
        const char capital = small ? static_cast<char>(sign - 'a' + 'A') : sign;
        Square rook = 0;
        if (capital == 'K' || capital == 'Q')
            rook = outermost_rook(setup, color, capital == 'K');
        else if (capital >= 'A' && capital <= 'H')
            rook = square_at(capital - 'A', rank_for(color, 0));
        else
            return word.failure(TextFault::unknown_character, Field::castling, i);
        if (has(rooks, rook)) {
            if (repairs == nullptr)
                return word.failure(TextFault::repeated_flag, Field::castling, i);
            repairs->insert(FenRepair::castling_repeated);
        }
        rooks |= bit(rook);
    }
    return rooks;
}

Read<std::optional<Square>> read_en_passant(Word word) {
    if (word.text == "-" || word.text.empty()) return std::nullopt;
    std::string_view rest = word.text;
    const std::optional<Coord> coord = core::take_coord(rest);
    if (!coord || !rest.empty() || !core::is_on_board(*coord, board_size))
        return word.failure(TextFault::unknown_word, Field::en_passant);
    return to_square(*coord);
}

Read<int> read_counter(Word word, Field field, int least) {
    if (word.text.empty()) return least;
    if (!core::is_digit(word.text.front()))
        return word.failure(TextFault::unknown_character, field);
    std::string_view rest = word.text;
    const auto number = core::take_number(rest, least, max_counter);
    if (!number) return word.failure(TextFault::bad_number, field);
    if (!rest.empty())
        return word.failure(TextFault::unknown_character, field, word.text.size() - rest.size());
    return *number;
}

/// A counter as other programs write it: of any size, and with zeros before it.
Read<int> read_wild_counter(Word word, Field field, FenRepairs& repairs) {
    const bool is_number = std::ranges::all_of(word.text, core::is_digit);
    if (!is_number || word.text.empty()) return read_counter(word, field, 0);
    const std::size_t zeros = std::min(word.text.find_first_not_of('0'), word.text.size() - 1);
    if (zeros > 0) repairs.insert(FenRepair::zeros_dropped);
    const auto number = core::read_number<int>(word.text.substr(zeros), 0, max_counter);
    if (!number) repairs.insert(FenRepair::counter_lowered);
    return number.value_or(max_counter);
}

/// The first four fields. Without `repairs` they must be right.
Read<Setup> read_pieces_and_rights(Words& words, FenRepairs* repairs = nullptr) {
    Setup setup;
    const Word board = words.next();
    if (board.text.empty()) return board.failure(TextFault::empty, Field::board);
    if (const auto read = read_board(board, setup); !read) return core::Failure{read.error()};
    const auto turn = read_turn(words.next());
    if (!turn) return core::Failure{turn.error()};
    const auto castling = read_castling(words.next(), setup, repairs);
    if (!castling) return core::Failure{castling.error()};
    const Word passed = words.next();
    const auto en_passant = read_en_passant(passed);
    if (!en_passant) return core::Failure{en_passant.error()};
    if (passed.text.empty() && repairs != nullptr) repairs->insert(FenRepair::fields_added);
    setup.turn = *turn;
    setup.castling = *castling;
    setup.en_passant = *en_passant;
    return setup;
}

/// The text with spaces for other blanks and hyphens for dashes of all kinds, as pages and word
/// processors have them. Everything stays at its place.
std::string with_plain_signs(std::string_view text) {
    constexpr std::array<std::string_view, 3> blanks{"\t", "\u00A0", "\u202F"};
    std::string plain;
    while (!text.empty()) {
        const auto blank = std::ranges::find_if(
            blanks, [&](std::string_view sign) { return text.starts_with(sign); });
        std::string_view rest = text;
        if (blank != blanks.end()) {
            plain.append(blank->size(), ' ');
            rest.remove_prefix(blank->size());
        } else if (core::take_dash(rest)) {
            plain += '-';
            plain.append(text.size() - rest.size() - 1, ' ');
        } else {
            plain += text.front();
            rest.remove_prefix(1);
        }
        text = rest;
    }
    return plain;
}

/// Drops the rights that cannot be.
void repair_rights(RepairedSetup& repaired) {
    Setup& setup = repaired.setup;
    if (const Bits rights = true_castling(setup); rights != setup.castling) {
        setup.castling = rights;
        repaired.repairs.insert(FenRepair::castling_dropped);
    }
    if (!is_en_passant_true(setup)) {
        setup.en_passant.reset();
        repaired.repairs.insert(FenRepair::en_passant_dropped);
    }
}

void write_board(const Setup& setup, std::string& text) {
    for (int rank = board_size - 1; rank >= 0; --rank) {
        int gap = 0;
        const auto close_gap = [&] {
            if (gap > 0) text += static_cast<char>('0' + gap);
            gap = 0;
        };
        for (int file = 0; file < board_size; ++file) {
            const Piece piece = setup.pieces[static_cast<std::size_t>(square_at(file, rank))];
            if (piece.role == Role::none) {
                ++gap;
                continue;
            }
            close_gap();
            text += letter(piece);
        }
        close_gap();
        if (rank > 0) text += '/';
    }
}

char castling_sign(const Setup& setup, Color color, Square rook, CastlingField style) {
    constexpr int usual_king_file = 4;
    const int king_file = home_king_file(setup, color);
    const bool king_side = file_of(rook) > (king_file < 0 ? usual_king_file : king_file);
    char sign = static_cast<char>('A' + file_of(rook));
    if (style == CastlingField::x_fen && rook == outermost_rook(setup, color, king_side))
        sign = king_side ? 'K' : 'Q';
    return color == Color::white ? sign : static_cast<char>(sign - 'A' + 'a');
}

void write_castling(const Setup& setup, CastlingField style, std::string& text) {
    if (setup.castling == 0) text += '-';
    for (const Color color : core::colors)
        for (int file = board_size - 1; file >= 0; --file)
            if (const Square rook = square_at(file, rank_for(color, 0)); has(setup.castling, rook))
                text += castling_sign(setup, color, rook, style);
}

} // namespace

Read<Setup> read_setup(std::string_view text) {
    Words words(text);
    auto setup = read_pieces_and_rights(words);
    if (!setup) return setup;
    const auto quiet_plies = read_counter(words.next(), Field::quiet_plies, 0);
    if (!quiet_plies) return core::Failure{quiet_plies.error()};
    const auto move_number = read_counter(words.next(), Field::move_number, 1);
    if (!move_number) return core::Failure{move_number.error()};
    if (const Word rest = words.next(); !rest.text.empty())
        return rest.failure(TextFault::unknown_word, Field::end);
    setup->quiet_plies = *quiet_plies;
    setup->move_number = *move_number;
    return setup;
}

Read<RepairedSetup> read_wild_setup(std::string_view text) {
    const std::string plain = with_plain_signs(text);
    Words words(plain);
    FenRepairs repairs;
    auto setup = read_pieces_and_rights(words, &repairs);
    if (!setup) return core::Failure{setup.error()};
    const auto quiet_plies = read_wild_counter(words.next_number(), Field::quiet_plies, repairs);
    if (!quiet_plies) return core::Failure{quiet_plies.error()};
    const Word number = words.next_number();
    const auto move_number = read_wild_counter(number, Field::move_number, repairs);
    if (!move_number) return core::Failure{move_number.error()};
    setup->quiet_plies = *quiet_plies;
    setup->move_number = std::max(*move_number, 1);
    RepairedSetup repaired{*setup, repairs};
    if (!number.text.empty() && *move_number == 0)
        repaired.repairs.insert(FenRepair::move_number_raised);
    if (!words.next().text.empty()) repaired.repairs.insert(FenRepair::rest_left_out);
    repair_rights(repaired);
    return repaired;
}

std::string to_text(const Setup& setup, CastlingField style) {
    std::string text;
    write_board(setup, text);
    text += setup.turn == Color::white ? " w " : " b ";
    write_castling(setup, style, text);
    text += ' ' + (setup.en_passant ? to_text(to_coord(*setup.en_passant)) : "-");
    text += ' ' + std::to_string(setup.quiet_plies);
    text += ' ' + std::to_string(setup.move_number);
    return text;
}

} // namespace chess
