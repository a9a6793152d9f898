#include "text/menu.hpp"

#include "core/digits.hpp"
#include "phrase/games.hpp"
#include "text/guide.hpp"
#include "text/profile_page.hpp"
#include "text/queens_puzzle.hpp"
#include "text/tour_puzzle.hpp"
#include "text/typed.hpp"
#include "words/menu_messages.hpp"
#include "words/save_messages.hpp"

namespace text {

namespace message = words::message;

namespace {

constexpr int usual_size = 6;

/// A size with or without the letter that asks for knights: `8`, `8c`, `8 k`.
std::optional<stackchess::Options> read_size(std::string_view line) {
    std::string text = small_letters(trimmed(line));
    stackchess::Options options{.size = usual_size};
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

void Menu::run() {
    for (;;) {
        show();
        const auto line = dialogue_.ask(
            {dialogue_.words(message::your_choice), dialogue_.words(message::menu_help)});
        if (!line || !take_choice(*line)) break;
    }
    dialogue_.say(message::goodbye);
    dialogue_.terminal().flush();
}

void Menu::show() {
    const bool is_chess = rules_ == game::Rules::chess;
    dialogue_.print_line("");
    dialogue_.say(is_chess ? message::welcome_chess : message::welcome_stackchess);
    dialogue_.say(message::menu_new);
    dialogue_.say(message::menu_load);
    dialogue_.say(message::menu_computer);
    if (const auto games = keeping_.interrupted(); !games.empty())
        dialogue_.say(message::menu_resume,
                      {{"game", phrase::game_in_short(dialogue_.voice(), *games[0].game)}});
    dialogue_.say(message::menu_guide);
    dialogue_.say(message::menu_profiles);
    dialogue_.say(message::menu_queens);
    dialogue_.say(message::menu_tour);
    dialogue_.say(is_chess ? message::menu_to_stackchess : message::menu_to_chess);
    dialogue_.say(message::menu_language);
    dialogue_.say(message::menu_quit);
}

/// Does what is chosen; false when that is to leave.
bool Menu::take_choice(const std::string& line) {
    const std::string choice = small_letters(line);
    if (choice == "0" || choice == "q") return false;
    if (choice == "1")
        begin(false);
    else if (choice == "2")
        play(keeping_.ask_load());
    else if (choice == "o")
        begin(true);
    else if (choice == "r")
        resume();
    else if (choice == "g")
        show_guide(dialogue_, rules_);
    else if (choice == "p")
        choose_player();
    else if (choice == "d")
        play_queens(dialogue_);
    else if (choice == "c")
        play_tour(dialogue_);
    else if (choice == "j")
        rules_ = rules_ == game::Rules::chess ? game::Rules::stackchess : game::Rules::chess;
    else if (choice == "l")
        switch_language();
    else
        dialogue_.say(message::wrong_choice);
    dialogue_.go_on();
    return dialogue_.departure() == Departure::none;
}

void Menu::play(std::optional<play::KeptGame> game) {
    if (game) play_game(dialogue_, keeping_, *std::move(game), options_);
}

void Menu::begin(bool against_computer) {
    play::TableOptions table;
    const auto start = ask_start();
    if (!start) return;
    table.start = *start;
    table.seats[core::index(core::Color::white)].name = options_.player;
    if (against_computer && !ask_opponent(table)) return;
    play(keeping_.begin(std::move(table)));
}

void Menu::resume() {
    if (const auto game = keeping_.choose_interrupted()) play(keeping_.resume(*game));
}

void Menu::choose_player() {
    if (!options_.places) return dialogue_.say(message::no_home);
    if (auto name = ask_player(dialogue_, *options_.places)) options_.player = *std::move(name);
}

void Menu::switch_language() {
    words::Voice voice = dialogue_.voice();
    voice.language = voice.language == words::Language::french ? words::Language::english
                                                               : words::Language::french;
    dialogue_.set_voice(voice);
}

/// The board is asked for in Stackchess alone.
std::optional<record::Setup> Menu::ask_start() {
    if (rules_ == game::Rules::chess) return chess::start_setup();
    const Question question{dialogue_.words(message::ask_size),
                            dialogue_.words(message::ask_size_help)};
    while (const auto line = dialogue_.ask(question)) {
        if (const auto options = read_size(*line)) return stackchess::start_setup(*options);
        dialogue_.say(message::size_refused);
    }
    return std::nullopt;
}

bool Menu::ask_opponent(play::TableOptions& table) {
    const auto side = ask_side();
    const auto level = side ? ask_level() : std::nullopt;
    if (!level) return false;
    table.seats[core::index(*side)].name = options_.player;
    table.seats[core::index(~*side)] = {.kind = play::SeatKind::computer, .level = *level};
    return true;
}

/// `b` is White for a French reader and Black for an English one.
std::optional<core::Color> Menu::ask_side() {
    const bool is_french = dialogue_.voice().language == words::Language::french;
    const Question question{dialogue_.words(message::ask_side),
                            dialogue_.words(message::ask_side_help)};
    while (const auto line = dialogue_.ask(question)) {
        const std::string answer = small_letters(*line);
        if (answer.empty() || answer == (is_french ? "b" : "w")) return core::Color::white;
        if (answer == (is_french ? "n" : "b")) return core::Color::black;
        dialogue_.say(message::side_refused);
    }
    return std::nullopt;
}

std::optional<int> Menu::ask_level() {
    const Question question{
        dialogue_.words(message::ask_level, {{"usual", play::Seat::default_level}}),
        dialogue_.words(message::ask_level_help)};
    while (const auto line = dialogue_.ask(question)) {
        if (line->empty()) return play::Seat::default_level;
        if (const auto level = core::read_number<int>(*line, engine::min_level, engine::max_level))
            return level;
        dialogue_.say(message::level_refused);
    }
    return std::nullopt;
}

} // namespace text
