#pragma once

#include "play/clock.hpp"
#include "store/account.hpp"

namespace server {

using play::Instant;
using play::Milliseconds;

/// The present, by the steady clock and by the calendar. Durations are measured only by the first;
/// the second is still valid after a restart.
struct Now {
    Instant steady{};
    store::Time calendar{};
};

} // namespace server
