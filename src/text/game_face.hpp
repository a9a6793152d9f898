#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/board.hpp"
#include "text/online_seat.hpp"
#include "text/room_dialogue.hpp"
#include "text/thinking_here.hpp"
#include "text/typed.hpp"

namespace text {

/// How a game is shown, and in whose language.
struct FaceOptions {
    bool heights = false;                 ///< of stacks, in their cells
    std::array<words::Voice, 2> voices{}; ///< of the players, by colour
    OnlineSeat* online = nullptr;         ///< in a game of a server
};

/// The game of a room at the terminal, from its first prompt to its end: what both games have in
/// common. Each game adds its board and its way to ask for a move.
class GameFace : public RoomDialogue, private Occasion {
  public:
    /// The keeper remembers what is chosen.
    GameFace(Dialogue& dialogue, room::Room& room, ThinkingHere& thinking, play::Keeper& keeper,
             const FaceOptions& options);

    /// Plays until the game is over or left; the room has none then, unless a server has begun
    /// another one there.
    void run();

  protected:
    /// The board of the moment in this style and what stands beside it.
    virtual Picture draw(const BoardStyle& style) = 0;
    /// What stands beside the board, in words.
    virtual std::vector<std::string> remarks() const = 0;
    /// Asks the person whose turn it is for something to do, and does it.
    virtual void person_turn() = 0;
    /// Says what a move did.
    virtual void explain(const session::MoveView& move) = 0;
    /// A piece as the board shows it.
    virtual std::string cell(core::Piece piece) const = 0;

    const room::Snapshot& snapshot() const { return room().snapshot(); }
    const session::Session& session() const { return room().session(); }
    /// The moment of the game that is shown.
    const room::Moment& moment() const { return snapshot().history[place_shown()]; }
    words::Voice voice() const { return dialogue().voice(); }
    game::Letters letters() const { return dialogue().letters(); }

    /// What helps somebody whose turn it is: how to move, and the orders there are.
    std::string turn_help(const words::Message& how_to_move, const words::Message& orders_here,
                          words::Arguments arguments = {}) const;

    void show_board();
    std::optional<int> columns() const;
    void toggle_heights();
    /// Says once that the heights of stacks can be shown, unless they are.
    void tell_of_heights();

    /// Plays a move that a person has typed and says what it did, or why not; whether it is played.
    bool play(std::string_view text);
    /// Does what a keyword asks; false for one that is not known here.
    bool obey(const Typed& typed);
    /// Says which order was probably meant by a line that is none; whether there is one.
    bool suggest_order(std::string_view line);
    /// What the opponent in a server's game offers, which may be answered or left.
    std::optional<room::Asked> offer() const;
    /// Whether a line answers such an offer.
    bool answer_offer(std::string_view line);
    /// Saves the game under this name, or its own, or one that is asked for; whether it is saved.
    bool save_game(const std::string& name = {});
    void resign();
    /// Answers a question about what is on the board or who plays; false for another order.
    bool answer_query(const Typed& typed);
    /// What stands on a square, as a sentence.
    std::string stack_text(core::Coord square) const;
    /// Whatever was typed is about the game as it stands, unless it looks back or asks about what
    /// is shown.
    void stop_looking(const Typed& typed);

  private:
    void save(const std::string& name) override { save_game(name); }
    std::optional<TimePoint> deadline() const override;
    bool is_over() const override { return is_elsewhere() || (is_game_over() && !is_reviewing_); }
    bool take_news() override;

    std::optional<bool> ask(const room::Asked& asked) override;
    void announce(const room::Played& played) override;
    void announce_end() override;
    void prepare(const room::Asked& asked) override;
    void pass_on() override;

    bool is_game_over() const { return snapshot().outcome.is_over(); }
    void speak_to(core::Color color);
    /// What the players have chosen; the last move is marked.
    BoardStyle usual_style() const;
    bool fits(const Picture& picture) const;
    void next_turn();
    void computer_turn();
    bool is_others_turn() const;
    void wait_for_others();
    Question waiting_question() const;
    void take_while_waiting(const std::string& line);
    bool obey_online(const Typed& typed);
    void say_in_game(const std::string& text);
    std::vector<wire::ChatLine> chat_shown() const;
    void show_chat();
    void show_offer();
    void wish(const std::function<void(online::Client&)>& what);
    void await_answer();
    /// The server has ended the game, or begun another one.
    bool is_elsewhere() const { return options_.online && !options_.online->is_in(online_game_); }
    /// What a question may be about; another value after everything that changes it.
    struct Situation;
    Situation situation() const;
    void think();
    void depart();
    /// What helps, and what those may ask who do not see the board.
    std::string with_queries(const words::Message& help) const;
    void review();
    void review_by(const Typed& typed);
    Question review_question() const;

    void hint();
    void offer_draw();
    void export_game(const std::string& path);
    void list_moves(std::string_view square);
    void list_captured();
    std::string last_move_text() const;
    void tell_move();
    void tell_clocks();
    void tell_opponent();
    using LineSentence = std::string (*)(words::Voice, const session::BoardView&, std::string_view);
    void tell_line(LineSentence sentence, const std::string& named);
    void tell_stack(const std::string& named);
    void describe();
    void say_place();
    /// Whether a player of a server's game has left it.
    bool is_away(core::Color side) const;
    void show_notation();

    /// What came of saving under a name.
    enum class Saving : std::uint8_t { done, other_name, failed };
    Saving save_as(const std::string& name);

    std::size_t place_shown() const;
    bool look(Keyword keyword);

    ThinkingHere& thinking_;
    play::Keeper& keeper_;
    FaceOptions options_;
    std::string online_game_{};              ///< its id
    std::optional<std::size_t> looked_at_;   ///< a moment of the past
    std::optional<std::size_t> claim_shown_; ///< at which moment the board was shown for a claim
    bool is_heights_told_ = false;           ///< that the heights of stacks can be shown
    bool is_introduced_ = false;             ///< how the board is told
    bool is_flipped_ = false;
    bool has_played_ = false; ///< a move, by what was last done
    bool is_asking_name_ = false;
    bool is_reviewing_ = false;
    bool is_left_ = false;
};

} // namespace text
