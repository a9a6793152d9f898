// Any text, read as PGN of either game. A word is read as a move only if it stands by itself. What
// can be read is written and read back identically, and how the text is split makes no difference.

#include <algorithm>
#include <cctype>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "chess/move.hpp"
#include "chess/square.hpp"
#include "fuzz/heard.hpp"
#include "fuzz/target.hpp"
#include "record/fix_result.hpp"
#include "record/pgn_bytes.hpp"
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
    fuzz::require(fuzz::hear(text, one) == fuzz::hear(text, both),
                  "games are read one by one alike");
}

/// Whether a problem is told by the standard too; it has its own words for what is wrong with a
/// start. A tag among moves is told of only where nothing else is wrong.
bool is_told(const record::Problem& problem, const record::ReadRecord& strict) {
    const auto is_same = [&](const record::Problem& other) {
        return other.kind == problem.kind && other.line == problem.line;
    };
    using enum record::ProblemKind;
    const bool is_of_start = problem.kind == repaired_fen || problem.kind == bad_fen ||
                             problem.kind == unplayable_fen || problem.kind == unknown_variant ||
                             problem.kind == bad_size || problem.kind == size_contradicts_fen;
    const bool is_hidden = problem.kind == tag_among_moves && !strict.problems.empty();
    return is_of_start || is_hidden || std::ranges::any_of(strict.problems, is_same) ||
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
    const auto names = [&](core::Coord square) {
        return word.find(to_text(square)) != std::string_view::npos;
    };
    const core::Coord target = chess::to_coord(played.to());
    if (played.kind() != chess::MoveKind::castling) return names(target);
    // The target is the rook's square; the king's is written, or none.
    return names(target) || names({2, target.rank}) || names({6, target.rank}) ||
           word.find_first_of("Oo0") != std::string_view::npos;
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
    // Not everything is checked for each input: most are read, written and read again.
    const std::uint8_t choice = input.byte();
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
