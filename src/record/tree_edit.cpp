#include "record/tree_edit.hpp"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace record {
namespace {

using Id = MoveTree::Id;
using Ids = std::vector<Id>;

/// The same tree as lists that can be changed, by the numbers of its moves.
struct Links {
    Ids next;
    std::vector<Ids> variations;
};

Links links_of(const MoveTree& moves) {
    Links links;
    for (Id id = 0; id <= moves.size(); ++id) {
        links.next.push_back(moves.next(id));
        Ids& variations = links.variations.emplace_back();
        for (Id line = moves.first_variation(id); line != MoveTree::none;
             line = moves.next_variation(line))
            variations.push_back(line);
    }
    return links;
}

/// The move beside which a variation with this first move stands; none for other moves.
Id beside(const Links& links, Id first) {
    for (Id id = 0; id < links.variations.size(); ++id)
        if (std::ranges::find(links.variations[id], first) != links.variations[id].end()) return id;
    return MoveTree::none;
}

/// Puts other moves in the place of one in a list.
void replace(Ids& list, Id old, std::span<const Id> others) {
    const auto at = list.erase(std::ranges::find(list, old));
    list.insert(at, others.begin(), others.end());
}

/// Moves the comments before a move to the previous move, if a reader would find them there.
void settle_comments(MoveTree& moves, Id from, Id next) {
    if (moves.first_variation(from) != MoveTree::none) return;
    Node& node = moves[next];
    auto& comments = moves[from].comments;
    comments.insert(comments.end(), node.comments_before.begin(), node.comments_before.end());
    node.comments_before.clear();
}

/// Likewise for comments behind variations that were removed.
void settle_behind(Node& node) {
    node.comments.insert(node.comments.end(), node.comments_behind.begin(),
                         node.comments_behind.end());
    node.comments_behind.clear();
}

EditedTree rebuilt(const MoveTree& moves, const Links& links) {
    EditedTree edited;
    edited.places.assign(moves.size() + 1, MoveTree::none);
    MoveTree& copy = edited.moves;
    copy[MoveTree::root] = moves[MoveTree::root];
    edited.places[MoveTree::root] = MoveTree::root;
    // Moves that are copied, but not yet what follows them or stands beside them.
    Ids open{MoveTree::root};
    const auto add = [&](Id from, Id to) {
        copy[to] = moves[from];
        edited.places[from] = to;
        open.push_back(from);
    };
    while (!open.empty()) {
        const Id from = open.back();
        open.pop_back();
        const Id to = edited.places[from];
        for (const Id line : links.variations[from])
            add(line, copy.add_variation(to, moves[line].move));
        if (links.variations[from].empty()) settle_behind(copy[to]);
        const Id next = links.next[from];
        if (next == MoveTree::none) continue;
        add(next, copy.append(to, moves[next].move));
        settle_comments(copy, to, edited.places[next]);
    }
    return edited;
}

} // namespace

EditedTree without_line(const MoveTree& moves, Id first) {
    assert(first != MoveTree::root);
    Links links = links_of(moves);
    const Ids others = std::exchange(links.variations[first], {});
    if (const Id main = beside(links, first); main != MoveTree::none) {
        replace(links.variations[main], first, others);
        return rebuilt(moves, links);
    }
    Id& next = links.next[moves.previous(first)];
    next = others.empty() ? MoveTree::none : others.front();
    if (!others.empty()) {
        Ids& rest = links.variations[next];
        rest.insert(rest.end(), others.begin() + 1, others.end());
    }
    return rebuilt(moves, links);
}

EditedTree without_variations(const MoveTree& moves, const std::set<Id>& first) {
    Links links = links_of(moves);
    for (Ids& list : links.variations)
        std::erase_if(list, [&](Id line) { return first.contains(line); });
    return rebuilt(moves, links);
}

EditedTree with_promoted(const MoveTree& moves, Id move) {
    Links links = links_of(moves);
    const Id first = first_of_line(moves, move);
    const Id main = beside(links, first);
    if (main == MoveTree::none) return rebuilt(moves, links);
    const Id outer = beside(links, main);
    Ids others = std::exchange(links.variations[main], {});
    std::erase(others, first);
    others.insert(others.begin(), main);
    Ids& own = links.variations[first];
    own.insert(own.begin(), others.begin(), others.end());
    if (outer == MoveTree::none)
        links.next[moves.previous(main)] = first;
    else
        std::ranges::replace(links.variations[outer], main, first);
    return rebuilt(moves, links);
}

Id first_of_line(const MoveTree& moves, Id move) {
    Id first = move;
    while (first != MoveTree::root && moves.next(moves.previous(first)) == first)
        first = moves.previous(first);
    return first;
}

} // namespace record
