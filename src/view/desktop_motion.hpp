#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "view/settings_file.hpp"

/// The desktop's setting for animations, where it is kept in plain files.
namespace view {

/// The value of `key` in a section of a text in the form of `.ini` files; nothing if it is not
/// there.
std::optional<std::string> ini_value(std::string_view text, std::string_view section,
                                     std::string_view key);

/// Whether less motion is asked for: by GTK's `gtk-enable-animations`, or by KDE's
/// `AnimationDurationFactor` of 0.
bool wants_less_motion(const SettingsPlaces& places);

} // namespace view
