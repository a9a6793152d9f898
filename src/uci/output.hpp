#pragma once

#include <functional>
#include <ostream>
#include <string>
#include <utility>

#include "uci/worker.hpp"

namespace uci {

/// Lines to the other program, from any thread, in order. Callers do not wait for them to be read
/// until thousands are unread.
class Output {
  public:
    /// `lost` is called once, in another thread, when nothing can be written any more.
    Output(std::ostream& out, std::function<void()> lost) : out_(out), lost_(std::move(lost)) {}

    /// Waits if too much is unread.
    void say(std::string line);

    /// The same for a line that need not be read; it is dropped, leaving room for others, if the
    /// other program does not keep up.
    void mention(std::string line);

  private:
    static constexpr std::size_t most_unread = 10'000;
    static constexpr std::size_t most_mentioned = most_unread / 2;

    void write(const std::string& line);

    std::ostream& out_;
    std::function<void()> lost_;
    bool is_lost_ = false; ///< used only by the writer
    Worker writer_{most_unread};
};

} // namespace uci
