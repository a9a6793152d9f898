#include "text/game_questions.hpp"

#include "core/digits.hpp"
#include "engine/searcher.hpp"
#include "play/seat.hpp"
#include "text/typed.hpp"
#include "words/menu_messages.hpp"

namespace text {

namespace message = words::message;

namespace {

constexpr int usual_size = 6;

/// A size with or without the letter that asks for knights: `8`, `8c`, `8 k`.
std::optional<stackchess::StartOptions> read_size(std::string_view line) {
    std::string text = small_letters(trimmed(line));
    stackchess::StartOptions options{.size = usual_size};
    if (!text.empty() && std::string_view("ck").find(text.back()) != std::string_view::npos) {
        options.knights = true;
        text.pop_back();
        text = trimmed(text);
    }
    if (text.empty()) return options;
    const auto size = core::read_number<int>(text, stackchess::min_size, stackchess::max_size);
    if (!size) return std::nullopt;
    options.size = *size;
    return options;
}

} // namespace

std::optional<stackchess::StartOptions> ask_board(Dialogue& dialogue) {
    const Question question{dialogue.words(message::ask_size),
                            dialogue.words(message::ask_size_help)};
    while (const auto line = dialogue.ask_value(question)) {
        if (const auto options = read_size(*line)) return options;
        dialogue.say(message::size_refused);
    }
    return std::nullopt;
}

std::optional<std::optional<play::TimeControl>> ask_clock(Dialogue& dialogue) {
    const Question question{dialogue.words(message::ask_clock),
                            dialogue.words(message::ask_clock_help)};
    while (const auto line = dialogue.ask_value(question)) {
        const auto time = play::read_time_control(*line);
        if (time || line->empty()) return time;
        dialogue.say(message::clock_refused);
    }
    return std::nullopt;
}

/// `b` is White for a French reader and Black for an English one.
std::optional<core::Color> ask_side(Dialogue& dialogue) {
    const bool is_french = dialogue.voice().language == words::Language::french;
    const Question question{dialogue.words(message::ask_side),
                            dialogue.words(message::ask_side_help)};
    while (const auto line = dialogue.ask_value(question)) {
        const std::string answer = small_letters(*line);
        if (answer.empty() || answer == (is_french ? "b" : "w")) return core::Color::white;
        if (answer == (is_french ? "n" : "b")) return core::Color::black;
        dialogue.say(message::side_refused);
    }
    return std::nullopt;
}

std::optional<int> ask_level(Dialogue& dialogue) {
    const Question question{
        dialogue.words(message::ask_level, {{"usual", play::Seat::default_level}}),
        dialogue.words(message::ask_level_help)};
    while (const auto line = dialogue.ask_value(question)) {
        if (line->empty()) return play::Seat::default_level;
        if (const auto level = core::read_number<int>(*line, engine::min_level, engine::max_level))
            return level;
        dialogue.say(message::level_refused);
    }
    return std::nullopt;
}

} // namespace text
