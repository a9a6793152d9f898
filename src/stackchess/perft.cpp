#include "stackchess/perft.hpp"

template std::uint64_t game::perft(stackchess::SmallPosition& position, int depth);
template std::uint64_t game::perft(stackchess::LargePosition& position, int depth);
