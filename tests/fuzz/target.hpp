#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

/// What every fuzz target needs. A target defines `check`; target.cpp makes it known to libFuzzer.
namespace fuzz {

inline void require(bool holds, std::string_view what) {
    if (holds) return;
    std::fprintf(stderr, "WRONG: %.*s\n", static_cast<int>(what.size()), what.data());
    std::abort();
}

/// A failure reported by the properties, or none.
inline void require_none(const std::string& complaint) { require(complaint.empty(), complaint); }

/// The input, consumed from the front.
class Input {
  public:
    Input(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

    bool empty() const { return size_ == 0; }

    /// The next byte, or 0 after the end.
    std::uint8_t byte() {
        if (size_ == 0) return 0;
        --size_;
        return *data_++;
    }

    /// All that is left.
    std::string_view text() const { return {reinterpret_cast<const char*>(data_), size_}; }

  private:
    const std::uint8_t* data_;
    std::size_t size_;
};

/// Each target defines this: it ends the program if something does not hold.
void check(Input input);

} // namespace fuzz
