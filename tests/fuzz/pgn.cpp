// Any text, read as PGN of either game. A word is read as a move only if it stands by itself. What
// can be read is written and read back identically, and neither how the text is split nor where the
// scanner's buffer ends makes a difference.

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "chess/move.hpp"
#include "chess/square.hpp"
#include "fuzz/target.hpp"
#include "record/fix_result.hpp"
#include "record/pgn_bytes.hpp"
#include "record/pgn_scanner.hpp"
#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"
#include "record/recorded_move.hpp"

namespace {

/// The text in pieces of a few bytes.
record::ByteSource in_pieces(std::string_view text, std::size_t piece) {
    return [text, piece](char* into, std::size_t size) mutable {
        const std::size_t count = std::min({text.size(), size, piece});
        std::memcpy(into, text.data(), count);
        text.remove_prefix(count);
        return count;
    };
}

std::vector<record::ReadRecord> read_all(record::ByteSource source,
                                         const record::Habits& habits = {}) {
    record::PgnReader reader(std::move(source), record::record_limits, habits);
    std::vector<record::ReadRecord> games;
    while (auto game = record::read_record(reader)) games.push_back(*std::move(game));
    return games;
}

bool same(const record::ReadRecord& left, const record::ReadRecord& right) {
    return left.record == right.record && left.line == right.line &&
           left.problems == right.problems && left.warnings == right.warnings &&
           left.has_start == right.has_start;
}

/// All that a reader tells, in words. Rows of one sign in comments are told as one sign, so that
/// they may have any length.
class Hearer final : public record::PgnVisitor {
  public:
    explicit Hearer(std::size_t lines = 0) : lines_(lines) {}

    void begin_game(std::size_t line) override { tell("game", line + lines_); }
    void tag(std::string_view name, std::string_view value) override {
        heard += std::string(name) + '=' + std::string(value) + ' ';
    }
    void move(std::uint32_t move) override { tell("move", move); }
    void nag(record::Nag nag) override { tell("nag", nag); }
    void comment(std::string_view text) override {
        std::string comment(text);
        const auto rest = std::ranges::unique(comment);
        comment.erase(rest.begin(), rest.end());
        heard += '{' + comment + "} ";
    }
    void begin_variation() override { heard += "( "; }
    void end_variation() override { heard += ") "; }
    void problem(const record::Problem& problem) override {
        tell("problem", static_cast<std::size_t>(problem.kind));
        tell("game", problem.game);
        tell("at", problem.line + lines_);
    }
    void end_game(record::GameResult result) override {
        tell("end", static_cast<std::size_t>(result));
    }
    bool wants_comments() const override { return true; }

    std::string heard;

  private:
    void tell(const char* what, std::size_t number) {
        heard += what + std::to_string(number) + ' ';
    }

    std::size_t lines_; ///< to be added to all lines
};

std::string hear(std::string_view text, const record::Habits& habits, std::size_t lines = 0) {
    constexpr record::Limits limits{.comment_bytes = std::size_t{1} << 20};
    Hearer hearer(lines);
    record::PgnReader reader(record::text_source(text), limits, habits);
    while (reader.next(hearer)) {
    }
    return hearer.heard;
}

/// What may precede a text any number of times without changing how it is read.
struct Filler {
    std::string_view before;
    char repeated;
    std::size_t least; ///< fewer are read as something else
    std::string_view after;

