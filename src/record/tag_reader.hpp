#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/game_reading.hpp"
#include "record/standard_tags.hpp"
#include "record/start.hpp"

namespace record {

/// Reads the tags of one game after another, and keeps what the tags of the last game say.
class TagReader {
  public:
    /// Takes the tags, and the comments among them, from `word` on; returns the first word of the
    /// moves.
    PgnWord read(GameReading& reading, PgnWord word);

    bool has_any() const { return !first_.empty(); }
    /// Whether no tag says where the game starts, as nearly always.
    bool has_usual_start() const { return start_.is_empty(); }
    /// Whether a tag of that name, in its standard form, may be the first of the next game.
    bool may_begin(std::string_view name) const;
    /// A move number that a comment parts from its move, with its dots.
    struct Number {
        std::size_t number = 0;
        std::size_t dots = 0;
    };
    /// The one before the first move.
    const std::optional<Number>& number_apart() const { return number_apart_; }
    bool names_chess960() const { return start_.names_chess960(); }
    /// Whether a FEN says where the game starts.
    bool has_fen() const { return start_.fen.has_value(); }
    /// Where the game starts, with what is wrong about that; nothing where it cannot be played.
    std::optional<Setup> read_start(GameReading& reading);
    /// The result that the tag `Result` names, and its text.
    std::optional<GameResult> result() const { return result_; }
    const std::string& result_text() const { return result_text_; }
    /// How many moves at the end were taken back, as it is written.
    const std::optional<std::string>& undone() const { return undone_; }
    /// The names of those that the standard demands and that are missing.
    std::string missing() const { return standard_.missing(); }

  private:
    void forget();
    bool begins_next_game(const GameReading& reading) const;
    void take_tag(GameReading& reading);
    void refuse_start(GameReading& reading, std::string_view name);
    void report_cut(GameReading& reading, Taken taken, std::string_view name);
    void check_bytes(GameReading& reading, std::string_view name, std::string_view value);
    void check_tag(GameReading& reading, std::string_view name, std::string_view value);
    void take_result_tag(GameReading& reading, std::string_view value);
    bool is_repeated(std::string_view name);
    void check_start(GameReading& reading, const core::Result<Start, Problem>& start);
    void report_repairs(GameReading& reading, chess::FenRepairs repairs);

    /// The lines of the tags that say where the game starts.
    struct StartLines {
        std::size_t fen = 0;
        std::size_t variant = 0;
        std::size_t size = 0;
        std::size_t set_up = 0;
    };
    void note_start_line(std::string_view name, std::size_t line);
    std::size_t start_line(ProblemKind kind) const;
    void report_start(GameReading& reading, ProblemKind kind, std::string_view text);

    StartTags start_;
    StartLines start_lines_;
    std::string first_; ///< the name of the first tag
    std::vector<std::size_t> seen_;
    std::optional<GameResult> result_;
    std::string result_text_;
    StandardTags standard_;
    std::optional<std::string> undone_;
    std::optional<Number> number_apart_;
};

} // namespace record
