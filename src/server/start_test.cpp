#include "server/start.hpp"

#include <gtest/gtest.h>

namespace server {
namespace {

using game::Rules;
using wire::Terms;

/// What faces offer is what the server accepts.
TEST(RatedTerms, AreThoseThatMayBeRated) {
    const auto check = [](Terms terms) {
        terms.days = 1;
        terms.is_rated = true;
        EXPECT_EQ(start_of(terms).has_value(), wire::may_be_rated(terms)) << to_json(terms);
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
