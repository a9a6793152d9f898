#include "window/show.hpp"

/// What `stackchess window` looks for in this library.
extern "C" [[gnu::visibility("default")]] void stackchess_show(const view::ShowOptions& options,
                                                               const view::MakeStage& make,
                                                               view::ShowResult& result) {
    result = window::show(options, make);
}
