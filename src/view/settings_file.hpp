#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "view/settings.hpp"

/// Settings on disk: lines `name value`.
namespace view {

/// What the environment says about where settings lie.
struct SettingsPlaces {
    std::optional<std::string> xdg_config_home = std::nullopt; ///< counts only if it is absolute
    std::optional<std::string> home = std::nullopt;
};

/// `$XDG_CONFIG_HOME` or `~/.config`; nothing where the environment names no home.
std::optional<std::string> config_folder(const SettingsPlaces& places);

/// `$XDG_CONFIG_HOME/stackchess/settings` or `~/.config/stackchess/settings`; nothing where the
/// environment names no home.
std::optional<std::string> settings_path(const SettingsPlaces& places);

/// What a text says, and `usual` where it says nothing that can be understood.
Settings read_settings(std::string_view text, const Settings& usual);

/// The text `old` with what was changed from `before` to `after`. All other lines stay, and
/// settings that were never changed are not written.
std::string settings_text(std::string_view old, const Settings& before, const Settings& after);

/// What the file says; `usual` where there is none or it cannot be read.
Settings load_settings(const std::string& path, const Settings& usual);

/// Writes what was changed: 0, or the `errno` of what went wrong, and then the file is as it was.
int save_settings(const std::string& path, const Settings& before, const Settings& after);

} // namespace view
