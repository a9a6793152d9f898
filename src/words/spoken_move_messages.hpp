#pragma once

#include "words/message.hpp"

/// Moves in words, for people who do not read notation yet.
namespace words::message {

// `{pieces}` begins the sentence: `La dame et le roi`, `The queen and the king`.
inline constexpr Counted spoken_goes{
    {"{pieces} de {from} va en {to}.", "{pieces} from {from} goes to {to}."},
    {"{pieces} de {from} vont en {to}.", "{pieces} from {from} go to {to}."}};
inline constexpr Counted spoken_joins{
    {"{pieces} de {from} se pose sur {to}.", "{pieces} from {from} goes onto {to}."},
    {"{pieces} de {from} se posent sur {to}.", "{pieces} from {from} go onto {to}."}};
inline constexpr Counted spoken_takes{
    {"{pieces} de {from} prend {taken} en {to}.", "{pieces} from {from} captures {taken} on {to}."},
    {"{pieces} de {from} prennent {taken} en {to}.",
     "{pieces} from {from} capture {taken} on {to}."}};
inline constexpr Message spoken_passes{
    "{pieces} de {from} prend un pion en passant et va en {to}.",
    "{pieces} from {from} captures a pawn en passant and goes to {to}."};
inline constexpr Message spoken_short_castling{"Le roi fait le petit roque.",
                                               "The king castles kingside."};
inline constexpr Message spoken_long_castling{"Le roi fait le grand roque.",
                                              "The king castles queenside."};
inline constexpr Message spoken_promotes{"{move} Promotion : {piece}.",
                                         "{move} Promotion: {piece}."};
/// Join the names of several pieces: before the last, and before the others.
inline constexpr Message spoken_and{"{pieces} et {piece}", "{pieces} and {piece}"};
inline constexpr Message spoken_comma{"{pieces}, {piece}", "{pieces}, {piece}"};
/// When there are too many pieces to name each.
inline constexpr Message spoken_many{"les {count} pièces du dessus", "the top {count} pieces"};
inline constexpr Message spoken_many_taken{"{count} pièces", "{count} pieces"};

} // namespace words::message
