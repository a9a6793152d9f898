#pragma once

#include "play/clock.hpp"
#include "store/account.hpp"

namespace server {

using play::Instant;
using play::Milliseconds;

/// The present, by the clock that nobody can set and by the calendar. Durations are measured by the
/// first alone; the second outlives the server.
struct Now {
    Instant steady{};
    store::Time calendar{};
};

} // namespace server
