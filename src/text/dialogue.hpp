#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/terminal.hpp"
#include "words/message.hpp"

namespace text {

/// Why questions are no longer answered.
enum class Departure : std::uint8_t {
    none,
    quit, ///< the order to quit: leaves what is in progress, the program goes on
    end,  ///< the end of input, Ctrl-C: everything is left
    late, ///< the time to answer has passed, or the question no longer applies
};

/// A question, and the help for it that `?` shows.
struct Question {
    std::string prompt;
    std::string help;
    /// Shows what belongs before the prompt, each time but the first.
    std::function<void()> show_before{};
};

/// The activity during which questions are asked: it may be saved, have a deadline, and end.
class Occasion {
  public:
    /// Saves it under this name; if that is empty, under its own.
    virtual void save(const std::string& name) = 0;
    virtual std::optional<TimePoint> deadline() const = 0;
    /// Whether there is nothing more to ask.
    virtual bool is_over() const = 0;
    /// Reports what has happened elsewhere; returns whether the question still applies.
    virtual bool take_news() { return true; }

  protected:
    ~Occasion() = default;
};

/// A conversation: sentences in the reader's language, questions and their answers. Help, saving
/// and quitting are understood at every question.
class Dialogue {
  public:
    Dialogue(Terminal& terminal, words::Voice voice, bool has_phrases = false)
        : terminal_(terminal), voice_(voice), has_phrases_(has_phrases) {}

    Terminal& terminal() const { return terminal_; }
    words::Voice voice() const { return voice_; }
    game::Letters letters() const { return words::letters(voice_.language); }
    /// Whether boards are described instead of drawn.
    bool has_phrases() const { return has_phrases_; }
    void set_voice(words::Voice voice) { voice_ = voice; }

    /// The words of a message in the reader's language.
    std::string words(const words::Message& message, words::Arguments arguments = {}) const;
    /// Shows a line, broken between words if the screen is narrower. A line that begins with a
    /// space is part of a drawing and is not broken.
    void print_line(std::string_view line);
    void say(const words::Message& message, words::Arguments arguments = {});
    void say(const words::Counted& message, std::uint64_t number, words::Arguments arguments = {});

    /// The line typed as an answer, without spaces around it; nothing if `departure` says why.
    std::optional<std::string> ask(const Question& question);
    /// The same for a name, a number or a square; also nothing if the person goes back, with `q` or
    /// the word that takes back.
    std::optional<std::string> ask_value(const Question& question);
    /// The same for a name; `0` is no name.
    std::optional<std::string> ask_name(const Question& question);
    /// Reads a line without showing it, and returns it unchanged; nothing if it is empty, or if
    /// `departure` says why.
    std::optional<std::string> ask_secret(const std::string& prompt);
    /// Asks until the answer is yes or no; an empty line means `usual`. Also nothing if the person
    /// goes back.
    std::optional<bool> ask_yes_no(const Question& question, std::optional<bool> usual = {});

    Departure departure() const { return departure_; }
    /// Goes on after an order to quit or a missed deadline; not after the end of input.
    void go_on();
    /// Leaves as if the order to quit had been typed.
    void leave() { departure_ = Departure::quit; }
    /// Whether the line is the letter that quits; if so, leaves.
    bool is_left_by(std::string_view line);
    /// Leaves as at the end of input: after an interrupt.
    void end() { departure_ = Departure::end; }

    /// Sets what is in progress; pass the returned one to restore the previous one.
    Occasion* enter(Occasion* occasion);

  private:
    /// A text in lines that leave `room` columns free at their ends.
    std::vector<std::string> fitted(std::string_view text, std::size_t room) const;

    Terminal& terminal_;
    words::Voice voice_;
    bool has_phrases_;
    Occasion* occasion_ = nullptr;
    Departure departure_ = Departure::none;
};

/// Whether a line leads back from a question for a name, a number or a square.
bool is_way_back(std::string_view line);

/// Yes or no in either language; nothing for any other line.
std::optional<bool> read_yes_no(std::string_view line);

} // namespace text
