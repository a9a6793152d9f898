#include "play/annotations.hpp"

#include <vector>

namespace play {
namespace {

using record::MoveTree;
using Id = MoveTree::Id;

/// A move of one tree and the same of another.
struct Pair {
    Id from;
    Id to;
};

/// Copies the variations beside `pair` and those beside their moves, without the help of the call
/// stack: they may be nested as deep as they like.
void copy_variations(const MoveTree& from, MoveTree& to, Pair pair) {
    std::vector<Pair> waiting{pair};
    while (!waiting.empty()) {
        const Pair beside = waiting.back();
        waiting.pop_back();
        for (Id first = from.first_variation(beside.from); first != MoveTree::none;
             first = from.next_variation(first)) {
            Id copy = to.add_variation(beside.to, from[first].move);
            for (Id id = first;; copy = to.append(copy, from[id].move)) {
                to[copy] = from[id];
                waiting.push_back({id, copy});
                id = from.next(id);
                if (id == MoveTree::none) break;
            }
        }
    }
}

} // namespace

void copy_annotations(const MoveTree& from, MoveTree& to) {
    Pair pair{MoveTree::root, MoveTree::root};
    do {
        to[pair.to] = from[pair.from];
        if (pair.to != MoveTree::root) copy_variations(from, to, pair);
        pair = {from.next(pair.from), to.next(pair.to)};
    } while (pair.from != MoveTree::none && pair.to != MoveTree::none &&
             from[pair.from].move == to[pair.to].move);
}

} // namespace play
