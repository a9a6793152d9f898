#pragma once

#include <gtest/gtest.h>

#include "chess/uci.hpp"
#include "record/game_reader.hpp"
#include "record/pgn_reader.hpp"
#include "record/recorded_move.hpp"
#include "record/start.hpp"
#include "stackchess/notation.hpp"

namespace record {

/// Writes down everything it is told.
class Diary final : public PgnVisitor {
  public:
    void begin_game(std::size_t line) override { text += "game@" + std::to_string(line) + ' '; }
    void tag(std::string_view name, std::string_view value) override {
        text.append(name).append("=").append(value).append(" ");
    }
    void start(const Setup& setup) override {
        const auto* const stacks = std::get_if<stackchess::Setup>(&setup);
        is_chess_ = stacks == nullptr;
        if (stacks != nullptr) text += std::to_string(stacks->size) + "x ";
        if (is_chess_ && std::get<chess::Setup>(setup) != chess::start_setup()) text += "setup ";
    }
    void move(std::uint32_t bits) override {
        text += bits == null_move ? "--"
                : is_chess_       ? chess::move_text(chess::Move::from_bits(bits),
                                                     chess::CastlingText::king_target)
                                  : stackchess::to_text(stackchess::Move::from_bits(bits));
        text += ' ';
    }
    void nag(Nag nag) override { text += '$' + std::to_string(nag) + ' '; }
    void comment(std::string_view comment) override {
        text.append("{").append(comment).append("} ");
    }
    void begin_variation() override { text += "( "; }
    void end_variation() override { text += ") "; }
    void problem(const Problem& problem) override {
        text += "! ";
        problems.push_back(problem);
    }
    void end_game(GameResult result) override { text.append(to_text(result)).append("; "); }
    bool wants_comments() const override { return true; }

    std::string text;
    std::vector<Problem> problems;

  private:
    bool is_chess_ = true;
};

inline Diary read(std::string_view text, const ReadLimits& limits = {}) {
    Diary diary;
    PgnReader reader(text_source(text), limits);
    while (reader.next(diary)) {
    }
    EXPECT_EQ(reader.bytes(), text.size());
    return diary;
}

inline std::string told(std::string_view text) { return read(text).text; }

inline std::string told_in(std::string_view text, game::LetterSet letters) {
    Diary diary;
    PgnReader reader(text_source(text), {}, {.letters = letters});
    while (reader.next(diary)) {
    }
    EXPECT_EQ(reader.bytes(), text.size());
    return diary.text;
}

/// The only problem of a text.
inline ProblemKind only_problem(std::string_view text, const ReadLimits& limits = {}) {
    const Diary diary = read(text, limits);
    EXPECT_EQ(diary.problems.size(), 1U) << text;
    return diary.problems.empty() ? ProblemKind{} : diary.problems[0].kind;
}

/// The only warning of a text that has no other problems.
inline Problem only_warning(std::string_view text, const Habits& habits = {}) {
    Diary diary;
    PgnReader reader(text_source(text), {}, habits);
    while (reader.next(diary)) {
    }
    EXPECT_EQ(reader.problems(), 0U) << text;
    EXPECT_EQ(reader.warnings(), 1U) << text;
    return diary.problems.empty() ? Problem{} : diary.problems[0];
}

} // namespace record
