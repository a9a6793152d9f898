#pragma once

#include <functional>

#include "server/door.hpp"
#include "server/now.hpp"
#include "store/change.hpp"
#include "store/secrets.hpp"
#include "store/store.hpp"

namespace server {

/// What those who answer requests work with.
struct Desk {
    using Then = std::function<void(const store::Outcome&)>;

    Door& door;
    store::Store& read; ///< for the thread of the web
    store::Secrets& secrets;
    std::function<Now()> now;
    /// Hands a change to the store; `then` is told what became of it.
    std::function<void(store::Change, Then then)> commit;
};

} // namespace server
