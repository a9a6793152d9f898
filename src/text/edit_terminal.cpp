#include "text/edit_terminal.hpp"

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <cwchar>

#include <termios.h>
#include <unistd.h>

#include "file/write_all.hpp"
#include "words/layout.hpp"

namespace text {
namespace {

constexpr std::string_view clear_line = "\r\x1B[K";
constexpr std::string_view clear_screen = "\x1B[H\x1B[2J";
constexpr int remembered_lines = 200;

// The error values of mbrtowc.
constexpr auto no_character = static_cast<std::size_t>(-1);
constexpr auto incomplete_character = static_cast<std::size_t>(-2);

/// The columns that a line takes, without codes of colours.
int visible_columns(std::string_view line) {
    std::size_t columns = 0;
    while (!line.empty()) {
        const std::size_t code = std::min(line.find('\x1B'), line.size());
        columns += words::columns(line.substr(0, code));
        const std::size_t end = std::min(line.find('m', code), line.size());
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return static_cast<int>(columns);
}

/// The number of lines that a text takes on a screen of this width.
int height(std::string_view text, int columns) {
    int lines = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const int last_column = std::max(visible_columns(text.substr(0, end)) - 1, 0);
        lines += 1 + last_column / std::max(columns, 1);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Binds keys that terminals send as several characters, so that those without a meaning here type
/// nothing.
void bind_other_keys(EditLine* editor) {
    const auto bind = [editor](const std::string& keys, const char* command) {
        el_set(editor, EL_BIND, keys.c_str(), command, nullptr);
    };
    constexpr char with_control = '5';
    for (char modifier = '2'; modifier <= '8'; ++modifier)
        for (const char key : std::string_view("ABCDFH"))
            bind(std::string("\\e[1;") + modifier + key,
                 modifier == with_control && key == 'C'   ? "em-next-word"
                 : modifier == with_control && key == 'D' ? "ed-prev-word"
                                                          : "ed-ignore");
    for (const char* const number : // insert, page up and down, F5 to F12
         {"2", "5", "6", "15", "17", "18", "19", "20", "21", "23", "24"})
        bind(std::string("\\e[") + number + '~', "ed-ignore");
}

} // namespace

EditTerminal::EditTerminal(bool has_colors, bool utf8)
    : has_colors_(has_colors), editor_(nullptr, el_end), history_(history_init(), history_end) {
    if (utf8) std::setlocale(LC_CTYPE, "C.UTF-8");
    editor_.reset(el_init("stackchess", stdin, stdout, stderr));
    el_set(editor_.get(), EL_CLIENTDATA, this);
    el_set(editor_.get(), EL_SIGNAL, 0);
    el_set(editor_.get(), EL_EDITOR, "emacs");
    bind_other_keys(editor_.get());
    el_set(editor_.get(), EL_PROMPT, prompt_of);
    el_set(editor_.get(), EL_GETCFN, next_character);
    el_set(editor_.get(), EL_HIST, history, history_.get());
    HistEvent event{};
    history(history_.get(), &event, H_SETSIZE, remembered_lines);
    history(history_.get(), &event, H_SETUNIQUE, 1);
}

EditTerminal::~EditTerminal() { flush(); }

EditTerminal& EditTerminal::of(EditLine* editor) {
    void* self = nullptr;
    el_get(editor, EL_CLIENTDATA, &self);
    return *static_cast<EditTerminal*>(self);
}

char* EditTerminal::prompt_of(EditLine* editor) { return of(editor).prompt_.data(); }

int EditTerminal::next_character(EditLine* editor, wchar_t* character) {
    return of(editor).read_character(*character);
}

/// Reads one character; `?` if the bytes are not valid. Returns what libedit expects: 1, or 0 at
/// the end.
int EditTerminal::read_character(wchar_t& character) {
    std::mbstate_t state{};
    for (;;) {
        heard_ = wait_for_input(STDIN_FILENO, deadline_, news());
        char byte = 0;
        if (heard_ != Heard::line || read(STDIN_FILENO, &byte, 1) != 1) return 0;
        const std::size_t taken = std::mbrtowc(&character, &byte, 1, &state);
        if (taken == incomplete_character) continue;
        if (taken == no_character) character = L'?';
        return 1;
    }
}

std::optional<Extent> EditTerminal::extent() const {
    return extent_of(STDOUT_FILENO).value_or(Extent{});
}

bool EditTerminal::fits() const {
    const Extent size = *extent();
    return height(shown_, size.columns) + height(prompt_, size.columns) <= size.rows;
}

void EditTerminal::flush() {
    if (is_new_picture_ && fits()) shown_.insert(0, clear_screen);
    is_new_picture_ = false;
    file::write_all(STDOUT_FILENO, shown_); // if the terminal is gone, its input ends too
    shown_.clear();
}

HeardLine EditTerminal::read_line(std::string_view prompt, std::optional<TimePoint> deadline) {
    prompt_ = std::string(prompt) + ' ';
    deadline_ = deadline;
    flush();
    el_resize(editor_.get()); // the window may have changed its size
    heard_ = Heard::line;
    if (!unfinished_.empty()) el_push(editor_.get(), unfinished_.c_str());
    unfinished_.clear();
    int length = 0;
    const char* const line = el_gets(editor_.get(), &length);
    if (heard_ == Heard::news) {
        const LineInfo* const typed = el_line(editor_.get());
        unfinished_.assign(typed->buffer, typed->lastchar);
        print(clear_line); // the news takes the place of the prompt
        return {Heard::news};
    }
    if (line == nullptr || length <= 0) {
        print("\n"); // moves off the line of the prompt
        return {heard_ == Heard::late ? Heard::late : Heard::end};
    }
    remember(line);
    std::string text(line, std::min(static_cast<std::size_t>(length), max_line));
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return {Heard::line, std::move(text)};
}

/// Between two lines, libedit has restored the terminal, which delivers whole lines.
HeardLine EditTerminal::read_secret(std::string_view prompt) {
    termios before{};
    const bool is_terminal = tcgetattr(STDIN_FILENO, &before) == 0;
    termios quiet = before;
    quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    if (is_terminal) tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet);
    print(std::string(prompt) + ' ');
    flush();
    HeardLine reading{wait_for_input(STDIN_FILENO, std::nullopt, -1)};
    char byte = 0;
    while (reading.heard == Heard::line && byte != '\n') {
        if (read(STDIN_FILENO, &byte, 1) != 1)
            reading.heard = Heard::end;
        else if (byte != '\n' && reading.line.size() < max_line)
            reading.line += byte;
    }
    if (is_terminal) tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
    print("\n");
    return reading;
}

void EditTerminal::remember(const char* line) {
    HistEvent event{};
    if (*line != '\n') history(history_.get(), &event, H_ENTER, line);
}

} // namespace text
