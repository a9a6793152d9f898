// Fits the weights of the evaluations to games that the engine plays against itself.
//
//   tune games chess 5000 1000 1 >chess.games    5,000 games, 1,000 nodes a move, seed 1
//   tune fit chess chess.games src/engine/chess_weights.hpp
//   tune chances chess chess.games               the model for src/engine/chances.cpp
//
// The same for stackchess. Each line of the file is a position, the score that the search gave it,
// and White's half-points in that game. Fitting rewrites the header and prints the loss before and
// after, on the positions learned from and on others.

#include <iostream>

#include "orders.hpp"

int main(int argc, char** argv) {
    return tune::follow(std::vector<std::string>(argv + 1, argv + argc), std::cout, std::cerr);
}