    std::string text(std::size_t count, std::string_view rest) const {
        return std::string(before) + std::string(count, repeated) + std::string(after) +
               std::string(rest);
    }
};

constexpr std::size_t more_than_a_word = record::PgnScanner::max_word + 45;

// The text starts after the filler, or inside it: a comment, a line, a word or a row of signs.
constexpr std::array fillers{
    Filler{"%", 'x', 0, "\n\n"},
    Filler{"{", 'x', 1, "}\n\n"},
    Filler{"", '\n', 20, ""},
    Filler{"", ' ', 20, ""},
    Filler{"%", 'x', 1, ""},
    Filler{";", 'x', 1, ""},
    Filler{"{", 'x', 1, ""},
    Filler{"", 'x', more_than_a_word, ""},
    Filler{"", '+', more_than_a_word, ""},
    Filler{"[Event \"x\"]\n\n1. e4 ", ' ', 20, ""},
    Filler{"[Event \"x\"]\n\n1. e4 {", 'x', 1, "} "},
};

/// The end of the scanner's buffer, `end` bytes into the text, makes no difference.
void check_buffer_end(const Filler& filler, std::size_t end, std::string_view text,
                      const record::Habits& habits) {
    const std::size_t beside = filler.before.size() + filler.after.size();
    const std::size_t count = record::PgnScanner::capacity - end - beside;
    const std::size_t lines = filler.repeated == '\n' ? count - filler.least : 0;
    fuzz::require(hear(filler.text(filler.least, text), habits, lines) ==
                      hear(filler.text(count, text), habits),
                  "the end of the buffer makes no difference");
}

/// How the text is split makes no difference, in the letters of any language and by the standard.
void check_pieces(std::string_view text, std::size_t choice) {
    record::Habits habits;
    if (choice % 8 < game::languages.size())
        habits.letters = {game::languages[choice % 8]};
    else
        habits.standard = true;
    const auto whole = read_all(record::text_source(text), habits);
    const auto pieces = read_all(in_pieces(text, 1 + choice / 8 * 3), habits);
    fuzz::require(std::equal(whole.begin(), whole.end(), pieces.begin(), pieces.end(), same),
                  "pieces make no difference");
}

/// In the letters that fit best, whatever is read in English alone is read too, or more.
void check_languages(std::string_view text) {
    const auto plies = [&](game::LetterSet letters) {
        record::PgnReader reader(record::text_source(text), record::record_limits,
                                 {.letters = letters});
        while (record::read_record(reader)) {
        }
        return reader.plies();
    };
    // Two readings of one text end a line early, so that only the whole can be compared.
    record::PgnReader reader(record::text_source(text), record::record_limits,
                             {.letters = game::every_language()});
    bool is_unclear = false;
    while (const auto game = record::read_record(reader))
        for (const auto& problem : game->problems)
            is_unclear |= problem.refusal.kind == game::RefusalKind::two_readings;
    fuzz::require(is_unclear || reader.plies() >= plies({game::Letters::english}),
                  "no language reads more than those that fit");
}

/// Reading games one by one in several languages is no different where their letters are the same.
void check_same_letters(std::string_view text) {
    const record::Habits one{.letters = {game::Letters::spanish}};
    const record::Habits both{.letters = {game::Letters::spanish, game::Letters::italian}};
    fuzz::require(hear(text, one) == hear(text, both), "games are read one by one alike");
}

/// Whether a problem is told by the standard too; it has its own words for what is wrong with a
/// start.
bool is_told(const record::Problem& problem, const record::ReadRecord& strict) {
    const auto is_same = [&](const record::Problem& other) {
        return other.kind == problem.kind && other.line == problem.line;
    };
    using enum record::ProblemKind;
    const bool is_of_start = problem.kind == repaired_fen || problem.kind == bad_fen ||
                             problem.kind == unplayable_fen || problem.kind == unknown_variant ||
                             problem.kind == bad_size || problem.kind == size_contradicts_fen;
    return is_of_start || std::ranges::any_of(strict.problems, is_same) ||
           std::ranges::any_of(strict.warnings, is_same);
}

/// Held to the standard, a text is read as the same, though more is wrong with it.
void check_standard(std::string_view text) {
    const auto strict = read_all(record::text_source(text), {.standard = true});
    const auto games = read_all(record::text_source(text));
    fuzz::require(strict.size() == games.size(), "the standard parts games alike");
    for (std::size_t i = 0; i < games.size(); ++i) {
        fuzz::require(strict[i].record == games[i].record, "the standard reads the same");
        if (strict[i].problems.size() + strict[i].warnings.size() >= record::record_limits.problems)
            continue; // not all of them are told
        for (const auto* problems : {&games[i].problems, &games[i].warnings})
            for (const record::Problem& problem : *problems)
                fuzz::require(is_told(problem, strict[i]), "the standard forgives nothing");
    }
}

/// The text with spaces for what parts words: a star, a number with its dots unless letters, digits
/// or signs of moves stand right before it, and dots behind a space.
std::string parted(std::string_view text) {
    std::string result(text);
    std::ranges::replace(result, '*', ' ');
    char before = ' ';
    for (std::size_t first = 0; first < result.size(); before = result[first++]) {
        const std::size_t dots =
            std::min(result.find_first_not_of("0123456789", first), result.size());
        const std::size_t last = std::min(result.find_first_not_of('.', dots), result.size());
        const bool may_part =
            dots > first ? !record::class_of(before).in_symbol : record::is_space(before);
        if (may_part && last > dots) std::fill(&result[first], result.data() + last, ' ');
    }
    return result;
}

/// The words of a text between its spaces that could be moves: they begin with a letter, a digit or
/// the sign of a null move.
std::vector<std::string_view> clean_words(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t size = std::min(text.find_first_of(" \t\n\v\f\r"), text.size());
        const std::string_view word = text.substr(0, size);
        text.remove_prefix(std::min(size + 1, text.size()));
        const bool is_clean = !word.empty() && (std::isalnum(word.front()) != 0 ||
                                                word.front() == '-' || word.front() == '@');
        if (is_clean) words.push_back(word);
    }
    return words;
}

