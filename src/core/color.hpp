#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace core {

enum class Color : std::uint8_t { white, black };

inline constexpr std::array colors{Color::white, Color::black};

constexpr Color operator~(Color color) {
    return color == Color::white ? Color::black : Color::white;
}

constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }

} // namespace core
