#include "record/move_tree.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

using Id = MoveTree::Id;

/// 1 2 (3 4) (5 (6)) 7
MoveTree branched() {
    MoveTree tree;
    const Id one = tree.append(MoveTree::root, 1);
    const Id two = tree.append(one, 2);
    tree.append(tree.add_variation(two, 3), 4);
    const Id five = tree.add_variation(two, 5);
    tree.add_variation(five, 6);
    tree.append(two, 7);
    return tree;
}

TEST(MoveTree, LinksLinesAndVariations) {
    const MoveTree tree = branched();
    EXPECT_EQ(tree.main_line(), (std::vector<std::uint32_t>{1, 2, 7}));
    EXPECT_EQ(tree.main_line_size(), 3U);
    EXPECT_EQ(tree.size(), 7U);
    const Id one = tree.next(MoveTree::root);
    const Id two = tree.next(one);
    const Id three = tree.first_variation(two);
    const Id five = tree.next_variation(three);
    EXPECT_EQ(tree[three].move, 3U);
    EXPECT_EQ(tree.previous(three), one);
    EXPECT_EQ(tree[five].move, 5U);
    EXPECT_EQ(tree.next_variation(five), MoveTree::none);
    EXPECT_EQ(tree[tree.first_variation(five)].move, 6U);
}

TEST(MoveTree, IsEqualWhateverTheOrderOfAdding) {
    MoveTree other;
    const Id one = other.append(MoveTree::root, 1);
    const Id two = other.append(one, 2);
    const Id seven = other.append(two, 7);
    const Id three = other.add_variation(two, 3);
    const Id five = other.add_variation(two, 5);
    const Id six = other.add_variation(five, 6);
    other.append(three, 4);
    EXPECT_EQ(other, branched());

    MoveTree longer = other;
    longer.append(six, 8);
    EXPECT_NE(longer, branched());
    MoveTree annotated = other;
    annotated[six].nags.push_back(1);
    EXPECT_NE(annotated, other);
    MoveTree commented = other;
    commented[seven].comments.emplace_back("end");
    EXPECT_NE(commented, other);
}

TEST(MoveTree, TellsWhereTheSameMovesHang) {
    MoveTree beside_first;
    MoveTree beside_second;
    for (MoveTree* const tree : {&beside_first, &beside_second}) {
        const Id one = tree->append(MoveTree::root, 1);
        const Id two = tree->append(one, 2);
        tree->add_variation(tree == &beside_first ? one : two, 3);
    }
    EXPECT_NE(beside_first, beside_second);
}

TEST(MoveTree, ComparesDeepTreesWithoutTheCallStack) {
    MoveTree tree;
    Id at = tree.append(MoveTree::root, 1);
    for (int i = 0; i < 300'000; ++i) at = tree.add_variation(at, 2);
    const MoveTree copy = tree;
    EXPECT_EQ(copy, tree);
}

} // namespace
} // namespace record
