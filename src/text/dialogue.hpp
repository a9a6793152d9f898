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
    quit, ///< the order to quit: what is under way is left, the program goes on
    end,  ///< the end of input, Ctrl-C: everything is left
    late, ///< the time to answer is over, or what was asked about, or it is not the same any more
};

/// What is asked, and what `?` says about it.
struct Question {
    std::string prompt;
    std::string help;
    /// Shows what has to stand before the prompt, each time but the first.
    std::function<void()> show_before{};
};

/// What goes on while questions are asked: it can be saved, may not wait forever, and ends.
class Occasion {
  public:
    /// Under that name; without one, under its own.
    virtual void save(const std::string& name) = 0;
    virtual std::optional<TimePoint> deadline() const = 0;
    /// There is nothing more to be asked.
    virtual bool is_over() const = 0;
    /// Something has happened elsewhere: says what; whether the question still stands.
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
    /// Whether boards are not drawn but told.
    bool has_phrases() const { return has_phrases_; }
    void set_voice(words::Voice voice) { voice_ = voice; }

    /// The words of a message in the reader's language.
    std::string words(const words::Message& message, words::Arguments arguments = {}) const;
    /// Shows a line, broken between its words where the screen is narrower; one that begins with a
    /// space is part of a drawing and left as it is.
    void print_line(std::string_view line);
    void say(const words::Message& message, words::Arguments arguments = {});
    void say(const words::Counted& message, std::uint64_t number, words::Arguments arguments = {});

    /// The line typed in answer, without spaces around it; nothing once `departure` says why.
    std::optional<std::string> ask(const Question& question);
    /// The same where a name, a number or a square is wanted: nothing as well when the person goes
    /// back, by `q` or the word that takes back.
    std::optional<std::string> ask_value(const Question& question);
    /// The same for a name; `0` is none.
    std::optional<std::string> ask_name(const Question& question);
    /// What is typed unseen, as it is; nothing for an empty line, and once `departure` says why.
    std::optional<std::string> ask_secret(const std::string& prompt);
    /// Asks until yes or no is the answer; `usual` is meant by an empty line. Nothing as well when
    /// the person goes back.
    std::optional<bool> ask_yes_no(const Question& question, std::optional<bool> usual = {});

    Departure departure() const { return departure_; }
    /// Goes on after an order to quit or a time that has run out; not after the end of input.
    void go_on();
    /// Leaves as if the order to quit had been typed.
    void leave() { departure_ = Departure::quit; }
    /// Whether the line is the letter that quits; the dialogue is left then.
    bool is_left_by(std::string_view line);
    /// Leaves as at the end of input: after an interrupt.
    void end() { departure_ = Departure::end; }

    /// What is going on from now on; the one before goes on when `previous` is given back here.
    Occasion* enter(Occasion* occasion);

  private:
    /// A text in lines that leave that much room at their ends.
    std::vector<std::string> fitted(std::string_view text, std::size_t room) const;

    Terminal& terminal_;
    words::Voice voice_;
    bool has_phrases_;
    Occasion* occasion_ = nullptr;
    Departure departure_ = Departure::none;
};

/// Whether a line leads back from a question for a name, a number or a square.
bool is_way_back(std::string_view line);

/// Yes in either language, no, or something else.
std::optional<bool> read_yes_no(std::string_view line);

} // namespace text
