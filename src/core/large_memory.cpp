#include "core/large_memory.hpp"

#include <cstdlib>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace core {
namespace {

constexpr std::size_t large_page = std::size_t{2} << 20;

} // namespace

void* take_large_memory(std::size_t bytes) {
    // A large page must lie entirely within this memory.
    const std::size_t whole_pages = (bytes + large_page - 1) / large_page * large_page;
    if (whole_pages < bytes) return nullptr;
    void* const memory = ::operator new(whole_pages, std::align_val_t(large_page), std::nothrow);
#if defined(__linux__)
    if (memory != nullptr)
        madvise(memory, whole_pages, MADV_HUGEPAGE); // only a hint: failure does no harm
#endif
    return memory;
}

void give_back_large_memory(void* memory) {
    ::operator delete(memory, std::align_val_t(large_page));
}

void* InLargeMemory::operator new(std::size_t bytes) {
    void* const memory = take_large_memory(bytes);
    if (memory == nullptr) std::abort(); // the program is built without exceptions
    return memory;
}

} // namespace core
