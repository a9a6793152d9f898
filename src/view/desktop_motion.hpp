#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "view/settings_file.hpp"

/// The desktop's setting for animations, if it is in plain files.
namespace view {

/// The value of `key` in a section of a text in the format of `.ini` files; nothing if it is
/// missing.
std::optional<std::string> ini_value(std::string_view text, std::string_view section,
                                     std::string_view key);

/// Whether reduced motion is requested: by GTK's `gtk-enable-animations`, or by KDE's
/// `AnimationDurationFactor` of 0.
bool wants_less_motion(const SettingsPlaces& places);

} // namespace view
