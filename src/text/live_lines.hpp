#pragma once

#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

#include "text/terminal.hpp"

namespace text {

/// Lines at the end of a terminal's output, which are redrawn in place.
class LiveLines {
  public:
    explicit LiveLines(std::ostream& out) : out_(out) {}

    /// Replaces the previous lines by these, cut to what fits; the cursor is then below them.
    void show(const std::vector<std::string>& lines, Extent extent);

  private:
    std::ostream& out_;
    std::size_t drawn_ = 0;
};

} // namespace text
