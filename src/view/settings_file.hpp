#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "view/settings.hpp"

/// Settings on disk: lines `name value`.
namespace view {

/// The environment variables that determine the folder of settings.
struct SettingsPlaces {
    std::optional<std::string> xdg_config_home = std::nullopt; ///< counts only if it is absolute
    std::optional<std::string> home = std::nullopt;
};

/// `$XDG_CONFIG_HOME` or `~/.config`; nothing if the environment has no home folder.
std::optional<std::string> config_folder(const SettingsPlaces& places);

/// `$XDG_CONFIG_HOME/stackchess/settings` or `~/.config/stackchess/settings`; nothing if the
/// environment has no home folder.
std::optional<std::string> settings_path(const SettingsPlaces& places);

/// The settings in a text, with `usual` for missing or invalid ones.
Settings read_settings(std::string_view text, const Settings& usual);

/// The text `old` with the changes from `before` to `after`. All other lines stay, and settings
/// that were never changed are not written.
std::string settings_text(std::string_view old, const Settings& before, const Settings& after);

/// The settings in the file; `usual` if there is none or it cannot be read.
Settings load_settings(const std::string& path, const Settings& usual);

/// Writes changed settings; returns 0, or the `errno` of an error, after which the file is
/// unchanged.
int save_settings(const std::string& path, const Settings& before, const Settings& after);

} // namespace view
