#pragma once

#include <functional>
#include <ostream>
#include <string>
#include <utility>

#include "uci/worker.hpp"

namespace uci {

/// Lines to the other program, from any thread, in the order in which they are said. Nobody waits
/// for the other to read them before thousands are unread.
class Output {
  public:
    /// `lost` is called once, in another thread, when nothing can be written any more.
    Output(std::ostream& out, std::function<void()> lost) : out_(out), lost_(std::move(lost)) {}

    /// Waits where too much is unread.
    void say(std::string line);

    /// The same for a line that need not be read; it is left out, and leaves room for others, when
    /// the other does not keep up.
    void mention(std::string line);

  private:
    static constexpr std::size_t most_unread = 10'000;
    static constexpr std::size_t most_mentioned = most_unread / 2;

    void write(const std::string& line);

    std::ostream& out_;
    std::function<void()> lost_;
    bool is_lost_ = false; ///< known to the writer alone
    Worker writer_{most_unread};
};

} // namespace uci
