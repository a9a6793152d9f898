#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.hpp"
#include "game/refusal.hpp"
#include "play/think_task.hpp"
#include "record/marks.hpp"
#include "record/record.hpp"
#include "room/snapshot.hpp"

namespace room {

/// A game or a position on a board where everything may be tried: the moves as a tree with what is
/// written beside them, and the place in it that is looked at.
class Study {
  public:
    using Id = record::MoveTree::Id;

    static constexpr Id root = record::MoveTree::root;
    static constexpr Id none = record::MoveTree::none;
    /// How much is remembered of what was changed: as often, and as long as all the records as they
    /// were take so much memory; but always the last one.
    static constexpr std::size_t most_undone = 200;
    static constexpr std::size_t most_bytes_undone = 32'000'000;

    /// Looks at the end of the main line. What was taken back in the game is a part of it.
    explicit Study(record::Record record, game::Letters letters = game::Letters::english);

    /// All of it, ready to be written as PGN: reading that gives an equal study. The result is that
    /// of the game as long as its moves are the main line.
    const record::Record& record() const { return record_; }
    const record::MoveTree& moves() const { return record_.moves; }
    /// The same game with other notes and lines; the place stays, as far as it is still there.
    void take_up(record::Record record);
    void write_with(game::Letters letters);

    // The place that is looked at.
    Id here() const { return here_; }
    /// The line that leads here, as a game between two people at whose end one stands.
    const Snapshot& snapshot() const { return snapshot_; }
    /// Whether it is a move of the main line, or the start.
    bool is_main(Id id) const;
    /// How many half-moves lead to a move.
    std::size_t ply(Id id) const { return written_[id].ply; }
    /// The move as the score sheet has it, and its number: `12.` for White, `12...` for Black.
    const std::string& written(Id id) const { return written_[id].text; }
    std::string number(Id id) const;
    bool is_white(Id id) const;
    /// What is written before a move, behind it, and behind the variations beside it, without
    /// commands such as `[%cal]`.
    std::string words_before(Id id) const;
    std::string words_after(Id id) const;
    std::string words_behind(Id id) const;
    /// The position in writing.
    std::string text() const;

    /// Changes whenever another place is looked at, or the moves change.
    std::uint64_t look_number() const { return look_number_; }
    /// Changes whenever the record does, and when a change is undone or redone.
    std::uint64_t change_number() const { return change_number_; }

    // Going about. These return whether there was anywhere to go.
    bool jump(Id id);
    bool back() { return here_ != root && jump(moves().previous(here_)); }
    bool forward() { return jump(moves().next(here_)); }
    bool to_start() { return jump(root); }
    /// To the end of the line that one is in.
    bool to_end();
    /// To the move of the main line after `ply` half-moves, or to its end.
    bool to_ply(std::size_t ply);
    /// To the next or previous one of the moves that stand in the same place.
    bool aside(int step);
    /// The moves that can follow a place, as they stand in the tree: that of the line first.
    std::vector<Id> followers(Id id) const;

    // Changing it. Every change can be undone.
    /// Plays a move where one looks: goes to it if it is there, else adds it, as a variation where
    /// another move follows.
    core::Result<session::MoveView, game::Refusal> play(std::string_view text,
                                                        game::Letters letters);
    /// Adds a line of moves in coordinates, as far as they can be played, and stays.
    void add_line(std::span<const std::string> line);
    /// Why `count` pieces cannot go there.
    game::Refusal refusal(core::Coord from, int count, core::Coord to) const;
    /// Lets the variation that one is in take the place of the line it leaves.
    bool promote();
    /// Removes the move one looks at and all that follows, and goes to the one before.
    bool remove();

    bool can_undo() const { return !before_.empty(); }
    bool can_redo() const { return !after_.empty(); }
    /// Everything is as it was before the last change, and one looks there again.
    void undo();
    void redo();
    /// What was changed until now stays.
    void forget_changes();

    // What is written here.
    std::string comment() const { return words_after(here_); }
    void set_comment(std::string_view words);
    /// A glyph beside the move, or no more; it takes the place of the others of its kind: signs of
    /// the move (`!` to `?!`), or of the position. The start has none.
    void toggle_glyph(record::Nag nag);
    record::Marks marks() const { return marks(here_); }
    record::Marks marks(Id id) const;
    void toggle_mark(const record::DrawnMark& mark);

    // For the engine.
    /// To be thought about for as long as one looks, with that many lines.
    play::ThinkTask task(int lines) const;
    /// A line from here on, as the score sheet has moves.
    std::vector<std::string> written(const std::vector<std::string>& line) const;
    /// A move from here on in coordinates, as a face shows it.
    std::optional<session::MoveView> read(const std::string& move) const;
    /// The game up to here, without what is beside it: to be played on. It begins behind the last
    /// place where a side passed.
    record::Record so_far() const;

  private:
    /// What is the same about a move wherever one looks.
    struct Written {
        std::string text{};
        std::size_t ply = 0;
    };

    /// All of it as it was, and where one looked.
    struct Past {
        record::Record record{};
        Id here = root;
        std::size_t bytes = 0; ///< about so much memory
    };
    using Pasts = std::vector<std::shared_ptr<const Past>>; ///< the latest last

    template <class Act>
    void change(Act act);
    void remember(Past past);
    void step(Pasts& from, Pasts& to);
    record::Node& node() { return record_.moves[here_]; }
    const record::Node& node() const { return record_.moves[here_]; }
    std::vector<Id> path_to(Id id) const;
    template <class Visit>
    auto at_here(Visit visit) const;
    core::Result<std::pair<std::uint32_t, session::MoveView>, game::Refusal>
    read_here(std::string_view text, game::Letters letters) const;
    Id known(std::uint32_t move) const;
    Id add(std::uint32_t move);
    void note_main_line_changed();
    void write_all();
    void look();

    record::Record record_;
    game::Letters letters_;
    Id here_ = root;
    std::vector<Written> written_; ///< by the numbers of the moves
    Snapshot snapshot_;
    std::uint64_t look_number_ = 0;
    std::uint64_t change_number_ = 0;
    Pasts before_{};
    Pasts after_{}; ///< as it was before changes were undone
};

/// The signs that can be put beside a move, and how they look: `!`, `??`, `±`; empty for a glyph
/// that has no sign.
std::string_view glyph_text(record::Nag nag);

} // namespace room
