// Any text, read as a chess position: FEN, X-FEN or Shredder-FEN.

#include "chess/uci.hpp"
#include "fuzz/position.hpp"

void fuzz::check(Input input) {
    const auto check_setup = [](const chess::Setup& setup) {
        const auto position = chess::Position::from(setup);
        fuzz::require(position.has_value(), "a setup without faults is playable");
        fuzz::check_position(*position);
        const auto again = chess::read_setup(position_text(*position));
        fuzz::require(again && *again == position->setup(), "position → text → setup");
        const auto shredder = chess::read_setup(to_text(setup, chess::CastlingField::shredder));
        fuzz::require(shredder && *shredder == setup, "setup → Shredder-FEN → setup");
    };
    fuzz::check_position_text(input.text(), chess::read_setup, check_setup);
}
