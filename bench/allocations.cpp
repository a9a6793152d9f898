// Prints the memory of a position of each kind and counts the allocations of perft. There must be
// none: exit status 1 if there is one.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <new>
#include <string_view>

#include "chess/position.hpp"
#include "chess/setup.hpp"
#include "game/perft.hpp"
#include "stackchess/position.hpp"
#include "stackchess/setup.hpp"

namespace {

std::size_t allocations = 0; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void* allocate(std::size_t size) {
    ++allocations;
    void* const memory = std::malloc(size);
    if (memory == nullptr) std::abort();
    return memory;
}

} // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

/// Counts one position and prints its line; true if nothing was allocated.
template <game::Position P>
bool is_clean(std::string_view name, P position, int depth) {
    const std::size_t before = allocations;
    const std::uint64_t nodes = game::perft(position, depth);
    const std::size_t made = allocations - before;
    std::printf("%-26.*s %5zu bytes %4zu bytes %12llu %12zu\n", static_cast<int>(name.size()),
                name.data(), sizeof(P), sizeof(typename P::Undo),
                static_cast<unsigned long long>(nodes), made);
    return made == 0;
}

bool is_clean_stackchess(std::string_view name, const stackchess::StartOptions& options,
                         int depth) {
    return stackchess::with_position(
               stackchess::start_setup(options),
               [&](const auto& position) { return is_clean(name, position, depth); })
        .value_or(false);
}

} // namespace

int main() {
    std::printf("%-26s %11s %10s %12s %12s\n", "", "a position", "its undo", "nodes",
                "allocations");
    const auto chess_start = chess::Position::from(chess::start_setup());
    const std::array clean{
        chess_start && is_clean("chess", *chess_start, 5),
        is_clean_stackchess("Stackchess 6x6", {.size = 6}, 5),
        is_clean_stackchess("Stackchess 8x8, knights", {.size = 8, .knights = true}, 4),
        is_clean_stackchess("Stackchess 26x26, knights", {.size = 26, .knights = true}, 3),
    };
    return std::ranges::all_of(clean, std::identity{}) ? EXIT_SUCCESS : EXIT_FAILURE;
}
