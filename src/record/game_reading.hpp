#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/pgn_reader.hpp"
#include "record/pgn_scanner.hpp"

namespace record {

/// The memory that a comment takes, including what each one costs however short it is.
inline std::size_t bytes_of_comment(const std::string& comment) {
    return comment.size() + sizeof(std::string);
}

/// Comments that may belong to the game that follows.
struct HeldComments {
    std::vector<std::string> texts; ///< of those that are wanted
    std::size_t bytes = 0;
    std::size_t line = 0; ///< of the first, wanted or not; 0 where there is none
};

/// Why a line that looks like a tag is not one, judging by its text in UTF-8.
TagFault tag_fault(std::string_view line);

/// What the parts of a `PgnReader` share while they read one game.
struct GameReading {
    PgnScanner& scanner;
    PgnVisitor& visitor;
    const ReadLimits& limits;
    const Habits& habits;
    std::string& scratch; ///< for a comment
    HeldComments& held;
    std::size_t game = 0;
    bool is_chess960 = false; ///< a king that takes its own rook castles: `e1h1`
    std::uint64_t plies = 0;
    std::uint64_t problems = 0;
    std::uint64_t warnings = 0;
    bool has_left_out = false; ///< something was left out, reported or not
    std::size_t tags = 0;
    std::size_t note_bytes = 0; ///< of comments and glyphs
    /// What has been reported as left out since the last game.
    enum class Passed : std::uint8_t { nothing, text, moves };
    Passed passed = Passed::nothing;
    bool has_warned_of_moves = false;

    /// The next word. With `--standard`, anything before or in it that the standard does not know
    /// is reported.
    PgnWord next_word() {
        const PgnWord word = scanner.next();
        if (habits.standard) report_stray();
        return word;
    }
    void report(Problem problem);
    /// Reports a problem of this line, or of the one where the scanner stands.
    void report(ProblemKind kind, std::string_view text = {}, std::size_t line = 0);
    /// Reports a line that looks like a tag but is not one.
    void report_bad_tag();
    /// Gives the comment that the scanner has found to a visitor that wants it.
    void take_comment(bool is_skipped);
    /// Gives signs that are neither a move nor a glyph as a comment.
    void give_mark(std::string_view text, std::size_t line = 0);
    /// With `--standard`, reports a word that the standard does not know.
    void hold_to_standard(std::string_view text, std::string_view standard, std::size_t line = 0);
    /// The comment that the scanner has found, clean; nothing if the visitor wants none.
    std::optional<std::string> read_comment(bool is_skipped);
    void give_comment(const std::string& comment);
    /// Holds the comment that the scanner has found, as long as there is room.
    void hold_comment();
    /// Gives the comments that are held to this game.
    void give_held();
    /// Warns of a sign or word that is not part of any game; one warning covers all of them.
    void leave_out(std::string_view text, std::size_t line = 0) { tell(Passed::text, text, line); }
    /// Likewise for the rest of the line, which is passed over, or for what stands before a tag.
    /// If it contains moves, that is an error, which is reported once too.
    void leave_out_line(bool is_after_number = false);
    void tell(Passed passing, std::string_view text, std::size_t line);
    void warn_of_moves();
    void report_comment(Taken taken, std::size_t line);
    void report_stray();
    bool is_too_long() const { return plies > limits.plies || note_bytes > limits.all_note_bytes; }
};

} // namespace record
