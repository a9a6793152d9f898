#pragma once

#include <deque>
#include <string>
#include <utility>

#include "text/dialogue.hpp"
#include "text/pipe_terminal.hpp"

namespace text {

/// A terminal for tests: it types the given lines, then its input ends. It stores what is shown.
class ScriptedTerminal final : public Terminal {
  public:
    explicit ScriptedTerminal(std::deque<std::string> lines, std::optional<Extent> extent = {})
        : lines_(std::move(lines)), extent_(extent) {}

    /// Everything that has been shown, each prompt with its answer on one line.
    const std::string& shown() const { return shown_; }
    bool has_shown(std::string_view text) const { return shown_.find(text) != std::string::npos; }
    /// How many times a new picture was begun.
    int pictures() const { return pictures_; }
    /// How many lines are still to be typed.
    std::size_t lines_left() const { return lines_.size(); }

    void print(std::string_view text) override { shown_ += text; }
    void redraw() override { ++pictures_; }
    void flush() override {}
    HeardLine read_line(std::string_view prompt, std::optional<TimePoint>) override {
        if (is_readable(news())) return {Heard::news};
        shown_ += prompt;
        if (lines_.empty()) {
            shown_ += '\n';
            return {};
        }
        HeardLine reading{Heard::line, std::move(lines_.front())};
        lines_.pop_front();
        shown_ += ' ' + reading.line + '\n';
        return reading;
    }
    std::optional<Extent> extent() const override { return extent_; }
    bool has_colors() const override { return false; }

  private:
    std::deque<std::string> lines_;
    std::optional<Extent> extent_;
    std::string shown_;
    int pictures_ = 0;
};

/// The output of `play` when these lines are typed in a dialogue.
template <class Play>
std::string shown_by(Play play, std::deque<std::string> lines, words::Voice voice) {
    ScriptedTerminal terminal(std::move(lines));
    Dialogue dialogue(terminal, voice);
    play(dialogue);
    return terminal.shown();
}

} // namespace text
