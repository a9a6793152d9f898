#pragma once

#include <memory>
#include <string>

#include "core/result.hpp"

namespace window {

/// OpenGL 3.3 without a window: the painted picture is read back. It shares nothing with SDL's
/// renderer, so that neither can disturb the other.
class SpaceContext {
  public:
    /// The reason if there is no OpenGL.
    static core::Result<std::unique_ptr<SpaceContext>, std::string> open();

    SpaceContext(const SpaceContext&) = delete;
    SpaceContext& operator=(const SpaceContext&) = delete;
    ~SpaceContext();

    /// Makes it this thread's current context, until `rest`; false if it is lost.
    bool use();
    /// Whether the card was reset since it was opened, as far as it says so; only while it is used.
    bool is_lost();
    void rest();

  private:
    SpaceContext(void* display, void* context) : display_(display), context_(context) {}

    void* display_;
    void* context_;
};

} // namespace window
