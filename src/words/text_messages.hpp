#pragma once

#include "words/message.hpp"

/// Messages of the text mode for every game.
namespace words::message {

inline constexpr Message answer_yes_or_no{"Répondez par o (oui) ou n (non).",
                                          "Please answer y (yes) or n (no)."};
inline constexpr Message square_is_empty{"{square}: vide", "{square}: empty"};
inline constexpr Message nothing_to_save{"Aucune partie à sauvegarder", "No game to save"};

} // namespace words::message
