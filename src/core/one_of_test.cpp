#include "core/one_of.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/one_of_definitions.hpp"

namespace core {
namespace {

struct Apple {
    std::string name{};
    friend bool operator==(const Apple&, const Apple&) = default;
};
struct Pear {
    int weight = 0;
    friend bool operator==(const Pear&, const Pear&) = default;
};
struct Plum {};

} // namespace

struct EveryFruit : Alternatives<Apple, Pear> {};
using Fruit = OneOf<EveryFruit>;

TEST(OneOf, HoldsWhatItIsMadeOfAndAssigned) {
    Fruit fruit = Pear{3};
    EXPECT_EQ(std::get<Pear>(fruit).weight, 3);
    fruit = Apple{"a name too long to be kept inside"};
    EXPECT_EQ(std::get<Apple>(fruit).name, "a name too long to be kept inside");
    EXPECT_EQ(std::get_if<Pear>(&fruit), nullptr);
    EXPECT_EQ(Fruit(), Fruit(Apple{}));
}

TEST(OneOf, IsCopiedAndMovedAsItsAlternatives) {
    const std::vector<Fruit> basket{Apple{"a name too long to be kept inside"}, Pear{1}};
    std::vector<Fruit> copy = basket;
    EXPECT_EQ(copy, basket);
    const Fruit moved = std::move(copy.front());
    EXPECT_EQ(moved, basket.front());
    EXPECT_NE(copy.front(), basket.front());
}

TEST(OneOf, IsAssignedOverAnyAlternative) {
    const std::vector<Fruit> basket{Apple{"a name too long to be kept inside"}, Pear{1},
                                    Apple{"b"}};
    for (const Fruit& before : basket)
        for (const Fruit& after : basket) {
            Fruit copied = before;
            copied = after;
            EXPECT_EQ(copied, after);
            Fruit source = after;
            Fruit moved = before;
            moved = std::move(source);
            EXPECT_EQ(moved, after);
            EXPECT_EQ(source.index(), after.index()) << "moving leaves the alternative";
        }
    Fruit same = basket.front();
    const Fruit& alias = same;
    same = alias;
    EXPECT_EQ(same, basket.front());
}

TEST(OneOf, IsVisited) {
    const auto weight = [](const auto& fruit) {
        if constexpr (requires { fruit.weight; })
            return fruit.weight;
        else
            return 0;
    };
    EXPECT_EQ(std::visit(weight, Fruit(Pear{7})), 7);
    EXPECT_EQ(std::visit(weight, Fruit(Apple{})), 0);
}

static_assert(std::variant_size_v<Fruit> == 2);
static_assert(!std::is_constructible_v<Fruit, Plum>);
static_assert(std::is_nothrow_move_constructible_v<Fruit>, "vectors of them move when they grow");

} // namespace core

template class core::OneOf<core::EveryFruit>;
