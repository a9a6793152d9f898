#include "engine/helper_threads.hpp"

#include <utility>

namespace engine {

// The threads of the standard library throw where there are none left, which ends a program that is
// compiled without exceptions.
bool HelperThreads::start(std::function<void()> work) {
    Helper& helper = helpers_.emplace_back(Helper{.work = std::move(work)});
    const auto run = [](void* given) -> void* {
        static_cast<Helper*>(given)->work();
        return nullptr;
    };
    if (pthread_create(&helper.thread, nullptr, run, &helper) == 0) return true;
    helpers_.pop_back();
    return false;
}

void HelperThreads::join() {
    for (const Helper& helper : helpers_) pthread_join(helper.thread, nullptr);
    helpers_.clear();
}

} // namespace engine
