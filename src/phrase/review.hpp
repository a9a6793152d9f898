#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "analysis/review.hpp"
#include "record/record.hpp"
#include "words/language.hpp"

namespace phrase {

/// How exact a side was: its accuracy, and how many moves of each kind were not fine.
std::string side_review(words::Voice voice, const analysis::Review& review, core::Color color);

/// What is said of a move that was not fine, with a better line.
struct MoveRemark {
    std::size_t ply = 0;
    std::string text{};
};
std::vector<MoveRemark> move_remarks(words::Voice voice, const record::Record& record,
                                     const analysis::Review& review);

} // namespace phrase
