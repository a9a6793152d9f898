#pragma once

#include <cstddef>

namespace core {

/// Memory for large, randomly accessed data: on large pages where the system has them, which
/// reduces TLB misses. Null if there is not enough memory.
void* take_large_memory(std::size_t bytes);
void give_back_large_memory(void* memory);

/// A base class for objects large enough that `new` should use such memory.
struct InLargeMemory {
    static void* operator new(std::size_t bytes);
    static void operator delete(void* memory) { give_back_large_memory(memory); }
};

} // namespace core
