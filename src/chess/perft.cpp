#include "chess/perft.hpp"

template std::uint64_t game::perft(chess::Position& position, int depth);
