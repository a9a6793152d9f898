#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "phrase/games.hpp"
#include "play/kept_game.hpp"
#include "play/places.hpp"
#include "view/computer.hpp"
#include "view/order.hpp"
#include "view/questions.hpp"
#include "view/snapshot.hpp"
#include "view/sound.hpp"
#include "words/message.hpp"

namespace view {

/// A sentence for the person in front of the window.
struct Notice {
    std::string text{};
    bool is_warning = false;
};

/// What the desk needs from outside.
struct DeskTools {
    std::optional<play::Places> places = std::nullopt; ///< without them nothing can be kept
    std::uint64_t seed = 0;                            ///< of the computer's choices
    Thinker::MakeSearcher make_searcher = [](game::Rules rules) {
        return engine::make_searcher(rules);
    };
    std::function<void()> wake = [] {}; ///< called by another thread: `attend` has something to do
};

/// What lies over the board. While nobody can see it the computer waits, and with it the clocks;
/// between two people they run on, so that no one wins time by opening a menu, unless both pause.
enum class Cover : std::uint8_t { none, screen, pause };

/// The game on the table with everything that has effects: it plays, keeps, saves and opens games,
/// lets the computer think, and counts the clocks. It always has a game.
class Desk {
  public:
    using Time = std::chrono::milliseconds;

    Desk(DeskTools tools, const Settings& settings, play::TableOptions first);
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;
    ~Desk();

    const Snapshot& snapshot() const { return snapshot_; }
    /// What the game on the table was agreed to be.
    const play::TableOptions& agreed() const { return table().options(); }
    bool has_moves() const;
    bool can_take_back() const;
    /// Whether a person must answer something before anything else happens.
    bool is_asking() const { return !questions_.empty(); }

    /// Speaks and writes moves as these settings ask.
    void speak(const Settings& settings);
    /// Does what a screen asks; false for what is no matter of the desk.
    bool perform(const Order& order);
    /// Takes up the latest interrupted game that is whole; asks about one that is damaged where
    /// there is no other.
    void resume_latest();

    /// Puts a position of the game into the clipboard, by its place in the history.
    void copy_position(std::size_t place);

    /// Time has come this far: writes down what has changed, plays what the computer found, and
    /// looks at the clocks.
    void attend(Time now);
    /// When `attend` should be called even if nothing happens: at once after a change, which is
    /// written only then, so that it is seen first.
    std::optional<Time> next_wake() const;
    /// Brings the snapshot and the clocks up to everything that was done, under what lies over the
    /// board now. To be called after all of the above.
    void settle(Cover cover);

    // What has come of it, once.
    std::vector<Sound> take_sounds();
    std::optional<Notice> take_notice();
    bool has_warning() const { return notice_ && notice_->is_warning; }
    std::optional<std::string> take_clipboard();
    bool take_quit() { return std::exchange(is_quit_, false); }

  private:
    play::Table& table() const { return game_->table(); }
    play::TableTools table_tools();
    std::optional<play::RunningGame> new_running() const;

    // Orders.
    bool carry_out(const Order& order);
    bool may_leave(const Order& order);
    void obey(const PlayMove& order);
    void obey(const TryMove& order);
    void obey(const TakeBack& order);
    void obey(const PlayAgain& order);
    void obey(const AskHint& order);
    void obey(const OfferDraw& order);
    void obey(const Resign& order);
    void obey(const Answer& order);
    void obey(const StartGame& order);
    void obey(const SaveGame& order);
    void obey(const OpenSave& order);
    void obey(const OpenFile& order);
    void obey(const ResumeGame& order);
    void obey(const RemoveInterrupted& order);
    void obey(const OpenText& order);
    void obey(const ChoosePlayer& order);
    void obey(const CopyGame& order);
    void obey(const Quit& order);

    // The course of a game.
    void put_on_table(play::KeptGame game);
    bool leave_game();
    void changed();
    void make_sound_of(const session::MoveView& move);
    void write();
    void keep();
    void finish();
    void go_on();
    void ask_about_new_claim();
    void ask_about_claim(game::Claim claim, core::Color side);
    void ask_about_draw(core::Color by);
    void look_at_clocks();
    bool is_persons_turn();
    std::optional<core::Color> acting_person();
    bool is_clock_stopped() const;
    /// Whether the computer may act: nothing lies over the board, and nobody is asked anything.
    bool is_free() const { return cover_ == Cover::none && !is_asking(); }

    // The computer.
    void act_on(const Computer::Found& found);
    void show_hint(const engine::Thought& thought);
    void agree_draw();
    void offer_to_computer();

    // Files.
    /// Where a game comes from that is opened.
    struct Source {
        std::string name;
        bool is_save = false; ///< of this name; else a file or a text
        bool is_pasted = false;
    };
    void ask_about_damage(const std::string& damage, const play::LoadError& error,
                          Questions::Answered answered);
    void give_seat(const std::string& name);
    void open(const Source& source, const play::LoadResult& result, bool takes_damaged = false);
    void remark_on(const play::LoadedGame& game, bool is_pasted);
    std::unique_ptr<play::Table> table_of(const record::Record& record);
    void take_up(const Source& source, const play::LoadResult& result);
    void open_setup(const record::Setup& setup);
    bool open_position(const std::string& text);

    void say(const words::Message& message, words::Arguments arguments = {});
    void warn(const words::Message& message, words::Arguments arguments = {});
    void warn(std::string sentence);
    void refuse(std::string sentence);

    DeskTools tools_;
    words::Voice voice_;
    game::Letters letters_;
    Time now_{0};
    bool has_time_ = false; ///< it has been told what time it is
    Snapshot snapshot_;
    std::optional<play::KeptGame> game_;
    std::optional<Notice> notice_;
    std::optional<std::string> clipboard_;
    std::vector<Sound> sounds_;
    std::array<bool, 2> is_warned_{}; ///< of low time, by colour
    Cover cover_ = Cover::none;
    bool is_unwritten_ = false; ///< the last change of the game
    bool is_told_ = false;      ///< that games cannot be kept
    bool is_quit_ = false;
    Questions questions_;
    Computer computer_; ///< last: it calls nobody once the rest is gone
};

} // namespace view