/// Whether a word may be this move: it names its target, or castles, or passes.
bool may_be(std::string_view word, std::uint32_t move) {
    if (move == record::null_move) return word.find_first_of("-Z0@") == 0;
    const auto played = chess::Move::from_bits(move);
    const bool castles = played.kind() == chess::MoveKind::castling;
    return word.find(to_text(chess::to_coord(played.to()))) != std::string_view::npos ||
           (castles && word.find_first_of("Oo01") != std::string_view::npos);
}

/// Every move that was read is a word by itself, one after the other: none of it is glued to
/// something else. Texts with comments, brackets, entities or anything else that may part words are
/// left out.
void check_words(std::string_view text, const std::vector<record::ReadRecord>& games) {
    const bool is_plain = std::ranges::all_of(text, [](char byte) {
        return byte > 0 && std::string_view("{};()[]<>%$&").find(byte) == std::string_view::npos;
    });
    if (!is_plain) return;
    const std::string spaced = parted(text);
    const auto words = clean_words(spaced);
    auto word = words.begin();
    for (const auto& game : games)
        for (const std::uint32_t move : game.record.moves.main_line()) {
            word = std::find_if(word, words.end(),
                                [&](std::string_view one) { return may_be(one, move); });
            fuzz::require(word != words.end(), "a move that is read is a word by itself");
            ++word;
        }
}

void check_export(const record::Record& record) {
    const std::string text = record::to_pgn(record);
    const auto games = read_all(record::text_source(text));
    fuzz::require(games.size() == 1, "one game is written as one");
    fuzz::require(games[0].problems.empty(), "what is written is read without complaint");
    fuzz::require(games[0].record == record, "what is written is read as the same");
    fuzz::require(record::to_pgn(games[0].record) == text, "and written as the same");
}

} // namespace

void fuzz::check(Input input) {
    // A reader is expensive compared with so short a text, and filling its buffer even more: not
    // everything is checked for each input.
    const std::uint8_t choice = input.byte();
    if (choice >= 248) {
        const Filler& filler = fillers[input.byte() % fillers.size()];
        const std::size_t high = input.byte();
        const std::size_t end = high << 8 | input.byte();
        // Words are read with enough before them that the buffer is refilled long before.
        const std::size_t most = input.text().size() + record::PgnScanner::lookahead;
        const record::Habits habits{.standard = choice % 2 != 0};
        return check_buffer_end(filler, end % most, input.text(), habits);
    }
    if (choice >= 244) return check_languages(input.text());
    if (choice >= 240) return check_same_letters(input.text());
    if (choice >= 232) return check_standard(input.text());
    if (choice < 64) return check_pieces(input.text(), choice);
    const auto games = read_all(record::text_source(input.text()));
    check_words(input.text(), games);
    for (const auto& game : games)
        if (game.has_start) check_export(game.record);
    if (choice >= 128) return;
    for (const auto& game : games) {
        if (!game.has_start) continue;
        record::Record fixed = game.record;
        record::fix_result(fixed, game.is_cut);
        check_export(fixed);
    }
}
