#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "text/board.hpp"
#include "text/interrupt.hpp"
#include "text/keeping.hpp"
#include "text/typed.hpp"

namespace text {

/// How a game is shown, and in whose language.
struct FaceOptions {
    bool heights = false;                 ///< of stacks, in their cells
    std::array<words::Voice, 2> voices{}; ///< of the players, by colour
};

/// A game at the terminal, from its first prompt to its end: what both games have in common. Each
/// game adds its board and its way to ask for a move.
class GameFace : private Occasion, private Interruptible {
  public:
    GameFace(Dialogue& dialogue, Keeping& keeping, play::KeptGame game, const FaceOptions& options);
    GameFace(const GameFace&) = delete;
    GameFace& operator=(const GameFace&) = delete;
    virtual ~GameFace() = default;

    /// Plays until the game is over or left. It is on disk after every move, and stays there unless
    /// it is over or given up.
    void run();

  protected:
    /// The board in this style and what stands beside it.
    virtual Picture draw(const BoardStyle& style) = 0;
    /// Asks the person whose turn it is for something to do, and does it.
    virtual void person_turn() = 0;
    /// Says what was played.
    virtual void announce(const session::MoveView& move) = 0;
    /// The person wants to leave the game: whether it is to be kept as the interrupted one.
    virtual bool leave() = 0;

    Dialogue& dialogue() const { return dialogue_; }
    play::Table& table() const { return game_.table(); }
    const session::Session& session() const { return table().session(); }
    words::Voice voice() const { return dialogue_.voice(); }
    game::Letters letters() const { return dialogue_.letters(); }

    void show_board();
    std::optional<int> columns() const;
    void toggle_heights() { options_.heights = !options_.heights; }

    /// Plays a move that a person has typed and says what it did, or why not; whether it is played.
    bool play(std::string_view text);
    void say_refusal(const game::Refusal& refusal);
    /// Does what an order asks; false for one that is not known here.
    bool obey(const Typed& typed);
    /// Saves the game under a name; the running one remembers it.
    bool save_game();
    void resign();

  private:
    void save() override { save_game(); }
    std::optional<TimePoint> deadline() const override;
    bool is_over() const override { return table().is_over(); }
    void interrupt() override { table().stop_thinking(); }

    void speak_to(core::Color color) { dialogue_.set_voice(options_.voices[core::index(color)]); }
    /// What the players have chosen; the last move is marked.
    BoardStyle usual_style() const;
    bool fits(const Picture& picture) const;
    void next_turn();
    void computer_turn();
    bool ask_about_claim();
    void keep();
    void finish();
    bool depart();
    bool ask_about_loss(int error);
    void tell(int error);

    void undo();
    void redo();
    void hint();
    void explain_hint(const engine::Line& line);
    void claim_or_offer_draw();
    void offer_draw();
    void list_moves(std::string_view square);
    void show_notation();

    Dialogue& dialogue_;
    Keeping& keeping_;
    play::KeptGame game_;
    FaceOptions options_;
    bool is_flipped_ = false;
    bool is_told_ = false; ///< that the game cannot be kept
};

} // namespace text
