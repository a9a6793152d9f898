#pragma once

#include "words/message.hpp"

/// The command that opens a window, and messages when it cannot.
namespace words::message {

inline constexpr Message help_window{"Joue dans une fenêtre", "Plays in a window"};
inline constexpr Message help_window_examples{
    "stackchess window\n"
    "stackchess window --size 8 --knights --level 4\n"
    "stackchess window --game chess --black human --clock 5+3\n"
    "stackchess window --load \"partie du soir\"",
    "stackchess window\n"
    "stackchess window --size 8 --knights --level 4\n"
    "stackchess window --game chess --black human --clock 5+3\n"
    "stackchess window --load \"evening game\""};
inline constexpr Message help_scale{"Agrandissement, si l'écran ne le dit pas lui-même",
                                    "Scale factor, if the screen does not report one"};
inline constexpr Message wrong_scale{
    "Agrandissement incorrect (--scale {scale}) : entrez un nombre entre 1 et 4.",
    "Invalid scale (--scale {scale}): enter a number between 1 and 4."};

inline constexpr Message no_display{
    "Impossible d'ouvrir une fenêtre : il n'y a pas d'écran ({why}). Dans le terminal : {command}",
    "Cannot open a window: there is no display ({why}). To play in the terminal: {command}"};
inline constexpr Message no_font{
    "Impossible d'ouvrir une fenêtre : il manque la police {file}. Installez le paquet {package}.",
    "Cannot open a window: the font {file} is missing. Install the package {package}."};
inline constexpr Message no_window_library{
    "Impossible d'ouvrir une fenêtre : {why}. Installez les paquets {packages}.",
    "Cannot open a window: {why}. Install the packages {packages}."};

} // namespace words::message
