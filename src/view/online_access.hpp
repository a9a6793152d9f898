#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/result.hpp"
#include "online/line.hpp"
#include "words/language.hpp"

/// What the window needs from outside to play online.
namespace view {

/// A server on this machine for the local network, which stops when this object is destroyed.
class Host {
  public:
    Host() = default;
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    virtual ~Host() = default;

    /// Its address; empty until it runs.
    virtual std::string address() const = 0;
    /// Why it is not running, as a sentence; empty while it runs or is starting.
    virtual std::string failure() const = 0;
};

struct OnlineAccess {
    /// The function that opens lines, or a sentence that says what is missing.
    std::function<core::Result<online::LineMaker, std::string>(words::Voice)> line_maker{};
    /// Starts a server; `wake` is called by another thread when its state has changed.
    std::function<std::unique_ptr<Host>(words::Voice, std::function<void()> wake)> host{};
};

} // namespace view
