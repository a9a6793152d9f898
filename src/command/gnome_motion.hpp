#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

/// What somebody has told GNOME about moving pictures. It keeps that in no plain file.
namespace command {

/// Whether a value of `XDG_CURRENT_DESKTOP` names GNOME, or a desktop that is made of it.
bool is_gnome(std::string_view desktop);

/// How GNOME is asked, and how long its answer is waited for.
struct GnomeQuestion {
    std::vector<std::string> words{"gsettings", "get", "org.gnome.desktop.interface",
                                   "enable-animations"};
    std::chrono::milliseconds patience{250}; ///< the window opens only then
};

/// Whether it answers that nothing is to be animated.
bool wants_less_motion(const GnomeQuestion& question);

} // namespace command
