#pragma once

#include <cstddef>
#include <memory>

#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>

/// SDL resources, released automatically.
namespace window {

template <auto give_back>
struct GiveBack {
    template <typename Lent>
    void operator()(Lent* lent) const {
        give_back(lent);
    }
};

using Surface = std::unique_ptr<SDL_Surface, GiveBack<SDL_FreeSurface>>;
using Texture = std::unique_ptr<SDL_Texture, GiveBack<SDL_DestroyTexture>>;
using Renderer = std::unique_ptr<SDL_Renderer, GiveBack<SDL_DestroyRenderer>>;
using WindowHandle = std::unique_ptr<SDL_Window, GiveBack<SDL_DestroyWindow>>;
using Font = std::unique_ptr<TTF_Font, GiveBack<TTF_CloseFont>>;

/// The memory that a texture takes, in pixels of four bytes; an empty one also takes some.
inline std::size_t texture_weight(int width, int height) {
    constexpr std::size_t around = 256;
    return static_cast<std::size_t>(width) * static_cast<std::size_t>(height) + around;
}

} // namespace window
