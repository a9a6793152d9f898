#pragma once

/// The whole program; only `main` is outside the library that the loader chooses by processor.
[[gnu::visibility("default")]] int stackchess_main(int argc, char** argv);
