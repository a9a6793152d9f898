#include "server/category.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace server {
namespace {

using game::Rules;
using wire::Terms;

/// Every game that can be rated has a category.
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

TEST(Category, IsOfTheGameThatIsRatedInIt) {
    const auto is_of = [](game::Rules rules, const wire::Terms& terms) {
        return std::ranges::count(categories_of(rules), category_of(terms)) == 1;
    };
    EXPECT_TRUE(is_of(Rules::chess, {.rules = Rules::chess, .days = 1}));
    for (const Terms& terms : {Terms{.days = 1}, Terms{.size = 8, .knights = true, .days = 1}}) {
        EXPECT_TRUE(is_of(Rules::stackchess, terms)) << to_json(terms);
        EXPECT_FALSE(is_of(Rules::chess, terms)) << to_json(terms);
    }
    EXPECT_EQ(all_categories().size(), 15U);
}

} // namespace
} // namespace server
