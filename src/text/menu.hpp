#pragma once

#include "text/keeping.hpp"
#include "text/text_mode.hpp"

namespace text {

/// Plays a game that is open.
void play_game(Dialogue& dialogue, Keeping& keeping, play::KeptGame game,
               const TextOptions& options);

/// What one finds in front of oneself after starting the program.
class Menu {
  public:
    Menu(Terminal& terminal, const TextOptions& options, game::Rules rules)
        : options_(options), rules_(rules), dialogue_(terminal, options.voice),
          keeping_(dialogue_, options_.places, options.seed) {}

    /// Until the person leaves.
    void run();

  private:
    void show();
    bool take_choice(const std::string& line);
    void play(std::optional<play::KeptGame> game);
    void begin(bool against_computer);
    void resume();
    void choose_player();
    void switch_language();
    std::optional<record::Setup> ask_start();
    bool ask_opponent(play::TableOptions& table);
    std::optional<core::Color> ask_side();
    std::optional<int> ask_level();

    TextOptions options_;
    game::Rules rules_;
    Dialogue dialogue_;
    Keeping keeping_;
};

} // namespace text
