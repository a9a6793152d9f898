#include "text/menu.hpp"

#include "phrase/games.hpp"
#include "text/archive_dialogue.hpp"
#include "text/game_questions.hpp"
#include "text/guide.hpp"
#include "text/profiles_dialogue.hpp"
#include "text/queens_puzzle.hpp"
#include "text/tour_puzzle.hpp"
#include "text/typed.hpp"
#include "text/wins_puzzle.hpp"
#include "words/archive_messages.hpp"
#include "words/menu_messages.hpp"

namespace text {

namespace message = words::message;

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
    dialogue_.print_line("");
    dialogue_.say(game::of_game(rules_, message::welcome_stackchess, message::welcome_chess));
    dialogue_.say(message::menu_new);
    dialogue_.say(message::menu_load);
    dialogue_.say(message::menu_computer);
    if (const auto games = keeping_.interrupted(); !games.empty())
        dialogue_.say(message::menu_resume,
                      {{"game", phrase::game_in_short(dialogue_.voice(), *games[0].game)}});
    dialogue_.say(message::menu_archive);
    dialogue_.say(message::menu_guide);
    dialogue_.say(message::menu_profiles);
    dialogue_.say(message::menu_queens);
    dialogue_.say(message::menu_tour);
    dialogue_.say(message::menu_wins);
    dialogue_.say(game::of_game(game::next_game(rules_), message::menu_to_stackchess,
                                message::menu_to_chess));
    dialogue_.say(message::menu_settings, {{"settings", settings_text()}});
    dialogue_.say(message::menu_language);
    dialogue_.say(message::menu_quit);
}

/// Does what is chosen; false if the choice is to leave.
bool Menu::take_choice(const std::string& line) {
    const std::string choice = small_letters(line);
    if (choice == "0" || choice == "q") return false;
    if (choice == "1")
        begin(false);
    else if (choice == "2")
        keeping_.ask_load();
    else if (choice == "o")
        begin(true);
    else if (choice == "r")
        keeping_.ask_resume();
    else if (choice == "f")
        ArchiveDialogue(dialogue_, room_, files_).ask_game();
    else if (choice == "g")
        show_guide(dialogue_, rules_);
    else if (choice == "p")
        choose_player();
    else if (choice == "d")
        play_queens(dialogue_);
    else if (choice == "c")
        play_tour(dialogue_);
    else if (choice == "v")
        play_wins(dialogue_);
    else if (choice == "j")
        rules_ = game::next_game(rules_);
    else if (choice == "t")
        ask_settings();
    else if (choice == "l")
        switch_language();
    else
        dialogue_.say(message::wrong_choice);
    play();
    dialogue_.go_on();
    return dialogue_.departure() == Departure::none;
}

/// Plays the game in the room, if there is one.
void Menu::play() {
    if (room_.has_game()) play_game(dialogue_, room_, thinking_, files_, options_);
}

void Menu::begin(bool against_computer) {
    play::TableOptions table;
    const auto start = ask_start();
    if (!start) return;
    table.start = *start;
    table.time = time_;
    table.strict = is_strict_;
    table.seats[core::index(core::Color::white)].name = options_.player;
    if (against_computer && !ask_opponent(table)) return;
    keeping_.act(room::StartGame{std::move(table)});
}

void Menu::choose_player() {
    ProfilesDialogue(dialogue_, room_, files_, options_.player).ask_player();
}

/// Asks for the clock and the rules of new games.
void Menu::ask_settings() {
    const auto time = ask_clock(dialogue_);
    if (!time) return;
    time_ = *time;
    const auto strict = dialogue_.ask_yes_no(
        {dialogue_.words(message::ask_strict), dialogue_.words(message::ask_strict_help)}, false);
    if (!strict) return;
    is_strict_ = *strict;
    const auto promotion = dialogue_.ask_yes_no(
        {dialogue_.words(message::ask_promotions), dialogue_.words(message::ask_promotions_help)},
        true);
    if (promotion) has_promotion_ = *promotion;
}

std::string Menu::settings_text() const {
    std::string text = time_ ? play::to_text(*time_) : dialogue_.words(message::setting_no_clock);
    if (is_strict_) text += ", " + dialogue_.words(message::setting_strict);
    if (!has_promotion_) text += ", " + dialogue_.words(message::setting_no_promotion);
    return text;
}

void Menu::switch_language() {
    words::Voice voice = dialogue_.voice();
    voice.language = voice.language == words::Language::french ? words::Language::english
                                                               : words::Language::french;
    dialogue_.set_voice(voice);
}

std::optional<record::Setup> Menu::ask_start() {
    switch (rules_) {
    case game::Rules::stackchess: break;
    case game::Rules::chess: return chess::start_setup();
    }
    auto options = ask_board(dialogue_);
    if (!options) return std::nullopt;
    options->promotion = has_promotion_;
    return stackchess::start_setup(*options);
}

bool Menu::ask_opponent(play::TableOptions& table) {
    const auto side = ask_side(dialogue_);
    const auto level = side ? ask_level(dialogue_) : std::nullopt;
    if (!level) return false;
    table.seats[core::index(*side)].name = options_.player;
    table.seats[core::index(~*side)] = {.kind = play::SeatKind::computer, .level = *level};
    return true;
}

} // namespace text
