#include "view/settings_file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <span>

#include "core/digits.hpp"
#include "file/folder.hpp"
#include "file/read_whole.hpp"
#include "file/safe_file.hpp"
#include "online/address.hpp"
#include "play/name.hpp"
#include "puzzle/forced_win.hpp"

namespace view {
namespace {

constexpr std::size_t max_bytes = std::size_t{1} << 16;

/// One setting: its name, and how it is written and read.
struct Entry {
    std::string_view name;
    std::string (*value)(const Settings&);
    void (*read)(std::string_view value,
                 Settings&); ///< leaves the setting unchanged if the value is invalid
};

constexpr std::array languages{std::string_view("fr"), std::string_view("en")};
constexpr std::array themes{std::string_view("light"), std::string_view("dark")};
constexpr std::array boards{std::string_view("wood"),     std::string_view("slate"),
                            std::string_view("contrast"), std::string_view("green"),
                            std::string_view("blue"),     std::string_view("rose")};
constexpr std::array piece_sets{std::string_view("classic"), std::string_view("flat")};
constexpr std::array orientations{std::string_view("person"), std::string_view("white"),
                                  std::string_view("black")};
constexpr std::array volumes{std::string_view("low"), std::string_view("medium"),
                             std::string_view("full")};
constexpr std::array notations{std::string_view("local"), std::string_view("english")};
constexpr std::array text_sizes{std::string_view("small"), std::string_view("normal"),
                                std::string_view("large")};
constexpr std::array views{std::string_view("flat"), std::string_view("solid")};
constexpr std::array states{std::string_view("off"), std::string_view("on")};

/// An entry whose values have names, in the order of the values.
template <auto member, const auto& names>
constexpr Entry entry(std::string_view name) {
    return {name,
            [](const Settings& settings) {
                return std::string(names[static_cast<std::size_t>(settings.*member)]);
            },
            [](std::string_view value, Settings& settings) {
                using Value = std::remove_reference_t<decltype(settings.*member)>;
                const auto found = std::ranges::find(names, value);
                if (found != names.end())
                    settings.*member = static_cast<Value>(found - names.begin());
            }};
}

constexpr std::array entries{
    entry<&Settings::language, languages>("language"),
    entry<&Settings::theme, themes>("theme"),
    entry<&Settings::board, boards>("board"),
    entry<&Settings::notation, notations>("notation"),
    entry<&Settings::text_size, text_sizes>("text"),
    entry<&Settings::pieces, piece_sets>("pieces"),
    entry<&Settings::orientation, orientations>("orientation"),
    entry<&Settings::volume, volumes>("volume"),
    entry<&Settings::has_animation, states>("animation"),
    entry<&Settings::has_sound, states>("sound"),
    entry<&Settings::shows_thinking, states>("thinking"),
    entry<&Settings::shows_coordinates, states>("coordinates"),
    entry<&Settings::speaks_moves, states>("words"),
    entry<&Settings::is_solid, views>("view"),
    Entry{"folder", [](const Settings& settings) { return settings.folder; },
          [](std::string_view value, Settings& settings) {
              if (value.empty() || value.starts_with('/')) settings.folder = value;
          }},
    Entry{"server", [](const Settings& settings) { return settings.server; },
          [](std::string_view value, Settings& settings) {
              if (value.empty() || online::read_address(value)) settings.server = value;
          }},
    Entry{"server-name", [](const Settings& settings) { return settings.server_name; },
          [](std::string_view value, Settings& settings) { settings.server_name = value; }},
    Entry{"server-game", [](const Settings& settings) { return settings.server_game; },
          [](std::string_view value, Settings& settings) {
              if (value.empty() || online::is_id(value)) settings.server_game = value;
          }},
    Entry{"win", [](const Settings& settings) { return std::to_string(settings.win + 1); },
          [](std::string_view value, Settings& settings) {
              const std::size_t count = puzzle::forced_wins().size();
              if (const auto number = core::read_number<std::size_t>(value, 1, count))
                  settings.win = *number - 1;
          }},
    Entry{"player", [](const Settings& settings) { return settings.player; },
          [](std::string_view value, Settings& settings) {
              if (value.empty() || play::is_name(value)) settings.player = value;
          }},
};

struct Line {
    std::string_view name;
    std::string_view value;
};

Line parts(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    const std::string_view name = line.substr(0, line.find(' '));
    return {name, line.substr(std::min(name.size() + 1, line.size()))};
}

std::string_view take_line(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return line;
}

const Entry* entry_of(std::string_view name) {
    const auto* const found = std::ranges::find(entries, name, &Entry::name);
    return found == entries.end() ? nullptr : found;
}

} // namespace

std::optional<std::string> config_folder(const SettingsPlaces& places) {
    if (file::is_absolute(places.xdg_config_home)) return places.xdg_config_home;
    if (file::is_absolute(places.home)) return *places.home + "/.config";
    return std::nullopt;
}

std::optional<std::string> settings_path(const SettingsPlaces& places) {
    const auto folder = config_folder(places);
    return folder ? std::optional(*folder + "/stackchess/settings") : std::nullopt;
}

Settings read_settings(std::string_view text, const Settings& usual) {
    Settings settings = usual;
    while (!text.empty()) {
        const auto [name, value] = parts(take_line(text));
        if (const Entry* const entry = entry_of(name)) entry->read(value, settings);
    }
    return settings;
}

std::string settings_text(std::string_view old, const Settings& before, const Settings& after) {
    const auto is_changed = [&](const Entry& entry) {
        return entry.value(before) != entry.value(after);
    };
    std::string text;
    while (!old.empty()) {
        const std::string_view line = take_line(old);
        const Entry* const entry = entry_of(parts(line).name);
        if (!line.empty() && (entry == nullptr || !is_changed(*entry)))
            text.append(line).append("\n");
    }
    for (const Entry& entry : entries)
        if (is_changed(entry))
            text.append(entry.name).append(" ").append(entry.value(after)).append("\n");
    return text;
}

Settings load_settings(const std::string& path, const Settings& usual) {
    const auto text = file::read_whole(path, max_bytes);
    return text ? read_settings(*text, usual) : usual;
}

int save_settings(const std::string& path, const Settings& before, const Settings& after) {
    const auto old = file::read_whole(path, max_bytes);
    if (!old && old.error() != ENOENT) return old.error();
    if (const int error = file::make_folders(file::folder_of(path)); error != 0) return error;
    return file::replace_whole(path, settings_text(old.value_or(""), before, after));
}

} // namespace view
