#include "window/show.hpp"

#include "window/window.hpp"

namespace window {

view::ShowResult show(const view::ShowOptions& options, const view::MakeStage& make) {
    const auto window = Window::open(options);
    if (!window) return core::Failure(window.error());
    const std::unique_ptr<view::Stage> stage = make((*window)->fonts(), &Window::wake);
    while ((*window)->turn(*stage)) {
    }
    return {};
}

} // namespace window
