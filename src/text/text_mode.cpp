#include "text/text_mode.hpp"

#include "text/chess_face.hpp"
#include "text/menu.hpp"
#include "text/stackchess_face.hpp"
#include "words/save_messages.hpp"

namespace text {

namespace message = words::message;

void play_game(Dialogue& dialogue, Keeping& keeping, play::KeptGame game,
               const TextOptions& options) {
    FaceOptions face{.heights = options.heights};
    for (std::size_t side = 0; side < face.voices.size(); ++side)
        face.voices[side] = {options.languages[side].value_or(dialogue.voice().language),
                             dialogue.voice().encoding};
    if (game.table().session().rules() == game::Rules::chess)
        ChessFace(dialogue, keeping, std::move(game), face).run();
    else
        StackchessFace(dialogue, keeping, std::move(game), face).run();
}

void run_menu(Terminal& terminal, const TextOptions& options, game::Rules rules) {
    const Interrupt interrupt;
    Menu(terminal, options, rules).run();
    terminal.flush();
}

bool run_game(Terminal& terminal, const TextOptions& options, GameSource source) {
    const Interrupt interrupt;
    Dialogue dialogue(terminal, options.voice);
    Keeping keeping(dialogue, options.places, options.seed);
    std::optional<play::KeptGame> game;
    if (source.load) {
        game = keeping.load(*source.load);
    } else if (source.resume) {
        const auto interrupted = keeping.interrupted();
        if (!interrupted.empty())
            game = keeping.resume(interrupted.front());
        else
            dialogue.say(message::nothing_interrupted);
    } else {
        game = keeping.begin(std::move(source.table));
    }
    const bool is_played = game.has_value();
    if (is_played) play_game(dialogue, keeping, *std::move(game), options);
    terminal.flush();
    return is_played || dialogue.departure() == Departure::end;
}

} // namespace text
