#include "play/kept_game.hpp"

#include "play/saves.hpp"

namespace play {

KeptGame::KeptGame(std::unique_ptr<Table> table, std::optional<RunningGame> running)
    : table_(std::move(table)), running_(std::move(running)) {
    if (!table_->is_over()) unnoted_ = {core::Color::white, core::Color::black};
}

int KeptGame::keep() {
    if (!running_) return no_place;
    const int error = running_->write(table_->record());
    is_kept_ = error == 0;
    return error;
}

int KeptGame::leave() {
    table_->pause_clock();
    if (is_kept_ && !table_->has_clock()) return 0;
    if (is_kept_ || table_->has_unsaved_moves()) return keep();
    discard();
    return 0;
}

Ending KeptGame::finish(const Places& places, const std::string& today) {
    Ending ending{note_result(*table_, Profiles(places.profiles), today, unnoted_)};
    unnoted_ = {};
    for (const LostResult& lost : ending.lost) unnoted_.insert(lost.side);
    if (const auto name = table_->save_name(); name && table_->has_unsaved_moves()) {
        ending.save_error = Saves(places.saves).save(*name, table_->record());
        ending.is_saved = ending.save_error == 0;
        if (ending.is_saved) table_->mark_saved(*name);
    }
    if (ending.save_error != 0)
        keep();
    else
        discard();
    return ending;
}

bool KeptGame::is_safe() const {
    if (is_kept_ || !table_->has_unsaved_moves()) return true;
    return table_->is_over() && !table_->save_name();
}

void KeptGame::discard() {
    if (running_) running_->discard();
    is_kept_ = false;
}

} // namespace play
