#include "text/dialogue.hpp"

#include "text/typed.hpp"
#include "words/layout.hpp"
#include "words/text_messages.hpp"

namespace text {

namespace message = words::message;

std::string Dialogue::words(const words::Message& message, words::Arguments arguments) const {
    return words::say(voice_, message, arguments);
}

void Dialogue::print_line(std::string_view line) {
    for (const std::string& part : fitted(line, 0)) {
        terminal_.print(part);
        terminal_.print("\n");
    }
}

std::vector<std::string> Dialogue::fitted(std::string_view text, std::size_t room) const {
    const auto extent = terminal_.extent();
    const std::size_t columns = extent ? static_cast<std::size_t>(extent->columns) : 0;
    const bool is_drawing = text.starts_with(' ');
    if (columns <= room || is_drawing || words::columns(text) + room <= columns)
        return {std::string(text)};
    return words::wrapped(text, columns - room);
}

void Dialogue::say(const words::Message& message, words::Arguments arguments) {
    print_line(words::say(voice_, message, arguments));
}

void Dialogue::say(const words::Counted& message, std::uint64_t number,
                   words::Arguments arguments) {
    print_line(words::say(voice_, message, number, arguments));
}

std::optional<std::string> Dialogue::ask(const Question& question) {
    constexpr std::size_t room_to_answer = 8;
    std::vector<std::string> prompt = fitted(question.prompt, room_to_answer);
    const std::string last_line = prompt.back();
    prompt.pop_back();
    if (occasion_ && occasion_->is_over()) departure_ = Departure::late;
    while (departure_ == Departure::none) {
        for (const std::string& line : prompt) print_line(line);
        const HeardLine reading =
            terminal_.read_line(last_line, occasion_ ? occasion_->deadline() : std::nullopt);
        if (reading.heard == Heard::end) departure_ = Departure::end;
        if (reading.heard == Heard::late) departure_ = Departure::late;
        if (reading.heard == Heard::news) {
            if (occasion_ == nullptr || !occasion_->take_news()) departure_ = Departure::late;
            continue;
        }
        if (reading.heard != Heard::line) break;
        const Typed typed = read_keyword(reading.line);
        switch (typed.keyword) {
        case Keyword::help: print_line(question.help); break;
        case Keyword::save:
            if (occasion_)
                occasion_->save(typed.argument);
            else
                say(message::nothing_to_save);
            break;
        case Keyword::quit: departure_ = Departure::quit; break;
        default: return std::string(trimmed(reading.line));
        }
        if (question.show_before && departure_ == Departure::none) question.show_before();
    }
    return std::nullopt;
}

std::optional<std::string> Dialogue::ask_value(const Question& question) {
    auto line = ask(question);
    if (line && is_way_back(*line)) return std::nullopt;
    return line;
}

std::optional<std::string> Dialogue::ask_name(const Question& question) {
    auto line = ask_value(question);
    if (line && *line == "0") return std::nullopt;
    return line;
}

std::optional<std::string> Dialogue::ask_secret(const std::string& prompt) {
    constexpr std::size_t room_to_answer = 1;
    std::vector<std::string> lines = fitted(prompt, room_to_answer);
    const std::string last_line = lines.back();
    lines.pop_back();
    for (const std::string& line : lines) print_line(line);
    HeardLine reading{Heard::news};
    while (reading.heard == Heard::news) {
        reading = terminal_.read_secret(last_line);
        if (reading.heard == Heard::news && occasion_) occasion_->take_news();
    }
    if (reading.heard == Heard::end) departure_ = Departure::end;
    if (reading.heard != Heard::line || reading.line.empty()) return std::nullopt;
    return reading.line;
}

std::optional<bool> Dialogue::ask_yes_no(const Question& question, std::optional<bool> usual) {
    while (const auto line = ask_value(question)) {
        if (line->empty() && usual) return usual;
        if (const auto answer = read_yes_no(*line)) return answer;
        say(message::answer_yes_or_no);
    }
    return std::nullopt;
}

bool is_way_back(std::string_view line) {
    return line == "q" || line == "Q" || read_keyword(line).keyword == Keyword::undo;
}

bool Dialogue::is_left_by(std::string_view line) {
    const bool is_letter = line == "q" || line == "Q";
    if (is_letter) leave();
    return is_letter;
}

void Dialogue::go_on() {
    if (departure_ != Departure::end) departure_ = Departure::none;
}

Occasion* Dialogue::enter(Occasion* occasion) { return std::exchange(occasion_, occasion); }

std::optional<bool> read_yes_no(std::string_view line) {
    const std::string answer = small_letters(trimmed(line));
    if (answer == "o" || answer == "y" || answer == "oui" || answer == "yes") return true;
    if (answer == "n" || answer == "non" || answer == "no") return false;
    return std::nullopt;
}

} // namespace text
