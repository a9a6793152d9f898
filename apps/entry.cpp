#include "entry.hpp"

#include "command/program.hpp"

int stackchess_main(int argc, char** argv) { return command::run(argc, argv); }
