#include "phrase/games.hpp"

#include <cstddef>

#include "play/kept_game.hpp"
#include "words/board_messages.hpp"
#include "words/command_messages.hpp"
#include "words/file_errors.hpp"
#include "words/play_messages.hpp"
#include "words/records.hpp"
#include "words/save_messages.hpp"

namespace phrase {

namespace message = words::message;
using play::LoadFault;
using words::say;
using words::shown;
using words::Voice;

int half_move(int move_number, core::Color turn) {
    return 2 * move_number - (turn == core::Color::white ? 1 : 0);
}

std::string seat_name(Voice voice, const play::Seat& seat) {
    if (seat.kind == play::SeatKind::computer)
        return say(voice, message::computer_of_level, {{"level", seat.level}});
    return seat.name.empty() ? say(voice, message::nameless) : shown(seat.name);
}

std::string seat_title(Voice voice, const play::Seat& seat, core::Color side) {
    if (seat.kind == play::SeatKind::computer)
        return say(voice, message::computer_title, {{"level", seat.level}});
    return seat.name.empty() ? say(voice, message::side_titles[core::index(side)])
                             : shown(seat.name);
}

std::string game_in_short(Voice voice, const play::Summary& game) {
    return say(voice, of_game(game.rules, message::stackchess_in_short, message::chess_in_short),
               {{"size", game.size},
                {"white", seat_name(voice, game.seats[core::index(core::Color::white)])},
                {"black", seat_name(voice, game.seats[core::index(core::Color::black)])},
                {"half_moves", say(voice, message::half_moves_played, game.plies)}});
}

std::vector<std::string> remarks(Voice voice, const play::LoadedGame& game) {
    std::vector<std::string> sentences;
    if (game.is_foreign) sentences.push_back(say(voice, message::foreign_save));
    if (game.games > 1) sentences.push_back(say(voice, message::only_first_game, game.games));
    return sentences;
}

std::vector<std::string> warnings(Voice voice, const play::LoadedGame& game) {
    constexpr std::size_t most = 3;
    std::vector<std::string> sentences;
    for (const record::Problem& warning : game.warnings) {
        if (sentences.size() == most) break;
        sentences.push_back(
            say(voice, message::warning_at_line,
                {{"line", warning.line}, {"why", words::problem_reason(voice, warning)}}));
    }
    const std::size_t more = game.warnings.size() - sentences.size() + game.more_warnings;
    if (more > 0) sentences.push_back(say(voice, message::more_remarks, more));
    return sentences;
}

std::string load_error(Voice voice, const std::string& name, const play::LoadError& error,
                       Source source) {
    const words::Argument named{"name", shown(name)};
    const bool is_save = source == Source::save;
    switch (error.fault) {
    case LoadFault::missing:
        return say(voice, is_save ? message::no_such_save : message::no_such_game_file, {named});
    case LoadFault::empty: return say(voice, message::nothing_to_read);
    case LoadFault::no_game: return say(voice, message::no_game_there, {named});
    case LoadFault::not_text: return say(voice, message::save_not_text, {named});
    case LoadFault::too_big:
        return say(voice, message::save_too_big,
                   {named, {"most", play::max_save_bytes / (std::size_t{1} << 20)}});
    case LoadFault::newer: return say(voice, message::save_is_newer, {named});
    case LoadFault::in_use: return say(voice, message::game_in_use);
    case LoadFault::checksum:
        return say(voice, is_save ? message::save_was_changed : message::file_was_changed, {named});
    case LoadFault::unreadable:
        return is_save
                   ? say(voice, message::cannot_load,
                         {named, {"why", words::read_error(voice, error.error)}})
                   : say(voice, message::cannot_read,
                         {{"file", shown(name)}, {"why", words::read_error(voice, error.error)}});
    case LoadFault::damaged: break;
    }
    if (error.problem && error.problem->game == 0 && !is_save)
        return say(voice, message::faulty_position,
                   {named, {"why", words::position_sentence(voice, *error.problem)}});
    const auto& damaged = error.is_cut ? message::damaged_file : message::faulty_file;
    return say(voice, is_save ? message::damaged_save : damaged,
               {named,
                {"line", error.problem ? error.problem->line : 0},
                {"why", error.problem ? words::problem_sentence(voice, *error.problem) : ""}});
}

std::string keep_error(Voice voice, const words::Message& sentence, int error) {
    if (error == play::no_place) return say(voice, message::no_home);
    return say(voice, sentence, {{"why", words::write_error(voice, error)}});
}

} // namespace phrase
