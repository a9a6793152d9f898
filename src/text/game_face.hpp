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

/// How a game is shown, and in which languages.
struct FaceOptions {
    bool heights = false;                 ///< shown in the cells of stacks
    std::array<words::Voice, 2> voices{}; ///< of the players, by colour
    OnlineSeat* online = nullptr;         ///< of a server's game, else null
};

/// The game of a room at the terminal, from its first prompt to its end: the part that both games
/// share. Each game adds its board and how it asks for a move.
class GameFace : public RoomDialogue, private Occasion {
  public:
    /// `keeper` also remembers what the person chooses.
    GameFace(Dialogue& dialogue, room::Room& room, ThinkingHere& thinking, play::Keeper& keeper,
             const FaceOptions& options);

    /// Plays until the game is over or left. The room then has no game, unless a server has begun
    /// another one there.
    void run();

  protected:
    /// The board at the moment that is shown, in this style, with what stands beside it.
    virtual Picture draw(const BoardStyle& style) = 0;
    /// What stands beside the board, as sentences.
    virtual std::vector<std::string> remarks() const = 0;
    /// Asks the person whose turn it is what to do, and does it.
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

    /// The help for a person whose turn it is: how to move, and which orders there are.
    std::string turn_help(const words::Message& how_to_move, const words::Message& orders_here,
                          words::Arguments arguments = {}) const;

    void show_board();
    std::optional<int> columns() const;
    void toggle_heights();
    /// Says, only once, that the heights of stacks can be shown, unless they are shown.
    void tell_of_heights();

    /// Plays a move that a person has typed and says what it did, or why it is refused. Returns
    /// whether it was played or sent to the server.
    bool play(std::string_view text);
    /// Does what a keyword asks; false if the keyword has no meaning here.
    bool obey(const Typed& typed);
    /// Says which order was probably meant by a line that is not one; returns whether any was.
    bool suggest_order(std::string_view line);
    /// What the opponent offers in a server's game, which need not be answered.
    std::optional<room::Asked> offer() const;
    /// Answers this offer if the line is an answer; returns whether it is.
    bool answer_offer(std::string_view line);
    /// Saves the game under this name, or its own, or one that it asks for; returns whether it was
    /// saved.
    bool save_game(const std::string& name = {});
    void resign();
    /// Answers a question about the board or the players; false if the order is a different one.
    bool answer_query(const Typed& typed);
    /// What stands on a square, as a sentence.
    std::string stack_text(core::Coord square) const;
    /// Returns to the present, unless what was typed looks back or asks about the moment that is
    /// shown.
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
    /// The style that the players have chosen, with the last move marked.
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
    /// Whether the server has ended the game, or begun another one.
    bool is_elsewhere() const { return options_.online && !options_.online->is_in(online_game_); }
    /// What a question may refer to; it differs after every change of that.
    struct Situation;
    Situation situation() const;
    void think();
    void depart();
    /// The help, extended by the queries for people who do not see the board.
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

    /// The result of saving under a name.
    enum class Saving : std::uint8_t { done, other_name, failed };
    Saving save_as(const std::string& name);

    std::size_t place_shown() const;
    bool look(Keyword keyword);

    ThinkingHere& thinking_;
    play::Keeper& keeper_;
    FaceOptions options_;
    std::string online_game_{};              ///< its id
    std::optional<std::size_t> looked_at_;   ///< a moment of the past
    std::optional<std::size_t> claim_shown_; ///< when the board was shown for a claim
    bool is_heights_told_ = false;           ///< the person knows that heights can be shown
    bool is_introduced_ = false;             ///< to the description of boards
    bool is_flipped_ = false;
    bool has_played_ = false; ///< a move, in the last action
    bool is_asking_name_ = false;
    bool is_reviewing_ = false;
    bool is_left_ = false;
};

} // namespace text
