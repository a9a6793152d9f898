#pragma once

#include <deque>
#include <functional>
#include <optional>

#include "room/asked.hpp"

namespace room {

/// The questions that people are asked, one after the other, and what is done with the answers.
class Questions {
  public:
    using Answered = std::function<void(bool is_yes)>;

    /// To be asked once those before are answered.
    void ask(Asked asked, Answered answered);
    /// To be asked before all others.
    void ask_first(Asked asked, Answered answered);
    /// The answer to the first one; nothing happens where nothing is asked.
    void answer(bool is_yes);
    /// Drops the first one unanswered; there must be one.
    void drop() { waiting_.pop_front(); }
    /// Drops all of them, or all of one kind.
    void forget() { waiting_.clear(); }
    template <class Kind>
    void forget_all() {
        std::erase_if(waiting_,
                      [](const Question& one) { return std::holds_alternative<Kind>(one.asked); });
    }

    bool empty() const { return waiting_.empty(); }
    /// What is asked now.
    std::optional<Asked> front() const;

  private:
    struct Question {
        Asked asked;
        Answered answered;
    };

    std::deque<Question> waiting_;
};

} // namespace room
