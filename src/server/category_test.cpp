#include "server/category.hpp"

#include <gtest/gtest.h>

namespace server {
namespace {

using game::Rules;
using wire::Terms;

/// What may be rated has a category to be rated in.
TEST(Category, IsThereForWhatMayBeRated) {
    const auto check = [](Terms terms) {
        terms.days = 1;
        EXPECT_EQ(!category_of(terms).empty(), wire::may_be_rated(terms)) << to_json(terms);
    };
    check({.rules = Rules::chess});
    check({.rules = Rules::chess, .position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"});
    for (int size = stackchess::min_size; size <= 9; ++size)
        for (const bool knights : {false, true})
            for (const bool promotion : {false, true})
                check({.size = size, .knights = knights, .promotion = promotion});
    EXPECT_FALSE(wire::may_be_rated({.rules = Rules::chess})) << "it may never end";
}

} // namespace
} // namespace server
