#pragma once

#include <deque>
#include <functional>
#include <optional>

#include "room/asked.hpp"

namespace room {

/// What the people at the desk are asked, one question after the other, and what comes of their
/// answers.
class Questions {
  public:
    using Answered = std::function<void(bool is_yes)>;

    /// To be asked once those before are answered.
    void ask(Asked asked, Answered answered);
    /// To be asked before all others.
    void ask_first(Asked asked, Answered answered);
    /// The answer to the first one; nothing happens where nothing is asked.
    void answer(bool is_yes);
    /// The first one is not answered, and nothing comes of it; there must be one.
    void drop() { waiting_.pop_front(); }
    /// None of them matters any more.
    void forget() { waiting_.clear(); }

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
