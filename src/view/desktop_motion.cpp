#include "view/desktop_motion.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/trim.hpp"
#include "file/read_whole.hpp"

namespace view {
namespace {

constexpr std::size_t max_bytes = std::size_t{1} << 20;

/// A setting that turns motion off with one of these values.
struct MotionSetting {
    const char* file; ///< below the folder of settings
    std::string_view section;
    std::string_view key;
    std::array<std::string_view, 2> off;
};

constexpr std::array switches{
    MotionSetting{"/gtk-4.0/settings.ini", "Settings", "gtk-enable-animations", {"0", "false"}},
    MotionSetting{"/gtk-3.0/settings.ini", "Settings", "gtk-enable-animations", {"0", "false"}},
    MotionSetting{"/kdeglobals", "KDE", "AnimationDurationFactor", {"0", "0.0"}},
};

bool is_off(const std::string& folder, const MotionSetting& one) {
    const auto text = file::read_whole(folder + one.file, max_bytes);
    if (!text) return false;
    const auto value = ini_value(*text, one.section, one.key);
    return value && std::ranges::find(one.off, *value) != one.off.end();
}

} // namespace

std::optional<std::string> ini_value(std::string_view text, std::string_view section,
                                     std::string_view key) {
    std::optional<std::string> value;
    bool is_inside = false;
    while (!text.empty()) {
        const std::string_view line = core::trimmed(text.substr(0, text.find('\n')));
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
        if (line.starts_with('[')) is_inside = line.substr(1, line.find(']') - 1) == section;
        const std::size_t equals = line.find('=');
        if (!is_inside || equals == std::string_view::npos) continue;
        if (core::trimmed(line.substr(0, equals)) == key)
            value = core::trimmed(line.substr(equals + 1));
    }
    return value;
}

bool wants_less_motion(const SettingsPlaces& places) {
    const auto folder = config_folder(places);
    return folder && std::ranges::any_of(
                         switches, [&](const MotionSetting& one) { return is_off(*folder, one); });
}

} // namespace view
