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
    {"{pieces} de {from} prend en {to}.", "{pieces} from {from} captures on {to}."},
    {"{pieces} de {from} prennent en {to}.", "{pieces} from {from} capture on {to}."}};
inline constexpr Message spoken_castles{"Le roi de {from} roque, du côté de {to}.",
                                        "The king on {from} castles towards {to}."};
inline constexpr Message spoken_promotes{"{move} Promotion : {piece}.",
                                         "{move} Promotion: {piece}."};
/// Join the names of several pieces: before the last, and before the others.
inline constexpr Message spoken_and{"{pieces} et {piece}", "{pieces} and {piece}"};
inline constexpr Message spoken_comma{"{pieces}, {piece}", "{pieces}, {piece}"};
/// When there are too many pieces to name each.
inline constexpr Message spoken_many{"les {count} pièces du dessus", "the top {count} pieces"};

} // namespace words::message
