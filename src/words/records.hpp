#pragma once

#include <string>
#include <vector>

#include "game/letters.hpp"
#include "record/problem.hpp"
#include "record/start.hpp"
#include "words/language.hpp"

namespace words {

/// What is wrong with a recorded game: which game and move, and why.
std::string problem_sentence(Voice voice, const record::Problem& problem);

/// The same without its place: a sentence by itself.
std::string problem_reason(Voice voice, const record::Problem& problem);

/// Why a FEN cannot be read or played.
std::string position_sentence(Voice voice, const record::Problem& problem);

/// What there is to say about a position that stands alone: what was corrected in it, and that its
/// castling is that of Chess960.
std::vector<std::string> start_notices(Voice voice, const record::Start& start);

/// To append to a sentence: the letters in which a refused move could be read; empty if there are
/// none.
std::string letters_hint(Voice voice, game::LetterSet letters);
/// To append to a sentence: the letters in which a move was read; empty if there are none.
std::string letters_chosen(Voice voice, game::LetterSet letters);

} // namespace words
