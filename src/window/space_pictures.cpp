#include "window/space_pictures.hpp"

namespace window {

SpacePictures::Opened SpacePictures::open_painter() {
    auto opened = SpacePainter::open();
    if (!opened) return core::Failure(opened.error());
    return std::unique_ptr<SpaceBrush>(*std::move(opened));
}

core::Result<SDL_Texture*, std::string> SpacePictures::of(const view::SolidBoard& board,
                                                          SDL_Point size, view::Theme theme,
                                                          view::BoardColors colors) {
    if (is_painted(board, size, theme, colors)) return texture_.get();
    painted_.reset();
    auto done = paint(board, size, {theme, colors});
    if (!done && painter_) { // a lost context is recreated once
        clear();
        done = paint(board, size, {theme, colors});
    }
    if (!done) return core::Failure(done.error());
    painted_ = {board, size, theme, colors};
    return texture_.get();
}

bool SpacePictures::is_painted(const view::SolidBoard& board, SDL_Point size, view::Theme theme,
                               view::BoardColors colors) const {
    return painted_ && painted_->size.x == size.x && painted_->size.y == size.y &&
           painted_->theme == theme && painted_->colors == colors && painted_->board == board;
}

core::Result<void, std::string> SpacePictures::paint(const view::SolidBoard& board, SDL_Point size,
                                                     const SpaceColors& colors) {
    if (!painter_) {
        auto opened = open_();
        if (!opened) return core::Failure(opened.error());
        painter_ = *std::move(opened);
    }
    if (!texture_ || texture_size_.x != size.x || texture_size_.y != size.y) {
        texture_.reset(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888,
                                         SDL_TEXTUREACCESS_STREAMING, size.x, size.y));
        texture_size_ = size;
        if (!texture_) return core::Failure(std::string(SDL_GetError()));
        SDL_SetTextureBlendMode(texture_.get(), SDL_BLENDMODE_NONE);
    }
    pixels_.resize(static_cast<std::size_t>(size.x) * static_cast<std::size_t>(size.y));
    if (!painter_->paint(board, size.x, size.y, colors, pixels_))
        return core::Failure(std::string("OpenGL"));
    SDL_UpdateTexture(texture_.get(), nullptr, pixels_.data(), 4 * size.x);
    return {};
}

void SpacePictures::clear() {
    painted_.reset();
    texture_.reset();
    painter_.reset();
}

} // namespace window
