// Any text, read as a chess position: FEN, X-FEN or Shredder-FEN.

#include "chess/uci.hpp"
#include "fuzz/position.hpp"

namespace {

/// A FEN of the wild is put right so that nothing is left to do, and the standard's is left alone.
void check_wild(std::string_view text) {
    const auto strict = chess::read_setup(text);
    const auto wild = chess::read_wild_setup(text);
    fuzz::require(!strict || wild, "what the standard takes is taken");
    if (!wild) return;
    const auto again = chess::read_wild_setup(to_text(wild->setup));
    fuzz::require(again && again->setup == wild->setup && again->repairs.empty(),
                  "repaired → text → the same, without repairs");
    if (!strict || !chess::faults(*strict).empty()) return;
    constexpr chess::FenRepairs fields_alone{chess::FenRepair::fields_added};
    fuzz::require(wild->setup == *strict, "a playable position is left as it is");
    fuzz::require(wild->repairs.empty() || wild->repairs == fields_alone,
                  "in a playable position nothing is put right but fields that are missing");
}

} // namespace

void fuzz::check(Input input) {
    check_wild(input.text());
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
