#include <iostream>
#include <random>

#include "standard_files.hpp"
#include "uci/conversation.hpp"

int main() {
    open_standard_files();
    std::ios::sync_with_stdio(false);
    uci::converse(std::cin, std::cout, std::random_device()());
    if (std::cout) return 0;
    std::cerr << "stackchess-engine: the output cannot be written\n";
    return 1;
}
