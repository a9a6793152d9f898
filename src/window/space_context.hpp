#pragma once

#include <memory>
#include <string>

#include "core/result.hpp"

namespace window {

/// OpenGL 3.3 without a window of its own: what it paints is read back. It shares nothing with what
/// SDL paints by, so that neither can disturb the other.
class SpaceContext {
  public:
    /// Nothing but the reason where there is no OpenGL.
    static core::Result<std::unique_ptr<SpaceContext>, std::string> open();

    SpaceContext(const SpaceContext&) = delete;
    SpaceContext& operator=(const SpaceContext&) = delete;
    ~SpaceContext();

    /// Makes it the one that is meant by this thread, until `rest`; false if it is lost.
    bool use();
    void rest();

  private:
    SpaceContext(void* display, void* context) : display_(display), context_(context) {}

    void* display_;
    void* context_;
};

} // namespace window
