#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

/// GNOME's setting for animations, which is not in a plain file.
namespace command {

/// Whether a value of `XDG_CURRENT_DESKTOP` names GNOME, or a desktop based on it.
bool is_gnome(std::string_view desktop);

/// The command that asks GNOME, and how long to wait for its answer.
struct GnomeQuestion {
    std::vector<std::string> words{"gsettings", "get", "org.gnome.desktop.interface",
                                   "enable-animations"};
    std::chrono::milliseconds patience{250}; ///< the window does not open before
};

/// Whether the answer is that animations are off; false if none comes.
bool wants_less_motion(const GnomeQuestion& question);

} // namespace command
