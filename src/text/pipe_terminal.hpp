#pragma once

#include "text/terminal.hpp"

namespace text {

/// Waits until there is something to read. Returns `line` then, `late` after the deadline, `end`
/// after an interrupt, and `news` if `news` can be read, which has priority.
Heard wait_for_input(int input, std::optional<TimePoint> deadline, int news = -1);

/// Whether there is something to read at once.
bool is_readable(int file);

/// The size of a terminal; nothing for any other file.
std::optional<Extent> extent_of(int file);

/// Reads and writes line by line, without control codes.
class PipeTerminal final : public Terminal {
  public:
    PipeTerminal(int input, int output) : input_(input), output_(output) {}
    PipeTerminal(const PipeTerminal&) = delete;
    PipeTerminal& operator=(const PipeTerminal&) = delete;
    ~PipeTerminal() override { flush(); }

    void print(std::string_view text) override { shown_ += text; }
    void redraw() override {}
    void flush() override;
    HeardLine read_line(std::string_view prompt, std::optional<TimePoint> deadline) override;
    std::optional<Extent> extent() const override { return extent_of(output_); }
    bool has_colors() const override { return false; }
    int write_error() const override { return write_error_; }

  private:
    std::optional<std::string> take_line();
    Heard fill(std::optional<TimePoint> deadline);

    int input_;
    int output_;
    std::string shown_;
    std::string typed_;       ///< read, but not yet returned
    std::string unanswered_;  ///< the prompt that was shown before there was news
    bool is_cutting_ = false; ///< the rest of an overlong line is still to come
    bool is_ended_ = false;
    int write_error_ = 0;
};

} // namespace text
