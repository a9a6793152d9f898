#pragma once

#include <memory>

#include <histedit.h>

#include "text/pipe_terminal.hpp"

namespace text {

/// A terminal with line editing and a history of what was typed.
class EditTerminal final : public Terminal {
  public:
    EditTerminal(bool has_colors, bool utf8);
    EditTerminal(const EditTerminal&) = delete;
    EditTerminal& operator=(const EditTerminal&) = delete;
    ~EditTerminal() override;

    void print(std::string_view text) override { shown_ += text; }
    void redraw() override { is_new_picture_ = true; }
    void flush() override;
    HeardLine read_line(std::string_view prompt, std::optional<TimePoint> deadline) override;
    HeardLine read_secret(std::string_view prompt) override;
    std::optional<Extent> extent() const override;
    bool has_colors() const override { return has_colors_; }

  private:
    static EditTerminal& of(EditLine* editor);
    static char* prompt_of(EditLine* editor);
    static int next_character(EditLine* editor, wchar_t* character);
    int read_character(wchar_t& character);
    bool fits() const;
    void remember(const char* line);

    bool has_colors_;
    std::string shown_;
    bool is_new_picture_ = false;
    std::string prompt_;
    std::string unfinished_; ///< what had been typed when there was news
    std::optional<TimePoint> deadline_;
    Heard heard_ = Heard::line;
    std::unique_ptr<EditLine, void (*)(EditLine*)> editor_;
    std::unique_ptr<History, void (*)(History*)> history_;
};

} // namespace text
