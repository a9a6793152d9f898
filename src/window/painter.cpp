#include "window/painter.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <variant>

#include "window/damage.hpp"

namespace window {
namespace {

int rounded(float value) { return static_cast<int>(std::lround(value)); }

/// The pixels of an area. Adjacent areas stay adjacent here, without gap or overlap.
SDL_Rect pixels(const view::Rect& area) {
    const int left = rounded(area.x);
    const int top = rounded(area.y);
    return {left, top, rounded(area.right()) - left, rounded(area.bottom()) - top};
}

/// The pixels of a square around a centre.
SDL_Rect pixels_around(view::Point center, int side) {
    const float half = static_cast<float>(side) / 2;
    return {rounded(center.x - half), rounded(center.y - half), side, side};
}

/// A radius that fits into the corners of an area.
int corner_radius(float radius, const SDL_Rect& area) {
    return std::min({rounded(radius), area.w / 2, area.h / 2});
}

} // namespace

Painter::Painter(SDL_Renderer* renderer, const Fonts& fonts)
    : renderer_(renderer), pictures_(renderer, fonts), masks_(renderer), spaces_(renderer) {}

void Painter::paint(const view::Scene& scene, const view::Settings& settings) {
    SDL_Rect whole{};
    SDL_GetRendererOutputSize(renderer_, &whole.w, &whole.h);
    paint(scene, settings, std::span(&whole, 1));
}

void Painter::paint(const view::Scene& scene, const view::Settings& settings,
                    std::span<const SDL_Rect> areas) {
    theme_ = settings.theme;
    board_ = settings.board;
    pieces_ = settings.pieces;
    for (const SDL_Rect& area : areas) paint_area(scene, area);
    SDL_RenderSetClipRect(renderer_, nullptr);
}

void Painter::paint_area(const view::Scene& scene, const SDL_Rect& area) {
    area_ = area;
    clip_ = area;
    SDL_RenderSetClipRect(renderer_, &clip_);
    fill(area, color(view::Tone::background));
    for (const view::Shape& shape : scene) {
        const SDL_Rect touched = bounds(shape);
        const bool is_seen = SDL_HasIntersection(&touched, &clip_) == SDL_TRUE;
        if (is_seen || std::holds_alternative<view::Clip>(shape))
            std::visit([this](const auto& known) { show(known); }, shape);
    }
}

void Painter::forget_pictures() {
    pictures_.clear();
    masks_.clear();
    spaces_.clear();
}

SDL_Color Painter::color(view::Tone tone, float opacity) const {
    const view::Paint paint = view::paint_of(tone, theme_, board_);
    const float alpha = static_cast<float>(paint.alpha) * std::clamp(opacity, 0.0F, 1.0F);
    return {paint.red, paint.green, paint.blue, static_cast<Uint8>(std::lround(alpha))};
}

void Painter::fill(const SDL_Rect& area, SDL_Color color) {
    if (area.w <= 0 || area.h <= 0) return;
    // Blending is slow without a graphics card, and most areas do not need it.
    SDL_SetRenderDrawBlendMode(renderer_,
                               color.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(renderer_, color.r, color.g, color.b, color.a);
    SDL_RenderFillRect(renderer_, &area);
}

void Painter::stamp(SDL_Texture* texture, const SDL_Rect* part, const SDL_Rect& area,
                    SDL_Color color) {
    if (texture == nullptr) return;
    SDL_SetTextureColorMod(texture, color.r, color.g, color.b);
    SDL_SetTextureAlphaMod(texture, color.a);
    SDL_RenderCopy(renderer_, texture, part, &area);
}

/// The quarters of a round mask, in the corners of an area.
void Painter::stamp_corners(SDL_Texture* mask, const SDL_Rect& area, int radius, SDL_Color color) {
    for (const int right : {0, 1})
        for (const int bottom : {0, 1}) {
            const SDL_Rect part{right * radius, bottom * radius, radius, radius};
            stamp(mask, &part,
                  {right == 0 ? area.x : area.x + area.w - radius,
                   bottom == 0 ? area.y : area.y + area.h - radius, radius, radius},
                  color);
        }
}

void Painter::show(const view::Fill& shape) {
    const SDL_Rect area = pixels(shape.area);
    const SDL_Color paint = color(shape.tone, shape.opacity);
    const int radius = corner_radius(shape.radius, area);
    if (radius <= 0) return fill(area, paint);
    fill({area.x + radius, area.y, area.w - 2 * radius, radius}, paint);
    fill({area.x, area.y + radius, area.w, area.h - 2 * radius}, paint);
    fill({area.x + radius, area.y + area.h - radius, area.w - 2 * radius, radius}, paint);
    stamp_corners(masks_.disc(2 * radius).texture.get(), area, radius, paint);
}

void Painter::show(const view::Outline& shape) {
    const SDL_Rect area = pixels(shape.area);
    const SDL_Color paint = color(shape.tone);
    const int line = std::min({std::max(rounded(shape.thickness), 1), area.w / 2, area.h / 2});
    const int radius = corner_radius(shape.radius, area);
    const int gap = std::max(radius, line); // the vertical lines start below the horizontal ones
    const int start = radius > 0 ? radius : 0;
    fill({area.x + start, area.y, area.w - 2 * start, line}, paint);
    fill({area.x + start, area.y + area.h - line, area.w - 2 * start, line}, paint);
    fill({area.x, area.y + gap, line, area.h - 2 * gap}, paint);
    fill({area.x + area.w - line, area.y + gap, line, area.h - 2 * gap}, paint);
    if (radius > 0)
        stamp_corners(masks_.ring(2 * radius, static_cast<float>(line)).texture.get(), area, radius,
                      paint);
}

void Painter::show(const view::Disc& shape) {
    const int diameter = rounded(2 * shape.radius);
    if (diameter <= 0) return;
    stamp(masks_.disc(diameter).texture.get(), nullptr, pixels_around(shape.center, diameter),
          color(shape.tone, shape.opacity));
}

void Painter::show(const view::Ring& shape) {
    const int diameter = rounded(2 * shape.radius);
    if (diameter <= 0) return;
    stamp(masks_.ring(diameter, shape.thickness).texture.get(), nullptr,
          pixels_around(shape.center, diameter), color(shape.tone));
}

void Painter::show(const view::Stroke& shape) {
    const Mask& mask = masks_.stroke(shape.points, shape.thickness);
    stamp(mask.texture.get(), nullptr, mask.area, color(shape.tone));
}

void Painter::show(const view::Arrow& shape) {
    const Mask& mask = masks_.arrow(shape.from, shape.to, shape.thickness);
    stamp(mask.texture.get(), nullptr, mask.area, color(shape.tone));
}

void Painter::show(const view::PieceImage& shape) {
    const int side = rounded(shape.side);
    if (side <= 0 || shape.piece.role == core::Role::none) return;
    if (shape.has_halo)
        stamp(pictures_.halo(shape.piece, side, pieces_).texture.get(), nullptr,
              pixels_around(shape.center, side), color(view::Tone::halo, shape.opacity));
    const SizedTexture& picture = pictures_.piece(shape.piece, side, pieces_);
    const float alpha = 255 * std::clamp(shape.opacity, 0.0F, 1.0F);
    stamp(picture.texture.get(), nullptr, pixels_around(shape.center, side),
          {255, 255, 255, static_cast<Uint8>(std::lround(alpha))});
}

void Painter::show(const view::Label& shape) {
    const SizedTexture& picture = pictures_.text(shape);
    if (!picture.texture) return;
    const auto width = static_cast<float>(picture.width);
    const float spare = std::max(shape.area.width - width, 0.0F);
    const float left = shape.area.x + (shape.align == view::Align::left     ? 0
                                       : shape.align == view::Align::center ? spare / 2
                                                                            : spare);
    const float top = shape.area.center().y - static_cast<float>(picture.height) / 2;
    stamp(picture.texture.get(), nullptr,
          {rounded(left), rounded(top), picture.width, picture.height}, color(shape.tone));
}

void Painter::show(const view::SolidBoard& shape) {
    const SDL_Rect area = pixels(shape.area);
    const auto picture = spaces_.of(shape, {area.w, area.h}, theme_, board_);
    if (picture)
        SDL_RenderCopy(renderer_, *picture, nullptr, &area);
    else
        space_trouble_ = picture.error();
}

void Painter::show(const view::Clip& shape) {
    const SDL_Rect area = pixels(shape.area);
    const bool is_everywhere = shape.area.width <= 0 || shape.area.height <= 0;
    clip_ = area_;
    // SDL treats an empty clip as none, so nothing is painted while the clip is empty.
    if (!is_everywhere && SDL_IntersectRect(&area, &area_, &clip_) == SDL_FALSE) {
        clip_ = {};
        return;
    }
    SDL_RenderSetClipRect(renderer_, &clip_);
}

} // namespace window
