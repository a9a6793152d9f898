#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "phrase/games.hpp"
#include "play/kept_game.hpp"
#include "room/action.hpp"
#include "room/asked.hpp"
#include "room/computer.hpp"
#include "room/event.hpp"
#include "room/questions.hpp"
#include "room/server.hpp"
#include "room/snapshot.hpp"
#include "words/message.hpp"

namespace room {

/// What a room needs from outside, and its settings.
struct RoomOptions {
    play::Keeper* keeper =
        nullptr;            ///< without one nothing can be stored or opened; it must outlive
                            /// < the room
    std::uint64_t seed = 0; ///< of the computer's choices; each game has its own
    Pace pace{};
    bool offers_saving = false; ///< asks whether to save a game of chess that is left
};

/// Whether the board is visible. While it is not, the computer waits and the clocks are stopped.
/// Between two people the clocks keep running, so that hiding the board gains no time, unless the
/// game is paused.
enum class Watch : std::uint8_t { seen, unseen, paused };

/// A game as people use it, in any face: it plays, stores, saves and opens games, asks questions
/// that must be answered before anything else happens, gives the computer tasks, and runs the
/// clocks. It has no clock, disk access or thread of its own. The face passes the time (`attend`),
/// people's actions (`act`) and the computer's results (`note_thought`), and takes the events
/// (`take_events`) and the state (`snapshot`, `asked`, `thinking`).
class Room {
  public:
    using Time = std::chrono::milliseconds;

    explicit Room(RoomOptions options);
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    /// The game becomes an interrupted one.
    ~Room();

    // The state.
    bool has_game() const { return game_.has_value(); }
    const Snapshot& snapshot() const { return snapshot_; }
    /// The terms of the game; there must be one, here and below.
    const play::TableOptions& agreed() const { return table().options(); }
    const session::Session& session() const { return table().session(); }
    /// The game as a record, with all comments and drawings.
    record::Record record() const { return table().record(); }
    bool has_moves() const { return table().has_moves(); }
    /// Whether a person here can take a move back, or ask for that.
    bool can_take_back() const;
    /// Whether a person here can claim a draw now.
    bool can_claim() const;
    /// Whether all moves of the game are saved under its name.
    bool is_saved() const { return table().save_name() && !table().has_unsaved_moves(); }
    bool can_keep() const { return options_.keeper != nullptr && options_.keeper->has_place(); }
    /// Whether the game is safely on disk.
    bool is_kept() const { return game_ && game_->is_kept(); }
    /// The question to a person now.
    std::optional<Asked> asked() const { return questions_.front(); }
    bool is_asking() const { return !questions_.empty(); }
    /// Whether it must be answered before anything else happens: all questions except a remote
    /// player's offer, which may be ignored.
    bool must_answer() const;
    /// Whether somebody has left since the last call.
    bool take_left() { return std::exchange(is_left_, false); }

    /// Uses this voice from now on, and these letters for moves.
    void speak(words::Voice voice, game::Letters letters);
    /// Carries out a person's action, or says why it cannot; does nothing if it needs a game and
    /// there is none.
    void act(const Action& action);
    /// Resumes the latest interrupted game that is undamaged and not over; if there is only a
    /// damaged one, asks about it. False if there is none.
    bool resume_latest();
    /// Drops the game, which was left.
    void clear();

    // The computer.
    /// The computer's task now, if there is one.
    const std::optional<Thinking>& thinking() const { return computer_.thinking(); }
    /// The progress and the final result of that task.
    void note_progress(std::uint64_t number, const engine::Thought& thought);
    void note_thought(std::uint64_t number, engine::Thought thought);

    // The server, in a game with a remote player.
    bool is_remote() const;
    /// The requests of people here since the last call, to be sent.
    std::vector<ServerRequest> take_requests() { return std::exchange(requests_, {}); }
    /// What was offered to somebody far away who has not answered yet, as a sentence; empty where
    /// nothing was.
    std::string open_offer() const;
    /// A message of the server; false if it does not fit the game, which must then be joined again.
    bool hear(const News& news);

    // Time.
    /// Passes the time: stores changes, plays the computer's move, and checks the clocks.
    void attend(Time now);
    /// When `attend` should be called even if nothing happens: at once after a change, which is
    /// stored only then, so that it is shown first.
    std::optional<Time> next_wake() const;
    void watch(Watch watch);

    // Events, each taken once.
    std::vector<Event> take_events() { return std::exchange(events_, {}); }

  private:
    play::Table& table() const { return game_->table(); }
    play::TableTools table_tools(bool judges_time = true);

