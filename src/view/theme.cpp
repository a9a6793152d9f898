#include "view/theme.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <utility>

namespace view {
namespace {

constexpr Paint hex(std::uint32_t color, std::uint8_t alpha = 255) {
    return {static_cast<std::uint8_t>(color >> 16), static_cast<std::uint8_t>(color >> 8 & 0xff),
            static_cast<std::uint8_t>(color & 0xff), alpha};
}

using Colors = std::array<std::pair<Tone, Paint>, 14>;

/// By theme: the colours around the board.
constexpr std::array<Colors, 2> surroundings{{
    {{
        {Tone::background, hex(0xefeae1)},
        {Tone::panel, hex(0xfaf8f3)},
        {Tone::raised, hex(0xe6dfd2)},
        {Tone::pointed, hex(0xd8cdb9)},
        {Tone::pressed, hex(0xc3dfd3)},
        {Tone::edge, hex(0xcfc5b4)},
        {Tone::text, hex(0x29231d)},
        {Tone::faint, hex(0x5c5348)},
        {Tone::accent, hex(0x1d6b57)},
        {Tone::on_accent, hex(0xffffff)},
        {Tone::warning, hex(0x9c2a18)},
        {Tone::shade, hex(0x1c1814, 140)},
        {Tone::white_share, hex(0xfdfbf6)},
        {Tone::black_share, hex(0x3b342e)},
    }},
    {{
        {Tone::background, hex(0x1c1a18)},
        {Tone::panel, hex(0x262320)},
        {Tone::raised, hex(0x36312c)},
        {Tone::pointed, hex(0x48413a)},
        {Tone::pressed, hex(0x2b4f45)},
        {Tone::edge, hex(0x4b443c)},
        {Tone::text, hex(0xf1ece4)},
        {Tone::faint, hex(0xbfb5a7)},
        {Tone::accent, hex(0x66c8aa)},
        {Tone::on_accent, hex(0x0f201a)},
        {Tone::warning, hex(0xff9f8c)},
        {Tone::shade, hex(0x000000, 150)},
        {Tone::white_share, hex(0xe9e3d8)},
        {Tone::black_share, hex(0x544c44)},
    }},
}};

using BoardTones = std::array<std::pair<Tone, Paint>, 16>;

/// By colour scheme: the board and its marks. The third one uses only colours that people with any
/// kind of colour blindness can distinguish, on squares without colour.
constexpr std::array<BoardTones, 6> boards{{
    {{
        {Tone::board_light, hex(0xefdcbb)},
        {Tone::board_dark, hex(0xc1956e)},
        {Tone::board_edge, hex(0x5a3d27)},
        {Tone::board_text, hex(0xf6e8d0)},
        {Tone::selected, hex(0xf4c542)},
        {Tone::last_move, hex(0xd9c03a)},
        {Tone::last_line, hex(0x5a4f0c)},
        {Tone::check, hex(0x94120c)},
        {Tone::target, hex(0x12503c)},
        {Tone::capture, hex(0x7f130d)},
        {Tone::cursor, hex(0x0d4a86)},
        {Tone::hint, hex(0x0a4690)},
        {Tone::badge, hex(0x2a231d)},
        {Tone::badge_text, hex(0xffffff)},
        {Tone::halo, hex(0xfff6e4, 225)},
        {Tone::past, hex(0x2f4a66, 95)},
    }},
    {{
        {Tone::board_light, hex(0xe3e9ec)},
        {Tone::board_dark, hex(0x8fa5b3)},
        {Tone::board_edge, hex(0x33434e)},
        {Tone::board_text, hex(0xeaf1f5)},
        {Tone::selected, hex(0xf2c94c)},
        {Tone::last_move, hex(0x9fd08c)},
        {Tone::last_line, hex(0x2c5722)},
        {Tone::check, hex(0x94120c)},
        {Tone::target, hex(0x14513f)},
        {Tone::capture, hex(0x7f130d)},
        {Tone::cursor, hex(0x0a4478)},
        {Tone::hint, hex(0x4a2a8c)},
        {Tone::badge, hex(0x1f2a31)},
        {Tone::badge_text, hex(0xffffff)},
        {Tone::halo, hex(0xffffff, 225)},
        {Tone::past, hex(0x6b4a2e, 95)},
    }},
    {{
        {Tone::board_light, hex(0xf6f6f4)},
        {Tone::board_dark, hex(0xa8a8a6)},
        {Tone::board_edge, hex(0x1f1f1f)},
        {Tone::board_text, hex(0xffffff)},
        {Tone::selected, hex(0xf0e442)},
        {Tone::last_move, hex(0x56b4e9)},
        {Tone::last_line, hex(0x05568a)},
        {Tone::check, hex(0x8f3a00)},
        {Tone::target, hex(0x00508a)},
        {Tone::capture, hex(0x8f3a00)},
        {Tone::cursor, hex(0x000000)},
        {Tone::hint, hex(0x5a2a6e)},
        {Tone::badge, hex(0x111111)},
        {Tone::badge_text, hex(0xffffff)},
        {Tone::halo, hex(0xffffff, 225)},
        {Tone::past, hex(0x2a4a7a, 90)},
    }},
    {{
        {Tone::board_light, hex(0xeef2dc)},
        {Tone::board_dark, hex(0x8fb070)},
        {Tone::board_edge, hex(0x2f4a2a)},
        {Tone::board_text, hex(0xeff6e2)},
        {Tone::selected, hex(0xf2c94c)},
        {Tone::last_move, hex(0xd8d05a)},
        {Tone::last_line, hex(0x4f4a06)},
        {Tone::check, hex(0x8a0f0a)},
        {Tone::target, hex(0x0a3f5c)},
        {Tone::capture, hex(0x7a110b)},
        {Tone::cursor, hex(0x0a3a70)},
        {Tone::hint, hex(0x3f1f80)},
        {Tone::badge, hex(0x1e2a1a)},
        {Tone::badge_text, hex(0xffffff)},
        {Tone::halo, hex(0xffffff, 225)},
        {Tone::past, hex(0x4a3a6a, 95)},
    }},
    {{
        {Tone::board_light, hex(0xe4eef7)},
        {Tone::board_dark, hex(0x86aed0)},
        {Tone::board_edge, hex(0x23405c)},
        {Tone::board_text, hex(0xeaf3fb)},
        {Tone::selected, hex(0xf4c95a)},
        {Tone::last_move, hex(0xa8d8a0)},
        {Tone::last_line, hex(0x24501c)},
        {Tone::check, hex(0x8a0f0a)},
        {Tone::target, hex(0x0c4432)},
        {Tone::capture, hex(0x7a110b)},
        {Tone::cursor, hex(0x15246e)},
        {Tone::hint, hex(0x4a1f7a)},
        {Tone::badge, hex(0x16242f)},
        {Tone::badge_text, hex(0xffffff)},
        {Tone::halo, hex(0xffffff, 225)},
        {Tone::past, hex(0x6b4a2e, 95)},
    }},
    {{
        {Tone::board_light, hex(0xf7e6e6)},
        {Tone::board_dark, hex(0xd3a0a4)},
        {Tone::board_edge, hex(0x5c2f38)},
        {Tone::board_text, hex(0xfbecec)},
        {Tone::selected, hex(0xf0cf5a)},
        {Tone::last_move, hex(0xc9b8e6)},
        {Tone::last_line, hex(0x3f2a6e)},
        {Tone::check, hex(0x7d0a12)},
        {Tone::target, hex(0x0f4a3c)},
        {Tone::capture, hex(0x6e0c14)},
        {Tone::cursor, hex(0x143a70)},
        {Tone::hint, hex(0x3a2380)},
        {Tone::badge, hex(0x2f1a1e)},
        {Tone::badge_text, hex(0xffffff)},
        {Tone::halo, hex(0xffffff, 225)},
        {Tone::past, hex(0x2f4a66, 95)},
    }},
}};

/// The same on every board: the colours of drawings over it.
constexpr std::array<std::pair<Tone, Paint>, 5> marks{{
    {Tone::mark_green, hex(0x15781b, 200)},
    {Tone::mark_red, hex(0x882020, 200)},
    {Tone::mark_yellow, hex(0xe68f00, 210)},
    {Tone::mark_blue, hex(0x003088, 200)},
    {Tone::line_arrow, hex(0x2b5c96, 165)},
}};

double luminance(Paint paint) {
    const auto linear = [](std::uint8_t channel) {
        const double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(paint.red) + 0.7152 * linear(paint.green) + 0.0722 * linear(paint.blue);
}

} // namespace

Paint paint_of(Tone tone, Theme theme, BoardColors board) {
    for (const auto& [named, paint] : surroundings[static_cast<std::size_t>(theme)])
        if (named == tone) return paint;
    for (const auto& [named, paint] : boards[static_cast<std::size_t>(board)])
        if (named == tone) return paint;
    for (const auto& [named, paint] : marks)
        if (named == tone) return paint;
    assert(false && "every tone has its colour");
    return {};
}

double contrast(Paint one, Paint other) {
    const double first = luminance(one) + 0.05;
    const double second = luminance(other) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

} // namespace view
