#include "entry.hpp"
#include "standard_files.hpp"

int main(int argc, char** argv) {
    open_standard_files();
    return stackchess_main(argc, argv);
}
