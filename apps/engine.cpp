#include <iostream>
#include <random>

#include "uci/conversation.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    uci::converse(std::cin, std::cout, std::random_device()());
}
