// How the game on the desk is kept, saved and left.

#include <type_traits>
#include <utility>

#include "phrase/games.hpp"
#include "phrase/profiles.hpp"
#include "play/date.hpp"
#include "play/name.hpp"
#include "play/saves.hpp"
#include "view/desk.hpp"
#include "words/board_messages.hpp"
#include "words/file_errors.hpp"
#include "words/layout.hpp"
#include "words/save_messages.hpp"
#include "words/text_messages.hpp"

namespace view {

namespace message = words::message;

namespace {

/// Whether an order brings another game.
bool puts_on_table(const Order& order) {
    return std::visit(
        []<class One>(const One&) {
            return std::is_same_v<One, StartGame> || std::is_same_v<One, OpenSave> ||
                   std::is_same_v<One, OpenFile> || std::is_same_v<One, ResumeGame> ||
                   std::is_same_v<One, OpenText>;
        },
        order);
}

std::string today() { return play::day_text(std::chrono::system_clock::now()); }

std::string save_error(words::Voice voice, int error) {
    return say(voice, message::cannot_save, {{"why", words::write_error(voice, error)}});
}

} // namespace

std::optional<play::RunningGame> Desk::new_running() const {
    if (!tools_.places) return std::nullopt;
    return play::RunningGames(tools_.places->running).begin();
}

/// Whether an order may be carried out though it leaves the game: not before a question is
/// answered, and, where the disk does not have the game, not before that is asked.
bool Desk::may_leave(const Order& order) {
    const bool quits = std::holds_alternative<Quit>(order);
    if (!quits && !puts_on_table(order)) return true;
    const auto asked = questions_.front();
    if (asked && !quits) {
        warn(message::answer_first);
        return false;
    }
    if (asked && std::holds_alternative<UnkeptGame>(*asked)) return true; // who insists may go
    if (game_->is_safe()) return true;
    const int error =
        table().is_over() ? game_->finish(*tools_.places, today()).save_error : game_->keep();
    if (game_->is_safe()) return true; // the disk has room again
    questions_.ask_first(UnkeptGame{phrase::loss(voice_, error)}, [this, order](bool is_yes) {
        if (is_yes) carry_out(order);
    });
    return false;
}

void Desk::put_on_table(play::KeptGame game) {
    computer_.stop();
    computer_.void_offer();
    if (leave_game()) say(message::game_before_stays);
    game_ = std::move(game);
    questions_.forget();
    is_warned_ = {};
    cover_ = Cover::none;
    begin(snapshot_, table(), letters_);
    if (table().is_over()) return finish();
    if (table().has_unsaved_moves()) keep();
    go_on();
}

/// The game that was played stays behind as an interrupted one, unless there is nothing to keep;
/// whether it does.
bool Desk::leave_game() {
    if (!game_) return false;
    write();
    if (table().is_over())
        finish(); // what failed may succeed now
    else if (has_moves())
        game_->leave();
    else
        game_->discard();
    return game_->is_kept();
}

/// Puts on the disk what has changed last.
void Desk::write() {
    if (!std::exchange(is_unwritten_, false)) return;
    if (table().is_over())
        finish();
    else
        keep();
}

void Desk::keep() {
    const int error = game_->keep();
    if (error != 0 && !is_told_) warn(phrase::keep_error(voice_, error));
    is_told_ = error != 0;
}

/// The game is over: keeps what should stay of it, and says what does not.
void Desk::finish() {
    if (!tools_.places) return;
    const play::Ending ending = game_->finish(*tools_.places, today());
    std::vector<std::string> complaints;
    complaints.reserve(ending.lost.size() + 1);
    for (const play::LostResult& lost : ending.lost)
        complaints.push_back(phrase::profile_error(voice_, lost.name, lost.error));
    if (ending.save_error != 0) complaints.push_back(save_error(voice_, ending.save_error));
    if (!complaints.empty()) return warn(words::joined(complaints, " "));
    if (ending.is_saved) say(message::saved);
}

void Desk::obey(const SaveGame& order) {
    if (!has_moves()) return warn(message::nothing_to_save);
    if (!tools_.places) return warn(message::no_home);
    if (!play::is_name(order.name)) return warn(message::wrong_save_name);
    const int error = play::Saves(tools_.places->saves).save(order.name, table().record());
    if (error != 0) return warn(save_error(voice_, error));
    table().mark_saved(order.name);
    snapshot_.save_name = order.name;
    say(message::saved);
    if (table().is_over())
        finish();
    else
        keep();
}

} // namespace view
