#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/color.hpp"
#include "core/coord.hpp"
#include "core/piece.hpp"
#include "game/rules.hpp"
#include "record/record.hpp"
#include "session/board_view.hpp"
#include "words/language.hpp"

/// A position that somebody builds, as every face edits it.
namespace room {

/// The side of the king or of the queen, on which a king castles.
enum class Wing : std::uint8_t { king, queen };

/// A position of either game, playable or not yet. What a change makes impossible goes with it:
/// rights to castle, marks of unmoved pawns, the square of an en passant capture. Every change can
/// be undone.
class Editor {
  public:
    static constexpr std::size_t most_undone = 500; ///< changes that are remembered

    /// Begins with a setup that need not be playable.
    explicit Editor(record::Setup setup = stackchess::start_setup({})) : setup_(std::move(setup)) {}

    const record::Setup& setup() const { return setup_; }
    game::Rules rules() const { return record::rules_of(setup_); }
    session::BoardView board() const;
    core::Color turn() const;
    int size() const; ///< squares in a rank
    int quiet_plies() const;
    int move_number() const;
    int most_counter() const; ///< the largest that either of these two can be
    /// The position in writing.
    std::string text() const;

    /// Why it cannot be played yet, all faults in one sentence, or how the game would be over at
    /// once. Empty if it can be played.
    std::string problem(words::Voice voice) const;

    // The board. Squares must lie on it.
    /// Chess: in place of what stands there. Stackchess: on top of a stack of that colour that is
    /// not as high as there are pieces, or else in place of the stack. A pawn that is put alone on
    /// its first rank counts as unmoved.
    void place(core::Coord square, core::Piece piece);
    /// Takes the top piece away.
    void remove(core::Coord square);
    /// Takes all that stands on one square to another, as `place` would piece by piece.
    void move(core::Coord from, core::Coord to);
    void clear(core::Coord square);
    void clear();
    void begin_anew(const record::Setup& setup);
    void set_turn(core::Color turn);
    void set_quiet_plies(int plies);
    void set_move_number(int number);

    // Stackchess alone.
    bool has_sizes() const { return game::of_game(rules(), true, false); }
    bool has_promotion_choice() const { return game::of_game(rules(), true, false); }
    /// Pieces outside the new board are lost; a starting position becomes that of the new size.
    void set_size(int size);
    bool has_promotion() const;
    void set_promotion(bool is_on);
    /// Whether the pawn at the bottom of this stack can count as unmoved, and does.
    bool can_be_unmoved(core::Coord square) const;
    bool is_unmoved(core::Coord square) const;
    void set_unmoved(core::Coord square, bool is_unmoved);

    // Chess alone.
    bool has_castling_choice() const { return game::of_game(rules(), false, true); }
    bool can_castle(core::Color side, Wing wing) const;
    bool has_castling(core::Color side, Wing wing) const;
    void set_castling(core::Color side, Wing wing, bool is_on);
    /// The squares that a pawn can just have passed over, and the one that it has.
    std::vector<core::Coord> passable() const;
    std::optional<core::Coord> passed() const;
    void set_passed(std::optional<core::Coord> square);

    /// Takes over a position in writing, of this game or else of the other one. Returns why it
    /// cannot be read; empty where it was.
    std::string read(std::string_view text, words::Voice voice);

    bool can_undo() const { return !before_.empty(); }
    bool can_redo() const { return !after_.empty(); }
    void undo();
    void redo();

  private:
    const stackchess::Setup* stacks() const { return std::get_if<stackchess::Setup>(&setup_); }
    const chess::Setup* chess() const { return std::get_if<chess::Setup>(&setup_); }
    void change(record::Setup next);
    /// Changes a copy by `act`, forgets what its pieces no longer allow, and takes it over.
    template <class Act>
    void edit(Act act);

    record::Setup setup_;
    std::vector<record::Setup> before_{}; ///< as it was, the latest last
    std::vector<record::Setup> after_{};  ///< as it was before changes were undone
};

} // namespace room
