#pragma once

#include <memory>

#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>

/// What the library lends us, given back by itself.
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

} // namespace window
