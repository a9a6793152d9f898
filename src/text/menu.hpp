#pragma once

#include "keep/files.hpp"
#include "text/keeping.hpp"
#include "text/online_seat.hpp"
#include "text/text_mode.hpp"
#include "text/thinking_here.hpp"

namespace text {

/// Plays the game in the room, which may be one of a server.
void play_game(Dialogue& dialogue, room::Room& room, ThinkingHere& thinking, play::Keeper& keeper,
               const TextOptions& options, OnlineSeat* online = nullptr);

/// The options of a room at a terminal.
room::RoomOptions room_options(play::Keeper& keeper, const TextOptions& options);

/// The menu that the program starts with.
class Menu {
  public:
    Menu(Terminal& terminal, const TextOptions& options, game::Rules rules)
        : options_(options), rules_(rules), dialogue_(terminal, options.voice, options.phrases),
          files_(options.places), room_(room_options(files_, options)),
          keeping_(dialogue_, room_, files_) {}

    /// Runs until the person leaves.
    void run();

  private:
    void show();
    bool take_choice(const std::string& line);
    void play();
    void begin(bool against_computer);
    void choose_player();
    void switch_language();
    void ask_settings();
    std::string settings_text() const;
    std::optional<record::Setup> ask_start();
    bool ask_opponent(play::TableOptions& table);

    TextOptions options_;
    game::Rules rules_;
    Dialogue dialogue_;
    keep::Files files_;
    room::Room room_;
    ThinkingHere thinking_;
    Keeping keeping_;
    std::optional<play::TimeControl> time_; ///< of new games, like the next two
    bool is_strict_ = false;
    bool has_promotion_ = true;
};

} // namespace text
