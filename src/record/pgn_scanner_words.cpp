// How the scanner takes moves, numbers, results and glyphs.

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

#include "core/digits.hpp"
#include "record/pgn_scanner.hpp"

namespace record {

std::optional<PgnWord> PgnScanner::take_symbol() {
    const char* const first = cursor_;
    const char* last = first;
    while (class_of(*last).in_symbol) ++last;
    if (class_of(*last).lead == PgnLead::high) last = end_of_symbol(last);
    text_ = between(first, last);
    if (text_.size() > max_word) return skip_long_word();
    // Nearly all moves end like this, and nothing else does.
    if (last[-1] >= '1' && last[-1] <= '8' && is_space(*last)) {
        cursor_ = last;
        return PgnWord::move;
    }
    // A lone sign of check, which is common, is no judgement.
    const bool is_judged = last[-1] == '-' || last[-1] == '=' ||
                           (last[-1] == '+' && class_of(last[-2]).lead == PgnLead::sign);
    if (is_judged) {
        text_ = text_.substr(0, move_length(text_));
        last = first + text_.size();
    }
    cursor_ = last;
    const bool may_be_en_passant = last[-1] == 'p' || *last == '.';
    if (may_be_en_passant && !take_en_passant()) return std::nullopt;
    if (text_ == "Z0" || text_ == "@@@@") return PgnWord::pass;
    if (text_.size() > 1 || !glyph_of(text_)) return PgnWord::move;
    nag_ = *glyph_of(text_);
    return PgnWord::nag;
}

/// The end of a symbol that goes on beyond ASCII at `last`.
const char* PgnScanner::end_of_symbol(const char* last) const {
    constexpr std::size_t longest_sign = 4; // no sign that begins before the limit is cut
    const char* const limit = cursor_ + std::min(available(), lookahead - longest_sign);
    while (last < limit) {
        if (class_of(*last).in_symbol) {
            ++last;
            continue;
        }
        if (class_of(*last).lead != PgnLead::high) break;
        const HighSign sign = high_sign(between(last, end_));
        if (sign.kind != HighKind::in_word) break;
        last += sign.length;
    }
    return last;
}

/// Takes `e.p.` off the symbol that ends at the cursor; false if nothing remains.
bool PgnScanner::take_en_passant() {
    if (between(cursor_ - 1, cursor_ + 2) == "e.p") {
        const char* const first = cursor_ - 1;
        cursor_ += cursor_[2] == '.' ? 3 : 2;
        text_.remove_suffix(1);
        note_stray(between(first, cursor_));
    } else if (text_.ends_with("ep")) {
        text_.remove_suffix(2);
        note_stray("ep");
    }
    return !text_.empty();
}

/// Beyond ASCII there are figurines, halves of a point, spaces and judgements.
std::optional<PgnWord> PgnScanner::take_high() {
    const HighSign sign = high_sign(between(cursor_, end_));
    if (sign.kind == HighKind::in_word) {
        if (take_spaced_result()) return PgnWord::result;
        return take_symbol();
    }
    text_ = between(cursor_, cursor_ + sign.length);
    if (sign.kind != HighKind::glyph) {
        pass_over(sign.length);
        return std::nullopt;
    }
    cursor_ += sign.length;
    nag_ = glyph_of(text_).value_or(0);
    return PgnWord::nag;
}

/// A digit begins a move number, a result, a castling move or a Stackchess move with its count.
std::optional<PgnWord> PgnScanner::take_number() {
    const char* last = cursor_ + 1;
    while (is_digit(*last)) ++last;
    text_ = between(cursor_, last);
    if (text_.size() > max_word) return skip_long_word();
    if (*last == '.') return take_move_number(last); // nearly always
    if ((text_ == "1" || text_ == "0") && take_spaced_result()) return PgnWord::result;
    const bool goes_on =
        class_of(*last).in_symbol || (class_of(*last).lead == PgnLead::high &&
                                      high_sign(between(last, end_)).kind == HighKind::in_word);
    if (goes_on) {
        const bool may_be_result = *last == '/';
        const auto word = take_symbol();
        if (!may_be_result || text_ != "1/2") return word;
        result_ = GameResult::draw;
        return PgnWord::result;
    }
    if (text_ == "0000" || text_ == "00" || text_ == "000") {
        cursor_ = last;
        return text_ == "0000" ? PgnWord::pass : PgnWord::move;
    }
    return take_move_number(last);
}

/// Takes the number whose digits end at `last`, and the dots behind it.
std::optional<PgnWord> PgnScanner::take_move_number(const char* last) {
    number_ = text_;
    const bool is_first = text_ == "1" && *last == '.' && is_after_empty_line(cursor_);
    while (*last == '.') ++last;
    cursor_ = last;
    after_number_ = true;
    if (is_first) return PgnWord::first_number;
    return std::nullopt;
}

/// Takes a result, with any dashes and with blanks between its parts.
bool PgnScanner::take_spaced_result() {
    const std::string_view source = between(cursor_, cursor_ + std::min(available(), max_word));
    std::string_view rest = source;
    const auto result = take_result(rest);
    if (!result || (!rest.empty() && class_of(rest.front()).in_symbol)) return false;
    text_ = source.substr(0, source.size() - rest.size());
    cursor_ += text_.size();
    result_ = *result;
    return true;
}

/// Signs that stand alone judge the position, `+-`, or are a null move. Those of check say nothing.
std::optional<PgnWord> PgnScanner::take_signs() {
    take_run(PgnLead::sign);
    if (text_ == "--") return PgnWord::pass;
    if ((text_ == "+--" || text_ == "--+") && ends_game(cursor_)) {
        result_ = text_ == "+--" ? GameResult::white_wins : GameResult::black_wins;
        return PgnWord::result;
    }
    constexpr std::string_view infinity = "∞";
    if (text_ == "=" && between(cursor_, end_).starts_with(infinity)) {
        text_ = between(cursor_ - text_.size(), cursor_ + infinity.size());
        cursor_ += infinity.size();
    }
    if (text_.find_first_not_of("+#") == std::string_view::npos) {
        if (!text_.empty()) note_stray(text_);
        return std::nullopt;
    }
    const auto glyph = glyph_of(text_);
    if (!glyph) return PgnWord::mark;
    nag_ = *glyph;
    return PgnWord::nag;
}

std::optional<PgnWord> PgnScanner::take_suffix() {
    take_run(PgnLead::suffix);
    if (text_.empty()) return std::nullopt;
    const auto glyph = glyph_of(text_);
    if (!glyph) return PgnWord::mark;
    nag_ = *glyph;
    return PgnWord::nag;
}

std::optional<PgnWord> PgnScanner::take_nag() {
    ++cursor_;
    take_run(PgnLead::digit);
    if (text_.empty()) {
        note_stray("$");
        return std::nullopt;
    }
    const auto number = core::read_number<Nag>(text_, 0, std::numeric_limits<Nag>::max());
    text_ = between(text_.data() - 1, text_.data() + text_.size());
    if (!number) return PgnWord::mark;
    nag_ = *number;
    return PgnWord::nag;
}

/// Takes all bytes of one kind that follow, and their text if it is no longer than a word.
void PgnScanner::take_run(PgnLead lead) {
    const char* last = cursor_;
    while (class_of(*last).lead == lead) ++last;
    const bool is_word = static_cast<std::size_t>(last - cursor_) <= max_word;
    text_ = is_word ? between(cursor_, last) : std::string_view{};
    if (!is_word) note_stray(between(cursor_, last));
    cursor_ = last;
    while (cursor_ == end_ && !is_word && fill(lookahead))
        while (class_of(*cursor_).lead == lead) ++cursor_;
}

PgnWord PgnScanner::skip_long_word() {
    scratch_ = text_.substr(0, shown_bytes);
    for (;;) {
        if (available() < lookahead && fill(lookahead)) continue;
        const char* const last = end_of_symbol(cursor_);
        if (last == cursor_) break;
        cursor_ = last;
    }
    text_ = scratch_;
    return PgnWord::too_long;
}

/// Whether nothing of this game can follow: the text ends there, or a tag begins a line.
bool PgnScanner::ends_game(const char* place) const {
    const char* const limit = place + std::min<std::ptrdiff_t>(end_ - place, max_word);
    const char* const next = std::find_if_not(place, limit, is_space);
    if (next == limit) return limit == end_ && exhausted_;
    return *next == '[' && is_line_end(next[-1]);
}

} // namespace record
