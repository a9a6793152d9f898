#include "core/helper_threads.hpp"

#include <utility>

#if !defined(__wasm__)
#include <pthread.h>
#endif

namespace core {

#if defined(__wasm__)

struct HelperThreads::Helper {};

bool HelperThreads::start(std::function<void()> /*work*/) { return false; }

void HelperThreads::join() {}

#else

struct HelperThreads::Helper {
    std::function<void()> work;
    pthread_t thread{};
};

// std::thread throws when the system refuses a thread, which would end a program compiled without
// exceptions.
bool HelperThreads::start(std::function<void()> work) {
    auto helper = std::make_unique<Helper>(Helper{.work = std::move(work)});
    const auto run = [](void* given) -> void* {
        static_cast<Helper*>(given)->work();
        return nullptr;
    };
    if (pthread_create(&helper->thread, nullptr, run, helper.get()) != 0) return false;
    helpers_.push_back(std::move(helper));
    return true;
}

void HelperThreads::join() {
    for (const auto& helper : helpers_) pthread_join(helper->thread, nullptr);
    helpers_.clear();
}

#endif

HelperThreads::HelperThreads() = default;
HelperThreads::~HelperThreads() { join(); }

} // namespace core
