#include "play/kept_game.hpp"

#include <utility>

namespace play {

KeptGame::KeptGame(std::unique_ptr<Table> table, Keeper* keeper,
                   std::unique_ptr<RunningGame> running)
    : table_(std::move(table)),
      keeper_(keeper != nullptr && keeper->has_place() ? keeper : nullptr),
      running_(std::move(running)), is_to_archive_(!table_->is_over()),
      is_owed_(running_ && table_->is_over()) {
    if (!table_->is_counted()) unnoted_ = {core::Color::white, core::Color::black};
    if (keeper_ == nullptr) return;
    if (!running_) running_ = keeper_->begin();
    if (table_->save_name()) stamp_ = keeper_->stamp_of(*table_->save_name());
}

KeptGame::KeptGame(std::unique_ptr<Table> table, Keeper* keeper, bool is_elsewhere,
                   bool is_to_archive)
    : table_(std::move(table)),
      keeper_(keeper != nullptr && keeper->has_place() ? keeper : nullptr),
      is_to_archive_(is_to_archive), is_elsewhere_(is_elsewhere) {}

KeptGame KeptGame::kept_elsewhere(std::unique_ptr<Table> table, Keeper* keeper,
                                  bool is_to_archive) {
    return {std::move(table), keeper, true, is_to_archive};
}

int KeptGame::keep() {
    if (is_elsewhere_) return 0;
    if (!running_) return no_place;
    is_to_archive_ |= !table_->is_over(); // it may go on after its end
    const int error = running_->write(table_->record());
    is_kept_ = error == 0;
    return error;
}

int KeptGame::leave() {
    if (is_elsewhere_) return 0;
    table_->pause_clock();
    if (is_kept_ && !table_->has_clock()) return 0;
    if (is_kept_ || table_->has_unsaved_moves()) return keep();
    discard();
    return 0;
}

SaveOutcome KeptGame::save(const std::string& name, bool replaces) {
    std::optional<SaveStamp> replaced;
    if (!replaces) replaced = table_->save_name() == name ? stamp_ : no_save;
    const SaveOutcome outcome = keeper_->save(name, table_->record(), replaced);
    if (!outcome.is_saved()) return outcome;
    table_->mark_saved(name);
    stamp_ = outcome.stamp;
    is_owed_ = false;
    return outcome;
}

void KeptGame::mark_saved(const std::string& name, SaveStamp stamp) {
    table_->mark_saved(name);
    stamp_ = stamp;
}

void KeptGame::follow_save(const std::function<void()>& change) {
    const auto& name = table_->save_name();
    const bool is_own = keeper_ != nullptr && name && keeper_->stamp_of(*name) == stamp_;
    change();
    if (is_own) stamp_ = keeper_->stamp_of(*name);
}

Ending KeptGame::finish(const std::string& today) {
    if (keeper_ == nullptr) return {};
    NotedResult noted = note_result(*table_, *keeper_, today, unnoted_);
    Ending ending{.lost = std::move(noted.lost), .changes = std::move(noted.changes)};
    unnoted_ = {};
    for (const LostResult& lost : ending.lost) unnoted_.insert(lost.side);
    if (unnoted_.empty()) table_->mark_counted();
    ending.archive_error = archive();
    if (const auto name = table_->save_name(); name && table_->has_unsaved_moves())
        ending.save = save(*name, false);
    is_owed_ |= ending.save && !ending.save->is_saved();
    if (is_owed_)
        keep();
    else
        discard();
    return ending;
}

/// Puts the game, which somebody here has played to its end, into the archive: 0, or an `errno`.
int KeptGame::archive() {
    if (!is_to_archive_ || !table_->has_moves()) return 0;
    const Archived archived = keeper_->archive(table_->record(), archive_name_);
    archive_name_ = archived.name;
    is_to_archive_ = archived.error != 0;
    return archived.error;
}

bool KeptGame::is_safe() const {
    if (is_elsewhere_ || is_kept_ || !table_->has_unsaved_moves()) return true;
    return table_->is_over() && !table_->save_name() && !is_owed_;
}

void KeptGame::discard() {
    if (running_) running_->discard();
    is_kept_ = false;
    is_owed_ = false;
}

} // namespace play
