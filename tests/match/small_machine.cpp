// Simulates a system with only THREADS threads, and only CHILDREN child processes at a time, for a
// program that it is preloaded into.

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <limits>

#include <dlfcn.h>
#include <pthread.h>
#include <sys/types.h>

namespace {

/// How many there may be; unlimited without the variable.
int allowed(const char* variable) {
    const char* const text = std::getenv(variable);
    return text != nullptr ? std::atoi(text) : std::numeric_limits<int>::max();
}

std::atomic<int>& children_left() {
    static std::atomic<int> left = allowed("CHILDREN");
    return left;
}

template <class Function>
Function* system_call(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes,
                              void* (*start)(void*), void* argument) noexcept {
    static std::atomic<int> left = allowed("THREADS");
    if (left-- <= 0) return EAGAIN;
    static auto* const create = system_call<decltype(pthread_create)>("pthread_create");
    return create(thread, attributes, start, argument);
}

extern "C" pid_t fork() noexcept {
    static auto* const make = system_call<pid_t()>("fork");
    if (--children_left() < 0) {
        ++children_left();
        errno = EAGAIN;
        return -1;
    }
    return make();
}

extern "C" pid_t waitpid(pid_t child, int* status, int options) {
    static auto* const wait = system_call<pid_t(pid_t, int*, int)>("waitpid");
    const pid_t ended = wait(child, status, options);
    if (ended > 0) ++children_left();
    return ended;
}
