#include "play/kept_game.hpp"

namespace play {

int KeptGame::keep() {
    if (!running_) return 0;
    const int error = running_->write(table_->record());
    is_kept_ = error == 0;
    return error;
}

void KeptGame::discard() {
    if (running_) running_->discard();
    is_kept_ = false;
}

} // namespace play
