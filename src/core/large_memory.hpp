#pragma once

#include <cstddef>

namespace core {

/// Memory for much that is read here and there: on large pages where the system has some, since
/// addresses on few pages are found sooner. Null if there is not so much.
void* take_large_memory(std::size_t bytes);
void give_back_large_memory(void* memory);

/// A base of classes whose objects are so large that `new` should take such memory for them.
struct InLargeMemory {
    static void* operator new(std::size_t bytes);
    static void operator delete(void* memory) { give_back_large_memory(memory); }
};

} // namespace core
