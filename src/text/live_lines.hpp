#pragma once

#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

#include "text/terminal.hpp"

namespace text {

/// Lines at the end of what a terminal shows, drawn again and again in their place.
class LiveLines {
  public:
    explicit LiveLines(std::ostream& out) : out_(out) {}

    /// Puts these lines in the place of those before, cut to what fits; the cursor stands below.
    void show(const std::vector<std::string>& lines, Extent extent);

  private:
    std::ostream& out_;
    std::size_t drawn_ = 0;
};

} // namespace text
