#include "room/questions.hpp"

#include <utility>

namespace room {

void Questions::ask(Asked asked, Answered answered) {
    waiting_.push_back({std::move(asked), std::move(answered)});
}

void Questions::ask_first(Asked asked, Answered answered) {
    waiting_.push_front({std::move(asked), std::move(answered)});
}

void Questions::answer(bool is_yes) {
    if (empty()) return;
    const Answered answered = std::move(waiting_.front().answered);
    waiting_.pop_front(); // what comes of it may ask again, or forget all
    answered(is_yes);
}

std::optional<Asked> Questions::front() const {
    return empty() ? std::nullopt : std::optional(waiting_.front().asked);
}

} // namespace room
