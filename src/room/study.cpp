#include "room/study.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "play/table_tags.hpp"
#include "record/recorded_move.hpp"
#include "record/start.hpp"
#include "record/tree_edit.hpp"
#include "session/views.hpp"
#include "stackchess/notation.hpp"

namespace room {

namespace {

using core::Color;
using record::MoveTree;
using Id = MoveTree::Id;

/// A glyph that has a sign, which common fonts can write.
struct Glyph {
    record::Nag nag = 0;
    std::string_view text;
};
constexpr std::array glyphs{Glyph{1, "!"},  Glyph{2, "?"},   Glyph{3, "!!"},  Glyph{4, "??"},
                            Glyph{5, "!?"}, Glyph{6, "?!"},  Glyph{7, "□"},   Glyph{10, "="},
                            Glyph{13, "∞"}, Glyph{14, "+="}, Glyph{15, "=+"}, Glyph{16, "±"},
                            Glyph{17, "∓"}, Glyph{18, "+-"}, Glyph{19, "-+"}};
constexpr record::Nag last_of_move = 7; ///< those above are about the position

/// About how much memory a record takes.
std::size_t bytes_of(const record::Record& record) {
    std::size_t bytes = sizeof record;
    for (const record::Tag& tag : record.tags)
        bytes += sizeof tag + tag.name.size() + tag.value.size();
    for (Id id = MoveTree::root; id <= record.moves.size(); ++id) {
        const record::Node& node = record.moves[id];
        bytes += sizeof node + node.nags.size() * sizeof(record::Nag);
        for (const auto* const comments :
             {&node.comments_before, &node.comments, &node.comments_behind})
            for (const std::string& comment : *comments) bytes += sizeof comment + comment.size();
    }
    return bytes;
}

/// A moment after a move of a record.
template <class P>
Moment moment_after(const P& before, std::uint32_t bits, const P& after) {
    Moment moment{.board = session::board_of(after),
                  .turn = after.turn(),
                  .move_number = after.move_number(),
                  .check = session::king_in_check(after)};
    if (bits == record::null_move) return moment;
    const auto move = P::Move::from_bits(bits);
    moment.move = session::view_of(before, move);
    moment.captured = session::captured_by(before, move);
    return moment;
}

template <class P>
std::vector<session::MoveView> legal_moves(const P& position) {
    typename P::MoveList moves;
    position.generate(moves);
    std::vector<session::MoveView> views;
    for (const auto move : moves) views.push_back(session::view_of(position, move));
    return views;
}

/// Brings a snapshot to the end of a line of moves.
template <class P>
void follow_line(Snapshot& snapshot, const P& start, const MoveTree& moves,
                 std::span<const Id> path) {
    P position = start;
    snapshot.rules = P::rules;
    snapshot.history.assign(1, Moment{.board = session::board_of(position),
                                      .turn = position.turn(),
                                      .move_number = position.move_number(),
                                      .check = session::king_in_check(position)});
    for (const Id id : path) {
        const P before = position;
        record::play_recorded(position, moves[id].move);
        snapshot.history.push_back(moment_after(before, moves[id].move, position));
    }
    snapshot.outcome = position.outcome();
    snapshot.moves.clear();
    if (!snapshot.outcome.is_over()) snapshot.moves = legal_moves(position);
}

/// A game in which nothing is taken back, and which ends as its moves do.
record::Record whole(record::Record record) {
    record.undone = 0;
    return record;
}

std::string words_of(const std::vector<std::string>& comments) {
    record::Node node;
    node.comments = comments;
    return record::comment_words(node);
}

} // namespace

std::string_view glyph_text(record::Nag nag) {
    for (const Glyph& glyph : glyphs)
        if (glyph.nag == nag) return glyph.text;
    return {};
}

Study::Study(record::Record record, game::Letters letters)
    : record_(whole(std::move(record))), letters_(letters) {
    write_all();
    while (moves().next(here_) != none) here_ = moves().next(here_);
    look();
}

void Study::take_up(record::Record record) {
    change([&] {
        std::vector<std::uint32_t> line;
        for (const Id id : path_to(here_)) line.push_back(moves()[id].move);
        record_ = whole(std::move(record));
        here_ = root;
        for (const std::uint32_t move : line) {
            const Id next = known(move);
            if (next == none) break;
            here_ = next;
        }
    });
    write_all();
    look();
}

/// Changes the record by `act`, and remembers it as it was if that has made a difference.
template <class Act>
void Study::change(Act act) {
    Past past{record_, here_, bytes_of(record_)};
    act();
    if (record_ != past.record) remember(std::move(past));
}

void Study::remember(Past past) {
    ++change_number_;
    after_.clear();
    before_.push_back(std::make_shared<const Past>(std::move(past)));
    std::size_t bytes = 0;
    std::size_t kept = 0;
    while (kept < std::min(before_.size(), most_undone)) {
        bytes += before_[before_.size() - kept - 1]->bytes;
        if (kept > 0 && bytes > most_bytes_undone) break;
        ++kept;
    }
    before_.erase(before_.begin(), before_.end() - static_cast<std::ptrdiff_t>(kept));
}

/// Goes back to the latest of `from`, so that `to` leads here again.
void Study::step(Pasts& from, Pasts& to) {
    if (from.empty()) return;
    ++change_number_;
    const std::size_t bytes = bytes_of(record_);
    to.push_back(std::make_shared<const Past>(Past{std::move(record_), here_, bytes}));
    record_ = from.back()->record;
    here_ = from.back()->here;
    from.pop_back();
    write_all();
    look();
}

void Study::undo() { step(before_, after_); }
void Study::redo() { step(after_, before_); }

void Study::forget_changes() {
    before_.clear();
    after_.clear();
}

void Study::write_with(game::Letters letters) {
    if (std::exchange(letters_, letters) == letters) return;
    write_all();
    look();
}

std::vector<Id> Study::path_to(Id id) const {
    std::vector<Id> path;
    for (; id != root; id = moves().previous(id)) path.push_back(id);
    std::ranges::reverse(path);
    return path;
}

/// Calls `visit` with the position that is looked at, of its own type.
template <class Visit>
auto Study::at_here(Visit visit) const {
    return record::with_start(record_.setup, [&](const auto& start) {
        auto position = start;
        for (const Id id : path_to(here_)) record::play_recorded(position, moves()[id].move);
        return visit(position);
    });
}

/// Writes every move of the tree; variations may be nested as deep as they like.
void Study::write_all() {
    written_.assign(moves().size() + 1, {});
    record::with_start(record_.setup, [&]<class P>(const P& start) {
        struct Line {
            P position;
            Id first;
            std::size_t ply;
        };
        std::vector<Line> open;
        open.push_back({start, moves().next(root), 1});
        while (!open.empty()) {
            Line line = std::move(open.back());
            open.pop_back();
            for (Id id = line.first; id != none; id = moves().next(id), ++line.ply) {
                written_[id] = {record::recorded_text(line.position, moves()[id].move, letters_),
                                line.ply};
                for (Id other = moves().first_variation(id); other != none;
                     other = moves().next_variation(other))
                    open.push_back({P(line.position), other, line.ply});
                record::play_recorded(line.position, moves()[id].move);
            }
        }
    });
}

void Study::look() {
    const std::vector<Id> path = path_to(here_);
    record::with_start(record_.setup,
                       [&](const auto& start) { follow_line(snapshot_, start, moves(), path); });
    snapshot_.score.clear();
    for (const Id id : path) snapshot_.score.push_back(written(id));
    snapshot_.game = 1;
    ++look_number_;
}

bool Study::is_main(Id id) const { return record::first_of_line(moves(), id) == root; }

bool Study::is_white(Id id) const {
    const bool is_first_white = snapshot_.history.front().turn == Color::white;
    return (ply(id) % 2 == 1) == is_first_white;
}

std::string Study::number(Id id) const {
    const Moment& start = snapshot_.history.front();
    const std::size_t from_white = ply(id) - (start.turn == Color::white ? 1 : 0);
    const std::size_t number = static_cast<std::size_t>(start.move_number) + from_white / 2;
    return std::to_string(number) + (is_white(id) ? "." : "...");
}

std::string Study::words_before(Id id) const { return words_of(moves()[id].comments_before); }
std::string Study::words_after(Id id) const { return words_of(moves()[id].comments); }
std::string Study::words_behind(Id id) const { return words_of(moves()[id].comments_behind); }

std::string Study::text() const {
    return at_here([](const auto& position) { return position_text(position); });
}

bool Study::jump(Id id) {
    if (id == none || id == here_) return false;
    here_ = id;
    look();
    return true;
}

bool Study::to_end() {
    Id last = here_;
    while (moves().next(last) != none) last = moves().next(last);
    return jump(last);
}

bool Study::to_ply(std::size_t ply) {
    Id id = root;
    for (std::size_t i = 0; i < ply && moves().next(id) != none; ++i) id = moves().next(id);
    return jump(id);
}

std::vector<Id> Study::followers(Id id) const {
    std::vector<Id> found;
    std::vector<Id> open{moves().next(id)};
    while (!open.empty()) {
        const Id move = open.back();
        open.pop_back();
        if (move == none) continue;
        found.push_back(move);
        std::vector<Id> beside;
        for (Id line = moves().first_variation(move); line != none;
             line = moves().next_variation(line))
            beside.push_back(line);
        open.insert(open.end(), beside.rbegin(), beside.rend());
    }
    return found;
}

bool Study::aside(int step) {
    if (here_ == root) return false;
    const std::vector<Id> beside = followers(moves().previous(here_));
    const auto count = static_cast<int>(beside.size());
    const auto at = static_cast<int>(std::ranges::find(beside, here_) - beside.begin());
    return jump(beside[static_cast<std::size_t>((at + step % count + count) % count)]);
}

/// The place behind this move from here on; none where it is not in the tree.
Id Study::known(std::uint32_t move) const {
    const std::vector<Id> next = followers(here_);
    const auto found = std::ranges::find_if(next, [&](Id id) { return moves()[id].move == move; });
    return found == next.end() ? none : *found;
}

/// The same of a move that is not there yet.
Id Study::add(std::uint32_t move) {
    const Id next = moves().next(here_);
    if (next == none && is_main(here_)) note_main_line_changed();
    const Id added =
        next == none ? record_.moves.append(here_, move) : record_.moves.add_variation(next, move);
    written_.push_back({at_here([&](const auto& position) {
                            return record::recorded_text(position, move, letters_);
                        }),
                        ply(here_) + 1});
    return added;
}

/// What the record says of its end was about other moves.
void Study::note_main_line_changed() { play::forget_end(record_); }

/// A move from here on, as a record has it and as a face shows it.
core::Result<std::pair<std::uint32_t, session::MoveView>, game::Refusal>
Study::read_here(std::string_view text, game::Letters letters) const {
    using Found = core::Result<std::pair<std::uint32_t, session::MoveView>, game::Refusal>;
    return at_here([&](const auto& position) -> Found {
        if (position.outcome().is_over())
            return core::Failure(game::Refusal{.kind = game::RefusalKind::game_over});
        return read_move(position, text, letters).map([&](auto move) {
            return std::pair(move.bits(), session::view_of(position, move));
        });
    });
}

core::Result<session::MoveView, game::Refusal> Study::play(std::string_view text,
                                                           game::Letters letters) {
    const auto found = read_here(text, letters);
    if (!found) return core::Failure(found.error());
    Id next = known(found->first);
    if (next == none) change([&] { next = add(found->first); });
    jump(next);
    return found->second;
}

void Study::add_line(std::span<const std::string> line) {
    const Id before = here_;
    change([&] {
        for (const std::string& move : line) {
            const auto found = read_here(move, game::Letters::english);
            if (!found) break;
            const Id next = known(found->first);
            jump(next == none ? add(found->first) : next);
        }
    });
    jump(before);
}

game::Refusal Study::refusal(core::Coord from, int count, core::Coord to) const {
    if (snapshot_.outcome.is_over()) return {.kind = game::RefusalKind::game_over};
    return at_here(
        [&](const auto& position) { return session::refusal_of(position, from, count, to); });
}

bool Study::promote() {
    if (is_main(here_)) return false;
    change([&] {
        auto [moves, places] = record::with_promoted(record_.moves, here_);
        record_.moves = std::move(moves);
        here_ = places[here_];
        if (is_main(here_)) note_main_line_changed();
    });
    write_all();
    look();
    return true;
}

bool Study::remove() {
    if (here_ == root) return false;
    change([&] {
        if (is_main(here_)) note_main_line_changed();
        const Id before = this->moves().previous(here_);
        auto [moves, places] = record::without_line(record_.moves, here_);
        record_.moves = std::move(moves);
        here_ = places[before];
    });
    write_all();
    look();
    return true;
}

void Study::set_comment(std::string_view words) {
    change([&] { record::set_comment_words(node(), words); });
}

void Study::toggle_glyph(record::Nag nag) {
    if (here_ == root) return;
    change([&] {
        std::vector<record::Nag>& nags = node().nags;
        const bool was_there = std::ranges::find(nags, nag) != nags.end();
        const bool is_of_move = nag <= last_of_move;
        std::erase_if(nags, [&](record::Nag one) {
            return !glyph_text(one).empty() && (one <= last_of_move) == is_of_move;
        });
        if (!was_there) nags.insert(is_of_move ? nags.begin() : nags.end(), nag);
    });
}

record::Marks Study::marks(Id id) const {
    record::Marks marks = record::marks(record_.moves[id]);
    const int size = snapshot_.present().board.size;
    std::erase_if(marks, [&](const record::DrawnMark& mark) {
        return !core::is_on_board(mark.from, size) || !core::is_on_board(mark.to, size);
    });
    return marks;
}

void Study::toggle_mark(const record::DrawnMark& mark) {
    change([&] {
        record::Marks marks = record::marks(node());
        record::toggle(marks, mark);
        record::set_marks(node(), marks);
    });
}

play::ThinkTask Study::task(int lines) const {
    const record::Record line = so_far();
    return record::with_start(line.setup, [&](const auto& start) {
        play::ThinkTask task{.rules = record_.rules(), .start = position_text(start)};
        task.lines = lines;
        auto position = start;
        for (const std::uint32_t bits : line.moves.main_line()) {
            task.moves.push_back(record::recorded_coordinates(position, bits));
            record::play_recorded(position, bits);
        }
        return task;
    });
}

std::vector<std::string> Study::written(const std::vector<std::string>& line) const {
    return at_here([&](auto position) {
        std::vector<std::string> texts;
        for (const std::string& text : line) {
            const auto move = read_move(position, text, game::Letters::english);
            if (!move) break;
            texts.push_back(score_text(position, *move, letters_));
            position.play(*move);
        }
        return texts;
    });
}

std::optional<session::MoveView> Study::read(const std::string& text) const {
    return at_here([&](const auto& position) -> std::optional<session::MoveView> {
        const auto move = read_move(position, text, game::Letters::english);
        if (!move) return std::nullopt;
        return session::view_of(position, *move);
    });
}

record::Record Study::so_far() const {
    record::Record record;
    record.tags = record_.tags;
    record::with_start(record_.setup, [&](auto position) {
        record.setup = position.setup();
        Id last = root;
        for (const Id id : path_to(here_)) {
            const std::uint32_t move = moves()[id].move;
            record::play_recorded(position, move);
            if (move == record::null_move) {
                record.setup = position.setup();
                record.moves = {};
                last = root;
            } else {
                last = record.moves.append(last, move);
            }
        }
    });
    return record;
}

} // namespace room
