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

/// What a room needs from outside, and how people meet a game there.
struct RoomOptions {
    play::Keeper* keeper = nullptr; ///< without one nothing can be kept or opened; it lives longer
                                    ///< than the room
    std::uint64_t seed = 0;         ///< of the computer's choices; each game has its own
    Pace pace{};
    bool offers_saving = false; ///< who leaves a game of chess is asked whether to save it
};

/// Whether the board is visible. While it is not, the computer waits and the clocks stand; between
/// two people the clocks run on, so that hiding the board gains no time, unless both pause.
enum class Watch : std::uint8_t { seen, unseen, paused };

/// A game as people meet it, whatever they see it on: it plays, keeps, saves and opens games, asks
/// what must be answered before anything else happens, says what the computer is to think about,
/// and counts the clocks.
///
/// It has no time, disk or thread of its own. The face says what time it is (`attend`),
/// what people do (`act`) and what the computer found (`note_thought`), and takes what has
/// happened (`take_events`) and how things stand (`snapshot`, `asked`, `thinking`).
class Room {
  public:
    using Time = std::chrono::milliseconds;

    explicit Room(RoomOptions options);
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    /// The game stays behind as an interrupted one.
    ~Room();

    // How things stand.
    bool has_game() const { return game_.has_value(); }
    const Snapshot& snapshot() const { return snapshot_; }
    /// The terms of the game; there must be one, here and below.
    const play::TableOptions& agreed() const { return table().options(); }
    const session::Session& session() const { return table().session(); }
    /// The game on paper, with all that was written and drawn beside it.
    record::Record record() const { return table().record(); }
    bool has_moves() const { return table().has_moves(); }
    bool can_take_back() const;
    /// Whether a person here can claim a draw now.
    bool can_claim() const;
    /// Whether all moves of the game are saved under its name.
    bool is_saved() const { return table().save_name() && !table().has_unsaved_moves(); }
    bool can_keep() const { return options_.keeper != nullptr && options_.keeper->has_place(); }
    /// Whether the disk has the game.
    bool is_kept() const { return game_ && game_->is_kept(); }
    /// What a person must answer before anything else happens.
    std::optional<Asked> asked() const { return questions_.front(); }
    bool is_asking() const { return !questions_.empty(); }
    /// Somebody has left since the last call.
    bool take_left() { return std::exchange(is_left_, false); }

    /// Speaks like this from now on, and writes moves with these letters.
    void speak(words::Voice voice, game::Letters letters);
    /// Does what a person wants, or says why not; nothing if it needs a game and there is none.
    void act(const Action& action);
    /// Resumes the latest interrupted game that is whole and not over; asks about one that is
    /// damaged where there is no other. False where there is none.
    bool resume_latest();
    /// Forgets the game, which was left.
    void clear();

    // The computer.
    /// What is to be thought about now, if anything.
    const std::optional<Thinking>& thinking() const { return computer_.thinking(); }
    /// What is known of that so far, and in the end.
    void note_progress(std::uint64_t number, const engine::Thought& thought);
    void note_thought(std::uint64_t number, engine::Thought thought);

    // The server, in a game with somebody far away.
    bool is_remote() const;
    /// What people here want since the last call, to be sent.
    std::vector<Request> take_requests() { return std::exchange(requests_, {}); }
    /// What the server says; false where it does not fit the game, which must then be joined again.
    bool hear(const News& news);

    // Time.
    /// Time has come this far: writes down what has changed, plays what the computer found, and
    /// looks at the clocks.
    void attend(Time now);
    /// When `attend` should be called even if nothing happens: at once after a change, which is
    /// written only then, so that it is seen first.
    std::optional<Time> next_wake() const;
    void watch(Watch watch);

    // What has happened, once.
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
    void obey(const RemoveInterrupted& action);
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
    void ask_about_claim(game::Claim claim, core::Color side);
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
    void request_move(const std::string& text);
    void request_offer(play::OfferKind kind, core::Color side);
    void request_rematch();
    static const words::Message& offer_sentence(play::OfferKind kind);
    void ask_about_takeback(core::Color by);
    bool follow_news(const MovePlayed& news);
    bool follow_news(const RequestRefused& news);
    bool follow_news(const OfferMade& news);
    bool follow_news(const OfferDeclined& news);
    bool follow_news(const MovesTakenBack& news);
    bool follow_news(const ClocksSet& news);
    bool follow_news(const EndDeclared& news);

    // Files.
    /// Where a game comes from that is opened.
    struct Source {
        std::string name;
        bool is_save = false; ///< of this name; else a file or a text
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
    void refuse_position(const std::string& text);
    void export_to(const std::string& path, const std::string& text, const words::Message& done,
                   bool replaces);
    std::optional<play::LoadedGame> archived(const std::string& name);
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
    bool has_time_ = false; ///< it has been told what time it is
    Watch watch_ = Watch::seen;
    Snapshot snapshot_;
    std::optional<play::KeptGame> game_;
    std::vector<Event> events_;
    std::vector<Request> requests_;
    std::array<bool, 2> is_warned_{}; ///< of low time, by colour
    bool is_unwritten_ = false;       ///< the last change of the game
    bool is_told_ = false;            ///< that games cannot be kept
    std::string loss_told_;           ///< what could not be kept of the game that is over
    bool is_left_ = false;
    Questions questions_;
    Computer computer_;
};

} // namespace room
