// Fits the weights of the evaluations to games that the engine plays against itself.
//
//   tune games chess 5000 1000 1 >chess.games    5,000 games, 1,000 nodes a move, seed 1
//   tune fit chess chess.games src/engine/chess_weights.hpp
//   tune chances chess chess.games               the model for src/engine/chances.cpp
//
// The same for stackchess. Lines of the file are a position, the score that the search gave it, and
// the half points of white in that game. Fitting writes the header anew and tells the loss before
// and after, of the positions learned from and of others.

#include <iostream>

#include "orders.hpp"

int main(int argc, char** argv) {
    return tune::follow(std::vector<std::string>(argv + 1, argv + argc), std::cout, std::cerr);
}
