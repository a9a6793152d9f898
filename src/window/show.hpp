#pragma once

#include "view/stage.hpp"

namespace window {

/// Opens a window and shows a stage until it quits.
view::ShowResult show(const view::ShowOptions& options, const view::MakeStage& make);

} // namespace window
