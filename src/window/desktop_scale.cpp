#include "window/desktop_scale.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>

#include <dlfcn.h>

#include <SDL2/SDL.h>

namespace window {
namespace {

constexpr float ordinary_dots = 96;
constexpr float most = 4;
constexpr float step = 0.5F;

/// The desktop settings that the X server keeps. SDL does not expose them, but has loaded the
/// library.
std::string x_resources() {
    using Open = void*(const char*);
    using Read = const char*(void*);
    using Close = int(void*);
    void* const library = dlopen("libX11.so.6", RTLD_LAZY);
    if (library == nullptr) return {};
    auto* const open = reinterpret_cast<Open*>(dlsym(library, "XOpenDisplay"));
    auto* const read = reinterpret_cast<Read*>(dlsym(library, "XResourceManagerString"));
    auto* const close = reinterpret_cast<Close*>(dlsym(library, "XCloseDisplay"));
    std::string resources;
    void* const server = open && read && close ? open(nullptr) : nullptr;
    if (server != nullptr) {
        if (const char* const text = read(server)) resources = text;
        close(server);
    }
    dlclose(library);
    return resources;
}

} // namespace

std::optional<float> dots_in(std::string_view resources) {
    constexpr std::string_view name = "Xft.dpi:";
    while (!resources.empty()) {
        std::string_view line = resources.substr(0, resources.find('\n'));
        resources.remove_prefix(std::min(line.size() + 1, resources.size()));
        if (!line.starts_with(name)) continue;
        line.remove_prefix(std::min(line.find_first_not_of(" \t", name.size()), line.size()));
        float dots = 0;
        const auto read = std::from_chars(line.data(), line.data() + line.size(), dots);
        if (read.ec == std::errc() && dots > 0) return dots;
    }
    return std::nullopt;
}

float scale_for(float dots, view::Size screen, view::Size window) {
    if (!std::isfinite(dots)) return 1;
    float scale = std::clamp(std::round(dots / ordinary_dots / step) * step, 1.0F, most);
    const float room = std::min(screen.width / window.width, screen.height / window.height);
    while (scale > 1 && scale > room) scale -= step;
    return scale;
}

std::optional<float> desktop_scale(view::Size window) {
    const char* const driver = SDL_GetCurrentVideoDriver();
    if (driver == nullptr || std::string_view(driver) != "x11") return std::nullopt;
    auto dots = dots_in(x_resources());
    float measured = 0;
    if (!dots && SDL_GetDisplayDPI(0, nullptr, &measured, nullptr) == 0) dots = measured;
    SDL_Rect screen{};
    if (!dots || SDL_GetDisplayUsableBounds(0, &screen) != 0) return std::nullopt;
    return scale_for(*dots, {static_cast<float>(screen.w), static_cast<float>(screen.h)}, window);
}

} // namespace window