    bool may_leave(const Action& action);
    bool is_safe_to_leave(const Action& action);
    bool is_to_be_saved() const;
    void obey(const PlayMove& action);
    void obey(const TryMove& action);
    void obey(const TouchPiece& action);
    void obey(const LetGo& action);
    void obey(const TakeBack& action);
    void obey(const PlayAgain& action);
    void obey(const AskHint& action);
    void obey(const OfferDraw& action);
    void obey(const Resign& action);
    void obey(const Answer& action);
    void obey(const GoBack& action);
    void obey(const PlayOn& action);
    void obey(const DrawMark& action);
    void obey(const Rematch& action);
    void obey(const StartGame& action);
    void obey(const JoinGame& action);
    bool goes_on_at_table(const record::Record& record) const;
    void obey(const SaveGame& action);
    void obey(const ExportGame& action);
    void obey(const SaveStudy& action);
    void obey(const ExportStudy& action);
    void obey(const PlayFrom& action);
    void save_study(const SaveStudy& action, bool replaces);
    void obey(const OpenSave& action);
    void obey(const OpenFile& action);
    void obey(const ResumeGame& action);
    void obey(const RenameInterrupted& action);
    void obey(const RemoveInterrupted& action);
    play::InterruptedGame listed(const play::InterruptedGame& given) const;
    void obey(const ResumeLatest& action);
    void obey(const OpenText& action);
    void obey(const RenameSave& action);
    void obey(const RemoveSave& action);
    void obey(const OpenArchived& action);
    void obey(const RemoveArchived& action);
    void obey(const RenameArchived& action);
    void obey(const ExportArchived& action);
    void obey(const ChoosePlayer& action);
    void obey(const RenamePlayer& action);
    void obey(const RemovePlayer& action);
    void obey(const CopyPosition& action);
    void obey(const ExportPosition& action);
    void obey(const CopyGame& action);
    void obey(const Leave& action);

    // The course of a game.
    void put_on_table(play::KeptGame game);
    void put_on_table(std::unique_ptr<play::Table> table,
                      std::unique_ptr<play::RunningGame> running = nullptr);
    bool leave_game();
    void give_up_as_draw();
    void save(const std::string& name, bool replaces);
    void changed();
    void settle();
    void write();
    void keep();
    void tell_of_keeping(int error);
    void finish();
    void go_on();
    void resign(core::Color side);
    void claim(game::Claim claim, core::Color side);
    void ask_about_new_claim();
    Questions::Answered claimed(game::Claim claim, core::Color side);
    void ask_about_draw(core::Color by);
    void look_at_clocks();
    bool is_persons_turn();
    void warn_of_turn();
    const words::Message& not_yours() const;
    std::optional<core::Color> acting_person();
    core::Color undoing_side() const;
    bool is_clock_stopped() const;
    /// Whether the computer may act: the board is visible, and no question is open.
    bool is_free() const { return watch_ == Watch::seen && !is_asking(); }

    // The computer.
    void act_on(const Computer::Found& found);
    void show_hint(const engine::Thought& thought);
    bool is_draw_considered() const;
    void answer_draw(const engine::Thought& thought);

    // The server.
    bool is_played_online() const;
    void request_move(const std::string& text);
    void request_offer(play::OfferKind kind, core::Color side);
    void request_rematch();
    std::string offer_sentence(play::OfferKind kind, core::Color by) const;
    void ask_about_takeback(core::Color by);
    bool follow_news(const MovePlayed& news);
    bool follow_news(const RequestRefused& news);
    bool follow_news(const MoveWithdrawn& news);
    bool follow_news(const OfferMade& news);
    bool follow_news(const OfferDeclined& news);
    bool follow_news(const MovesTakenBack& news);
    bool follow_news(const ClocksSet& news);
    bool follow_news(const EndDeclared& news);

    // Files.
    /// The source of an opened game.
    struct Source {
        std::string name;
        bool is_save = false; ///< of this name; otherwise a file or a text
        bool is_pasted = false;
    };
    void ask_about_damage(const std::string& damage, const play::LoadError& error,
                          Questions::Answered answered);
    void resume_damaged(const play::InterruptedGame& game, const play::LoadError& error);
    void give_seat(const std::string& name);
    void rename_seats(const std::string& from, const std::string& to);
    void rename_in_games(const std::string& from, const std::string& to);
    void ask_about_leftover(const play::InterruptedGame& game);
    void open(const Source& source, const play::LoadResult& result);
    void remark_on(const play::LoadedGame& game, bool is_pasted);
    std::unique_ptr<play::Table> table_of(const record::Record& record);
    void take_up(const Source& source, const play::LoadResult& result);
    bool open_position(const std::string& text);
    bool refuse_position(const std::string& text, const record::Problem& problem);
    void export_to(const std::string& path, const std::string& text, const words::Message& done,
                   bool replaces);
    std::optional<play::LoadedGame> archived(const std::string& name);
    void warn_of_archived(const std::string& name, const play::LoadError& error);
    bool has_place();
    bool tell_renamed(play::Renaming renaming, const std::string& from, const std::string& to);
    void tell_removed(const std::string& name, int error);

    void say(const words::Message& message, words::Arguments arguments = {});
    void warn(const words::Message& message, words::Arguments arguments = {});
    void warn(std::string sentence);
    void refuse(const play::MoveDenial& denial);
    std::string check_sentence(core::Piece piece) const;
    std::string denial_sentence(const play::MoveDenial& denial) const;

    RoomOptions options_;
    words::Voice voice_{};
    game::Letters letters_{};
    Time now_{0};
    bool has_time_ = false; ///< it has been told the time
    Watch watch_ = Watch::seen;
    Snapshot snapshot_;
    std::optional<play::KeptGame> game_;
    std::vector<Event> events_;
    std::vector<ServerRequest> requests_;
    std::array<bool, 2> is_warned_{}; ///< of low time, by colour
    bool is_unwritten_ = false;       ///< whether the last change has not been stored
    bool is_told_ = false;            ///< whether people know that games cannot be stored
    std::string loss_told_; ///< the message about what could not be stored of a finished game
    bool is_left_ = false;
    Questions questions_;
    Computer computer_;
};

} // namespace room
