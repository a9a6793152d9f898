// How the scanner takes moves, numbers, results and glyphs.

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

#include "core/dash.hpp"
#include "core/digits.hpp"
#include "record/move_form.hpp"
#include "record/pgn_scanner.hpp"

namespace record {
namespace {

/// The sign of a new move, and its glyph.
constexpr std::string_view novelty = "N";
constexpr Nag novelty_nag = 146;

/// How many digits of a move number are read.
constexpr std::size_t most_digits = 9;

/// Whether a text begins with a dot or several.
bool are_dots(std::string_view text) {
    if (text.empty() || text.front() == '.') return !text.empty();
    return class_of(text.front()).lead == PgnLead::high && high_sign(text).kind == HighKind::dots;
}

/// Whether digits are a move as in correspondence games, `5254`, with a fifth for a promotion.
bool is_numeric_move(std::string_view digits) {
    const bool are_squares = digits.find_first_not_of("12345678") == std::string_view::npos;
    return are_squares && (digits.size() == 4 || digits.size() == 5);
}

/// Glyphs that judge a position: from equal to winning.
constexpr Nag first_verdict = 10;
constexpr Nag last_verdict = 19;

/// Glyphs before moves that were not played: an idea, or what would have been better.
constexpr Nag idea = 140;
constexpr Nag better = 142;

/// Whether a word may go on with this sign.
bool may_go_on(char sign) {
    return class_of(sign).in_symbol || class_of(sign).lead == PgnLead::high;
}

constexpr std::array<std::string_view, 2> bullets{"•", "\x95"};

/// A letter or zero of castling.
constexpr bool is_castling_sign(char sign) { return sign == 'O' || sign == '0' || sign == 'o'; }

} // namespace

std::optional<PgnWord> PgnScanner::take_symbol() {
    const char* const first = cursor_;
    const char* last = first;
    while (class_of(*last).in_symbol) ++last;
    if (class_of(*last).lead == PgnLead::high) last = end_of_symbol(last);
    text_ = between(first, last);
    if (text_.size() > max_word) return skip_long_word();
    if (!ends_like_move(last)) return take_odd_symbol(last);
    cursor_ = last;
    return PgnWord::move;
}

/// Takes a symbol that ends at `last`, or before what does not belong to a move.
std::optional<PgnWord> PgnScanner::take_odd_symbol(const char* last) {
    const char* const first = cursor_;
    // A lone sign of check, which is common, is no judgement.
    const auto may_judge = [](char byte) {
        const PgnLead lead = class_of(byte).lead;
        return lead == PgnLead::sign || lead == PgnLead::high;
    };
    const bool is_judged =
        last[-1] == '+' ? may_judge(last[-2]) : last[-1] != '#' && may_judge(last[-1]);
    if (is_judged) {
        text_ = text_.substr(0, move_length(text_));
        last = first + text_.size();
    }
    last = behind_promotion(last);
    text_ = between(first, last);
    cursor_ = last;
    if (is_castling_sign(text_.front()) && is_castling_sign(text_.back())) join_castling();
    const bool may_be_en_passant = last[-1] == 'p' || *last == '.';
    if (may_be_en_passant && take_en_passant()) return PgnWord::en_passant;
    if (is_pass(text_)) return PgnWord::pass;
    if (text_ != novelty || !is_novelty(last)) return PgnWord::move;
    nag_ = novelty_nag;
    return PgnWord::nag;
}

/// The end of a word that ends at `last`, or of a promotion in brackets behind it: `e8(Q)`.
const char* PgnScanner::behind_promotion(const char* last) const {
    if (*last != '(' || (last[-1] != '8' && last[-1] != '1')) return last;
    const char* sign = last + 1;
    const PgnLead lead = class_of(*sign).lead;
    if (lead == PgnLead::high)
        sign += high_sign(between(sign, end_)).length;
    else if (lead == PgnLead::letter)
        ++sign;
    return sign > last + 1 && *sign == ')' ? sign + 1 : last;
}

/// Whether an `N` that ends at `last` says that a move is new. It may be the knight of a move that
/// is written apart, as in `2. N f3`: then it is a move, though not one that can be read.
bool PgnScanner::is_novelty(const char* last) const {
    if (after_number_) return false;
    const char* const next = behind_spaces(last);
    if (next == end_) return true;
    constexpr std::string_view never_of_move = "ABCDEFGHIJKLMNOPQRSTUVWXYZ{;()$*!?[";
    if (is_verdict(next)) return true;
    const char* const behind = std::find_if_not(next, end_, is_digit);
    if (behind == next) return never_of_move.find(*next) != std::string_view::npos;
    return class_of(*behind).lead != PgnLead::letter && !is_space(*behind);
}

/// Whether signs stand here that say how a position is to be judged, `±`.
bool PgnScanner::is_verdict(const char* place) const {
    const std::string_view rest = between(place, place + std::min<std::ptrdiff_t>(end_ - place, 8));
    std::size_t length = 0;
    while (const std::size_t more = sign_length(rest.substr(length))) length += more;
    const Nag nag = glyph_of(rest.substr(0, length)).value_or(0);
    const bool is_apart = length == rest.size() || is_space(rest[length]);
    return is_apart && nag >= first_verdict && nag <= last_verdict;
}

/// Takes the rest of castling that is written apart, `0-0 -0`, which would be read as another move:
/// together they are a move that cannot be read.
void PgnScanner::join_castling() {
    std::string_view rest = between(behind_spaces(cursor_), end_);
    if (!core::take_dash(rest)) return;
    const char* const last = behind_spaces(end_ - rest.size());
    if (!is_castling_sign(*last) || class_of(last[1]).in_symbol) return;
    text_ = between(&text_.front(), last + 1);
    cursor_ = last + 1;
}

/// The first place from here on that has no space, of whatever width, as far as it is looked for.
const char* PgnScanner::behind_spaces(const char* from) const {
    const char* const limit = cursor_ + std::min(available(), max_word - history);
    while (from < limit) {
        const PgnLead lead = class_of(*from).lead;
        const HighSign sign =
            lead == PgnLead::high ? high_sign(between(from, end_)) : HighSign{HighKind::in_word, 1};
        if (lead != PgnLead::space && sign.kind != HighKind::space) break;
        from += sign.length;
    }
    return from;
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

/// Takes `.p.` behind an `e` that ends at the cursor; true if `e.p.` or `ep` stands alone.
bool PgnScanner::take_en_passant() {
    if (between(cursor_ - 1, cursor_ + 2) == "e.p") {
        cursor_ += cursor_[2] == '.' ? 3 : 2;
        text_ = between(&text_.front(), cursor_);
    }
    const bool is_alone = text_ == "ep" || text_ == "e.p" || text_ == "e.p.";
    if (is_alone) note_stray(text_);
    return is_alone;
}

/// Beyond ASCII there are figurines, halves of a point, spaces and judgements.
std::optional<PgnWord> PgnScanner::take_high() {
    const HighSign sign = high_sign(between(cursor_, end_));
    const std::string_view text = between(cursor_, cursor_ + sign.length);
    // Elsewhere in a line a bullet may stand for a figurine that was lost.
    const bool is_bullet = std::ranges::find(bullets, text) != bullets.end();
    if (is_bullet && is_line_end(cursor_[-1]) && is_space(cursor_[sign.length])) {
        pass_over(sign.length);
        return std::nullopt;
    }
    if (sign_length(text) > 0) return take_signs();
    if (sign.kind == HighKind::in_word) {
        if (const auto result = take_spaced_result()) return result;
        const auto word = take_symbol();
        if (read_result(text_) != GameResult::draw) return word; // half a point alone
        result_ = GameResult::draw;
        return PgnWord::result;
    }
    if (sign.kind == HighKind::dots) {
        pass_over(sign.length);
    } else {
        note_stray(text);
        cursor_ = clean_from_ = cursor_ + sign.length;
    }
    return std::nullopt;
}

/// A digit begins a move number, a result, a castling move or a Stackchess move with its count.
std::optional<PgnWord> PgnScanner::take_number() {
    const char* last = cursor_ + 1;
    while (is_digit(*last)) ++last;
    text_ = between(cursor_, last);
    if (text_.size() > max_word) return skip_long_word();
    if (*last != '.') return take_number_without_dot(last);
    if (text_ == "0" && last[1] == '5')
        if (const auto result = take_spaced_result()) return result; // `0.5-0.5`
    return take_move_number(last);
}

std::optional<PgnWord> PgnScanner::take_number_without_dot(const char* last) {
    if (text_ == "1" || text_ == "0")
        if (const auto result = take_spaced_result()) return result;
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
    if (text_.find_first_not_of('0') == std::string_view::npos) { // no move has the number 0
        cursor_ = last;
        if (word_from_[-1] == '.')
            return take_glued(PgnWord::move); // `0.00`, the value of a position
        if (text_.size() < 4) join_castling();
        return is_pass(text_) ? PgnWord::pass : PgnWord::move;
    }
    if (is_numeric_move(text_)) {
        cursor_ = last;
        return PgnWord::unreadable;
    }
    return take_move_number(last);
}

/// Takes the number whose digits end at `last`, and the dots behind it.
std::optional<PgnWord> PgnScanner::take_move_number(const char* last) {
    const char* const first_dot = last;
    while (*last == '.') ++last;
    const bool is_first = last == first_dot + 1 && text_ == "1" && line_ends_in_gap() > 0 &&
                          !are_dots(between(behind_spaces(last), end_));
    // Where a game may begin, the number before it stands at the end of another.
    if (number_waits_ && (!is_first || number_dots_ == 0)) note_lone_number();
    std::size_t number = 0;
    for (const char digit : text_.substr(0, most_digits))
        number = 10 * number + static_cast<std::size_t>(digit - '0');
    number_ = number;
    number_waits_ = true;
    number_dots_ = static_cast<std::size_t>(last - first_dot);
    const bool is_glued = !is_clean() && class_of(word_from_[-1]).in_symbol; // `+2.e5`
    clean_from_ = is_glued ? nullptr : last;
    cursor_ = last;
    after_number_ = true;
    if (is_first) return PgnWord::first_number;
    gap_from_ = cursor_;
    return std::nullopt;
}

/// Notes a number before a word that is no move.
void PgnScanner::settle_number(PgnWord word) {
    const bool is_followed = word == PgnWord::first_number || word == PgnWord::pass;
    if (!is_followed && number_dots_ == 0) note_lone_number();
}

void PgnScanner::note_lone_number() {
    const bool is_first = !lone_number_ || (lone_number_->has_dots && number_dots_ == 0);
    if (is_first) lone_number_ = {std::to_string(number_), line_before_word(), number_dots_ > 0};
}

/// A bracket opens a variation, or encloses the result at the end of a game: `(1-0)`.
std::optional<PgnWord> PgnScanner::take_open() {
    if (take_enclosed_result(')')) return PgnWord::result_at_end;
    return take_sign(PgnWord::open_variation);
}

/// Takes a result in brackets, of which this one closes.
bool PgnScanner::take_enclosed_result(char closing) {
    constexpr std::size_t longest = 40;
    const char* const limit = cursor_ + std::min(available(), longest);
    const char* const first = std::find_if_not(cursor_ + 1, limit, is_blank);
    if (class_of(*first).lead == PgnLead::letter || is_digit(first[1]))
        return false; // nearly always
    const char* const bracket = std::find(first, limit, closing);
    const char* last = bracket;
    while (last > first && is_blank(last[-1])) --last;
    const auto result = read_result(between(first, last));
    if (bracket == limit || !result) return false;
    text_ = between(cursor_, bracket + 1);
    cursor_ = clean_from_ = bracket + 1;
    result_ = *result;
    return true;
}

/// Takes a result, with any dashes and with blanks between its parts. One with a colon looks like
/// the time of a clock.
std::optional<PgnWord> PgnScanner::take_spaced_result() {
    const std::string_view source = between(cursor_, cursor_ + std::min(available(), max_word));
    std::string_view rest = source;
    const auto result = take_result(rest);
    if (!result || (!rest.empty() && class_of(rest.front()).in_symbol)) return std::nullopt;
    text_ = source.substr(0, source.size() - rest.size());
    cursor_ += text_.size();
    result_ = *result;
    return text_.find(':') == std::string_view::npos ? PgnWord::result : PgnWord::result_at_end;
}

/// The end of the judging signs from here on: all of them, or one glyph that stands by itself.
const char* PgnScanner::end_of_signs() const {
    const std::string_view rest = between(cursor_, cursor_ + std::min(available(), lookahead));
    std::size_t length = sign_length(rest);
    const bool is_glyph =
        class_of(*cursor_).lead == PgnLead::high && high_sign(rest).kind == HighKind::glyph;
    if (is_glyph && class_of(cursor_[length]).lead != PgnLead::sign) return cursor_ + length;
    while (const std::size_t more = sign_length(rest.substr(length))) length += more;
    return cursor_ + length;
}

/// Signs that stand alone judge the position, `+-`, or are a null move. Signs of check that stand
/// apart from their move are marks.
std::optional<PgnWord> PgnScanner::take_signs() {
    text_ = between(cursor_, end_of_signs());
    if (text_.size() > max_word) return skip_long_word();
    const char next = cursor_[text_.size()];
    if (is_digit(next) && take_evaluation()) return PgnWord::mark;
    if (next == '>' || next == '\\') return take_unreadable(); // an idea: `->`, `/\`
    cursor_ += text_.size();
    const std::string plain = with_hyphens(text_);
    if (is_pass(plain)) return PgnWord::pass;
    if (plain == "+--" || plain == "--+") {
        result_ = plain == "+--" ? GameResult::white_wins : GameResult::black_wins;
        return PgnWord::result_at_end;
    }
    if (take_spaced_judgement() || plain.find_first_not_of("+#") == std::string::npos)
        return PgnWord::mark;
    return take_judgement();
}

/// Takes the rest of a judgement that is written apart, `+ =`, which may also be a check and
/// another judgement.
bool PgnScanner::take_spaced_judgement() {
    const std::string_view signs = text_;
    const char* const behind = cursor_;
    cursor_ = behind_spaces(behind);
    const char* const last = end_of_signs();
    const bool is_judgement = cursor_ > behind && last > cursor_ && !may_go_on(*last) &&
                              glyph_of(std::string(signs).append(cursor_, last));
    cursor_ = is_judgement ? last : behind;
    if (is_judgement) text_ = between(behind - signs.size(), last);
    return is_judgement;
}

/// Takes the value of a position in pawns, `+0.35`.
bool PgnScanner::take_evaluation() {
    const std::string_view signs = text_;
    if (with_hyphens(signs) != "+" && with_hyphens(signs) != "-") return false;
    const char* const limit = cursor_ + std::min(available(), max_word);
    const char* const point = std::find_if_not(cursor_ + signs.size(), limit, is_digit);
    if (point == limit || *point != '.') return false;
    const char* const last = std::find_if_not(point + 1, limit, is_digit);
    if (last == point + 1 || may_go_on(*last)) return false;
    text_ = between(cursor_, last);
    cursor_ = last;
    return true;
}

/// The signs that the scanner has taken, as a glyph, a mark, or an idea that was not played. A
/// dash that is no hyphen may have been two of them, a null move.
PgnWord PgnScanner::take_judgement() {
    const auto glyph = glyph_of(text_);
    const PgnLead next = class_of(*behind_spaces(cursor_)).lead;
    const bool is_before_move =
        next == PgnLead::letter || next == PgnLead::digit || next == PgnLead::high;
    const bool is_idea = (glyph == idea || glyph == better) && is_before_move;
    const bool is_dash = text_ != "-" && with_hyphens(text_) == "-";
    if (is_idea || is_dash) {
        cursor_ -= text_.size();
        return take_unreadable();
    }
    nag_ = glyph.value_or(0);
    return glyph ? PgnWord::nag : PgnWord::mark;
}

std::optional<PgnWord> PgnScanner::take_suffix() {
    text_ = between(cursor_, end_of_run(cursor_, PgnLead::suffix));
    if (text_.size() > max_word) return skip_long_word();
    cursor_ += text_.size();
    return take_judgement();
}

std::optional<PgnWord> PgnScanner::take_nag() {
    text_ = between(cursor_, end_of_run(cursor_ + 1, PgnLead::digit));
    if (text_.size() > max_word) return skip_long_word();
    if (text_ == "$") return take_unreadable();
    cursor_ += text_.size();
    const auto number = core::read_number<Nag>(text_.substr(1), 0, std::numeric_limits<Nag>::max());
    nag_ = number.value_or(0);
    return number ? PgnWord::nag : PgnWord::mark;
}

/// The end of the bytes of one kind from here on, as far as they are looked at.
const char* PgnScanner::end_of_run(const char* from, PgnLead lead) const {
    const char* const limit = cursor_ + std::min(available(), lookahead);
    return std::find_if(from, limit, [&](char byte) { return class_of(byte).lead != lead; });
}

/// Passes over a word that is too long, with the signs that are glued to it.
PgnWord PgnScanner::skip_long_word() {
    const auto is_behind = [](char byte) {
        const PgnLead lead = class_of(byte).lead;
        return !class_of(byte).in_symbol && lead != PgnLead::high && lead != PgnLead::suffix;
    };
    scratch_ = text_.substr(0, shown_bytes);
    cursor_ += text_.size();
    do cursor_ = std::find_if(cursor_, end_, is_behind);
    while (cursor_ == end_ && fill(lookahead));
    text_ = scratch_;
    return PgnWord::too_long;
}

} // namespace record
