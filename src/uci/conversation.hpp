#pragma once

#include <cstdint>
#include <istream>
#include <ostream>

#include "uci/command_runner.hpp"

namespace uci {

/// Speaks the Universal Chess Interface until `quit` or the end of input. Reading goes on while a
/// search is under way, so that `stop`, `ponderhit` and `isready` are followed at once; whatever
/// else comes meanwhile is done after it. Who sends more than can be kept, or reads nothing of what
/// is said, is not read any further until he does; memory does not grow. At the end of input
/// searches with a limit are finished; `quit` ends all. `seed` is of the choices at lower levels.
void converse(std::istream& in, std::ostream& out, std::uint64_t seed,
              const MakeSearcher& make_searcher = engine::make_searcher);

} // namespace uci
