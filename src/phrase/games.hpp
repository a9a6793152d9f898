#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/color.hpp"
#include "play/save_text.hpp"
#include "play/seat.hpp"
#include "play/summary.hpp"
#include "words/language.hpp"
#include "words/message.hpp"

/// What every face says of the games that are played and kept here.
namespace phrase {

/// The number of the half-move to be played, counted from the start of the game: White's are odd.
int half_move(int move_number, core::Color turn);

/// A computer, a name, or a person without one.
std::string seat_name(words::Voice voice, const play::Seat& seat);

/// Who plays a side: a computer with its level, a name, or the side itself.
std::string seat_title(words::Voice voice, const play::Seat& seat, core::Color side);

/// A game in a few words: `Stackchess 6×6, Anne contre ordinateur (niveau 3), 12 demi-coups`.
std::string game_in_short(words::Voice voice, const play::Summary& game);

/// The remarks to show on a game that was just read from a file.
std::vector<std::string> remarks(words::Voice voice, const play::LoadedGame& game);

/// What was unusual or corrected in it, with the lines: the first few, and how many more there are.
std::vector<std::string> warnings(words::Voice voice, const play::LoadedGame& game);

/// Where a game was to be read: among those kept here, or in any other text.
enum class Source : std::uint8_t { save, file };

/// Why the game called `name` cannot be loaded.
std::string load_error(words::Voice voice, const std::string& name, const play::LoadError& error,
                       Source source);

/// Why something cannot be kept, for an error that a `play::Keeper` returned: `sentence` with the
/// reason as its `why`, or that there is no folder to keep anything in.
std::string keep_error(words::Voice voice, const words::Message& sentence, int error);

} // namespace phrase
