#include <cstddef>
#include <optional>

#include "core/digits.hpp"
#include "stackchess/setup.hpp"

namespace stackchess {
namespace {

using core::Failure;
using core::Result;
using game::Field;
using game::TextError;
using game::TextFault;

using Rank = std::vector<Stack>;

constexpr std::string_view no_promotion_word = "nopromotion";

/// Parses a position from left to right. Every function either advances or returns the error.
class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    Result<Setup, TextError> read() {
        skip_spaces();
        if (at_end()) return error(TextFault::empty, Field::board);
        if (auto failed = read_board()) return Failure(*failed);
        for (const auto read_field :
             {&Reader::read_turn, &Reader::read_flags, &Reader::read_quiet_plies,
              &Reader::read_move_number, &Reader::read_option}) {
            skip_spaces();
            if (at_end()) return setup_;
            if (auto failed = (this->*read_field)()) return Failure(*failed);
            if (!at_field_end()) return error(TextFault::unknown_character, field_);
        }
        skip_spaces();
        if (!at_end()) return error(TextFault::unknown_word, Field::end);
        return setup_;
    }

  private:
    using MaybeError = std::optional<TextError>; ///< the error, if there is one

    bool at_end() const { return place_ == text_.size(); }
    bool at_field_end() const { return at_end() || text_[place_] == ' '; }
    char here() const { return text_[place_]; }
    void skip_spaces() {
        while (!at_end() && here() == ' ') ++place_;
    }
    Failure<TextError> error(TextFault fault, Field field) const {
        return Failure(TextError{fault, field, place_});
    }
    TextError board_error(TextFault fault) const { return {fault, Field::board, place_}; }

    /// A number without leading zeros between `least` and `most`.
    std::optional<int> take_number(int least, int most) {
        std::string_view rest = text_.substr(place_);
        const auto number = core::take_number(rest, least, most);
        place_ = text_.size() - rest.size();
        return number;
    }

    MaybeError read_board() {
        std::vector<Rank> ranks(1);
        while (!at_field_end()) {
            if (here() == '/') {
                if (auto failed = end_rank(ranks)) return failed;
                if (ranks.size() == static_cast<std::size_t>(max_size))
                    return board_error(TextFault::too_many_ranks);
                ranks.emplace_back();
                ++place_;
            } else if (auto failed = read_squares(ranks.back())) {
                return failed;
            }
        }
        if (auto failed = end_rank(ranks)) return failed;
        return fill(ranks);
    }

    /// At the end of a rank, which must be as wide as the first.
    MaybeError end_rank(const std::vector<Rank>& ranks) const {
        const std::size_t width = ranks.back().size();
        if (width < ranks.front().size()) return board_error(TextFault::rank_too_short);
        if (width > ranks.front().size()) return board_error(TextFault::rank_too_long);
        if (width < static_cast<std::size_t>(min_size)) return board_error(TextFault::bad_size);
        return std::nullopt;
    }

    /// One stack, or one number of empty squares.
    MaybeError read_squares(Rank& rank) {
        std::size_t added = 1;
        Stack stack;
        const std::size_t start = place_;
        if (core::is_digit(here())) {
            const auto number = take_number(1, max_size);
            if (!number) return TextError{TextFault::bad_number, Field::board, start};
            added = static_cast<std::size_t>(*number);
        } else if (auto failed = read_stack(stack)) {
            return failed;
        }
        if (rank.size() + added > static_cast<std::size_t>(max_size))
            return TextError{TextFault::rank_too_long, Field::board, start};
        rank.insert(rank.end(), added, stack);
        return std::nullopt;
    }

    MaybeError read_stack(Stack& stack) {
        const std::size_t start = place_;
        if (here() != '(') return read_piece(stack);
        for (++place_; !at_field_end() && here() != ')';)
            if (auto failed = read_piece(stack)) return failed;
        if (at_field_end()) return board_error(TextFault::open_stack);
        ++place_;
        if (stack.empty()) return TextError{TextFault::empty_stack, Field::board, start};
        if (stack.size() == 1) return TextError{TextFault::lone_stack, Field::board, start};
        return std::nullopt;
    }

    MaybeError read_piece(Stack& stack) {
        const Piece piece = core::piece_of(here());
        if (piece.role == Role::none) return board_error(TextFault::unknown_character);
        stack.push_back(piece);
        ++place_;
        return std::nullopt;
    }

