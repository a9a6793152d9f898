#include <cstring>
#include <iostream>
#include <random>

#include <unistd.h>

#include "file/output_file.hpp"
#include "standard_files.hpp"
#include "uci/conversation.hpp"

int main() {
    open_standard_files();
    std::ios::sync_with_stdio(false);
    file::OutputFile out(STDOUT_FILENO);
    uci::converse(std::cin, out, std::random_device()());
    out.flush();
    if (out.error() == 0) return 0;
    std::cerr << "stackchess-engine: cannot write the output: " << std::strerror(out.error())
              << '\n';
    return 1;
}
