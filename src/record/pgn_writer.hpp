#pragma once

#include <string>

#include "record/record.hpp"

namespace record {

/// Appends a record in the export format of the PGN standard, the empty line behind it included:
/// lines of at most 79 bytes (but for tags and words longer than that), moves in English letters.
///
/// Tags come in this order: the roster of seven; for Stackchess `Variant`, `Size`; `SetUp` and
/// `FEN` unless it is the start position of chess; the others; `Termination` and `Reason` when the
/// reason is known and no `Termination` from elsewhere is there; `Undone` with the number of moves
/// at the end of the main line that were taken back.
///
/// Every move must be legal where it stands, as it is in what a reader or a game gives.
void append_pgn(std::string& text, const Record& record);

/// The same as a new text.
std::string to_pgn(const Record& record);

} // namespace record
