#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/result.hpp"
#include "online/line.hpp"
#include "words/language.hpp"

/// What the window is lent to play with somebody far away.
namespace view {

/// A server that runs on this machine for its network, and ends with this object.
class Host {
  public:
    Host() = default;
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    virtual ~Host() = default;

    /// Where it is; empty until it runs.
    virtual std::string address() const = 0;
    /// Why it does not run, as a sentence; empty while it does, or may.
    virtual std::string failure() const = 0;
};

struct OnlineAccess {
    /// What opens lines; or a sentence that says what is missing.
    std::function<core::Result<online::LineMaker, std::string>(words::Voice)> line_maker{};
    /// Starts a server; `wake` is called by another thread when there is something new about it.
    std::function<std::unique_ptr<Host>(words::Voice, std::function<void()> wake)> host{};
};

} // namespace view