    MaybeError fill(const std::vector<Rank>& ranks) {
        const std::size_t size = ranks.front().size();
        if (ranks.size() < size) return board_error(TextFault::too_few_ranks);
        if (ranks.size() > size) return board_error(TextFault::too_many_ranks);
        setup_ = Setup::empty(static_cast<int>(size));
        for (std::size_t row = 0; row < size; ++row)
            for (std::size_t file = 0; file < size; ++file)
                setup_.stacks[(size - 1 - row) * size + file] = ranks[row][file];
        return std::nullopt;
    }

    MaybeError read_turn() {
        field_ = Field::turn;
        if (here() != 'w' && here() != 'b')
            return TextError{TextFault::unknown_character, field_, place_};
        setup_.turn = here() == 'w' ? Color::white : Color::black;
        ++place_;
        return std::nullopt;
    }

    MaybeError read_flags() {
        field_ = Field::unmoved;
        if (here() == '-') {
            ++place_;
            return std::nullopt;
        }
        for (; !at_field_end(); ++place_)
            if (auto failed = read_flag()) return failed;
        return std::nullopt;
    }

    MaybeError read_flag() {
        const bool white = here() >= 'A' && here() <= 'Z';
        const int file = here() - (white ? 'A' : 'a');
        if (file < 0 || file >= setup_.size)
            return TextError{TextFault::unknown_character, field_, place_};
        auto& files = setup_.unmoved[core::index(white ? Color::white : Color::black)];
        const std::uint32_t flag = std::uint32_t{1} << file;
        if ((files & flag) != 0) return TextError{TextFault::repeated_flag, field_, place_};
        files |= flag;
        return std::nullopt;
    }

    MaybeError read_quiet_plies() {
        return read_counter(Field::quiet_plies, 0, setup_.quiet_plies);
    }
    MaybeError read_move_number() {
        return read_counter(Field::move_number, 1, setup_.move_number);
    }

    MaybeError read_counter(Field field, int least, int& counter) {
        field_ = field;
        const std::size_t start = place_;
        const auto number = take_number(least, max_counter);
        if (!number) return TextError{TextFault::bad_number, field, start};
        counter = *number;
        return std::nullopt;
    }

    MaybeError read_option() {
        field_ = Field::option;
        if (text_.substr(place_, no_promotion_word.size()) != no_promotion_word)
            return TextError{TextFault::unknown_word, field_, place_};
        setup_.promotion = false;
        place_ += no_promotion_word.size();
        return std::nullopt;
    }

    std::string_view text_;
    std::size_t place_ = 0;
    Field field_ = Field::board;
    Setup setup_;
};

void append_stack(std::string& text, const Stack& stack) {
    if (stack.size() > 1) text += '(';
    for (const Piece piece : stack) text += core::letter(piece);
    if (stack.size() > 1) text += ')';
}

void append_rank(std::string& text, const Setup& setup, int rank) {
    int empty = 0;
    const auto end_gap = [&] {
        if (empty > 0) text += std::to_string(empty);
        empty = 0;
    };
    for (int file = 0; file < setup.size; ++file) {
        const Stack& stack = setup.at(core::coord_at(file, rank));
        if (stack.empty()) {
            ++empty;
        } else {
            end_gap();
            append_stack(text, stack);
        }
    }
    end_gap();
}

void append_flags(std::string& text, const Setup& setup) {
    const std::size_t before = text.size();
    for (const Color color : core::colors)
        for (int file = 0; file < 26; ++file)
            if ((setup.unmoved[core::index(color)] >> file & 1) != 0)
                text += static_cast<char>((color == Color::white ? 'A' : 'a') + file);
    if (text.size() == before) text += '-';
}

} // namespace

Result<Setup, TextError> read_setup(std::string_view text) { return Reader(text).read(); }

std::string to_text(const Setup& setup) {
    std::string text;
    for (int rank = setup.size - 1; rank >= 0; --rank) {
        append_rank(text, setup, rank);
        if (rank > 0) text += '/';
    }
    text += setup.turn == Color::white ? " w " : " b ";
    append_flags(text, setup);
    text += ' ' + std::to_string(setup.quiet_plies) + ' ' + std::to_string(setup.move_number);
    if (!setup.promotion) (text += ' ') += no_promotion_word;
    return text;
}

} // namespace stackchess
