#include "window/fonts.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>

#include "core/utf8.hpp"

namespace window {
namespace {

constexpr std::array<const char*, 3> files{"DejaVuSans.ttf", "DejaVuSans-Bold.ttf",
                                           "DejaVuSansMono.ttf"};

constexpr std::size_t most_fonts = 24;
constexpr std::size_t most_widths = 2000;

std::string path(const std::string& folder, view::Weight weight) {
    return folder + "/" + files[static_cast<std::size_t>(weight)];
}

int pixels(float height) { return std::max(static_cast<int>(std::lround(height)), 4); }

} // namespace

Fonts::Fonts(std::string folder)
    : folder_(std::move(folder)), fonts_(most_fonts), widths_(most_widths) {}

Fonts::Fonts(Fonts&& other) noexcept : Fonts(std::move(other.folder_)) {}

core::Result<Fonts, std::string> Fonts::in(const std::string& folder) {
    for (const view::Weight weight :
         {view::Weight::regular, view::Weight::bold, view::Weight::mono})
        if (!Font(TTF_OpenFont(path(folder, weight).c_str(), 16)))
            return core::Failure(path(folder, weight));
    return Fonts(folder);
}

TTF_Font* Fonts::font(float height, view::Weight weight) const {
    const int size = pixels(height);
    return fonts_
        .at({weight, size},
            [&] {
                Font font(TTF_OpenFont(path(folder_, weight).c_str(), size));
                if (font) TTF_SetFontHinting(font.get(), TTF_HINTING_LIGHT);
                return font;
            })
        .get();
}

float Fonts::width(const std::string& text, float height, view::Weight weight) const {
    const int found = widths_.at({{weight, pixels(height)}, text}, [&] {
        int width = 0;
        TTF_Font* const letters = font(height, weight);
        if (letters != nullptr) TTF_SizeUTF8(letters, text.c_str(), &width, nullptr);
        return width;
    });
    return static_cast<float>(found);
}

std::string Fonts::cut(const std::string& text, float height, view::Weight weight,
                       float most) const {
    if (width(text, height, weight) <= most) return text;
    constexpr const char* ellipsis = "…";
    const float left = std::max(most - width(ellipsis, height, weight), 0.0F);
    TTF_Font* const letters = font(height, weight);
    int fitting = 0;
    if (letters != nullptr)
        TTF_MeasureUTF8(letters, text.c_str(), static_cast<int>(left), nullptr, &fitting);
    std::size_t end = 0;
    for (; fitting > 0 && end < text.size(); --fitting)
        end += std::max(core::utf8_length(std::string_view(text).substr(end)), std::size_t{1});
    while (end > 0 && text[end - 1] == ' ') --end;
    return text.substr(0, end) + ellipsis;
}

Surface Fonts::picture(const std::string& text, float height, view::Weight weight) const {
    TTF_Font* const letters = font(height, weight);
    if (letters == nullptr || text.empty()) return nullptr;
    return Surface(TTF_RenderUTF8_Blended(letters, text.c_str(), {255, 255, 255, 255}));
}

} // namespace window
