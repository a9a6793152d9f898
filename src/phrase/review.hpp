#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "analysis/review.hpp"
#include "record/record.hpp"
#include "words/language.hpp"

namespace phrase {

/// How well a side played: its accuracy, and how many bad moves of each kind it made.
std::string side_review(words::Voice voice, const analysis::Review& review, core::Color color);

/// The remark on a bad move, with a better line.
struct MoveRemark {
    std::size_t ply = 0;
    std::string text{};
};
std::vector<MoveRemark> move_remarks(words::Voice voice, const record::Record& record,
                                     const analysis::Review& review);

} // namespace phrase
