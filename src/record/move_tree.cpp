#include "record/move_tree.hpp"

#include <cassert>
#include <utility>

namespace record {

MoveTree::MoveTree() : entries_(1) {}

MoveTree::Id MoveTree::add(Id previous, std::uint32_t move) {
    const auto id = static_cast<Id>(entries_.size());
    Entry entry;
    entry.node.move = move;
    entry.previous = previous;
    entries_.push_back(std::move(entry));
    return id;
}

MoveTree::Id MoveTree::append(Id last, std::uint32_t move) {
    assert(entries_[last].next == none);
    const Id id = add(last, move);
    entries_[last].next = id;
    entries_[id].node.comments_before = std::exchange(entries_[last].node.comments_behind, {});
    return id;
}

MoveTree::Id MoveTree::add_variation(Id beside, std::uint32_t move) {
    assert(beside != root);
    const Id id = add(entries_[beside].previous, move);
    Entry& main = entries_[beside];
    if (main.first_variation == none)
        main.first_variation = id;
    else
        entries_[main.last_variation].next_variation = id;
    main.last_variation = id;
    return id;
}

std::vector<std::uint32_t> MoveTree::main_line() const {
    std::vector<std::uint32_t> moves;
    for (Id id = next(root); id != none; id = next(id)) moves.push_back((*this)[id].move);
    return moves;
}

std::size_t MoveTree::main_line_size() const {
    std::size_t size = 0;
    for (Id id = next(root); id != none; id = next(id)) ++size;
    return size;
}

bool operator==(const MoveTree& left, const MoveTree& right) {
    using Id = MoveTree::Id;
    if (left.size() != right.size()) return false;
    std::vector<std::pair<Id, Id>> lines{{MoveTree::root, MoveTree::root}};
    while (!lines.empty()) {
        auto [a, b] = lines.back();
        lines.pop_back();
        while (a != MoveTree::none && b != MoveTree::none) {
            if (left[a] != right[b]) return false;
            Id in_a = left.first_variation(a);
            Id in_b = right.first_variation(b);
            while (in_a != MoveTree::none && in_b != MoveTree::none) {
                lines.emplace_back(in_a, in_b);
                in_a = left.next_variation(in_a);
                in_b = right.next_variation(in_b);
            }
            if (in_a != in_b) return false; // one has more variations here
            a = left.next(a);
            b = right.next(b);
        }
        if (a != b) return false; // one line is longer
    }
    return true;
}

} // namespace record
