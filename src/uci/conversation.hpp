#pragma once

#include <cstdint>
#include <istream>
#include <ostream>

#include "uci/command_runner.hpp"

namespace uci {

/// Speaks the Universal Chess Interface until `quit` or the end of input. Reading continues during
/// a search, so that `stop`, `ponderhit` and `isready` are handled at once; anything else waits
/// until the search is over. If the other program sends more than can be stored, or does not read
/// what is written, no more is read until it does; memory does not grow. At the end of input,
/// searches with a limit are finished; `quit` ends all. `seed` is for the random choices at lower
/// levels.
void converse(std::istream& in, std::ostream& out, std::uint64_t seed,
              const MakeSearcher& make_searcher = engine::make_searcher);

} // namespace uci
