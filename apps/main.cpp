#include "entry.hpp"

int main(int argc, char** argv) { return stackchess_main(argc, argv); }
