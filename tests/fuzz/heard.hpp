#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "record/pgn_reader.hpp"

/// What the targets of games need.
namespace fuzz {

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

inline std::string hear(std::string_view text, const record::Habits& habits,
                        std::size_t lines = 0) {
    constexpr record::ReadLimits limits{.comment_bytes = std::size_t{1} << 20};
    Hearer hearer(lines);
    record::PgnReader reader(record::text_source(text), limits, habits);
    while (reader.next(hearer)) {
    }
    return hearer.heard;
}

} // namespace fuzz
