#include "text/text_mode.hpp"

#include "keep/files.hpp"

#include "text/chess_face.hpp"
#include "text/lobby_dialogue.hpp"
#include "text/menu.hpp"
#include "text/stackchess_face.hpp"
#include "words/save_messages.hpp"

namespace text {

namespace message = words::message;

void play_game(Dialogue& dialogue, room::Room& room, ThinkingHere& thinking, play::Keeper& keeper,
               const TextOptions& options, OnlineSeat* online) {
    FaceOptions face{.heights = options.heights, .online = online};
    for (std::size_t side = 0; side < face.voices.size(); ++side)
        face.voices[side] = {options.languages[side].value_or(dialogue.voice().language),
                             dialogue.voice().encoding};
    switch (room.snapshot().rules) {
    case game::Rules::stackchess:
        return StackchessFace(dialogue, room, thinking, keeper, face).run();
    case game::Rules::chess: return ChessFace(dialogue, room, thinking, keeper, face).run();
    }
}

room::RoomOptions room_options(play::Keeper& keeper, const TextOptions& options) {
    return {.keeper = &keeper, .seed = options.seed, .offers_saving = true};
}

void run_menu(Terminal& terminal, const TextOptions& options, game::Rules rules) {
    const Interrupt interrupt;
    Menu(terminal, options, rules).run();
    terminal.flush();
}

bool run_game(Terminal& terminal, const TextOptions& options, GameSource source) {
    const Interrupt interrupt;
    Dialogue dialogue(terminal, options.voice, options.phrases);
    keep::Files files(options.places);
    room::Room room(room_options(files, options));
    ThinkingHere thinking;
    Keeping keeping(dialogue, room, files);
    if (source.load)
        keeping.load(*source.load, source.letters);
    else if (source.resume)
        keeping.resume_latest();
    else
        keeping.act(room::StartGame{std::move(source.table)});
    const bool is_played = room.has_game();
    if (is_played) play_game(dialogue, room, thinking, files, options);
    terminal.flush();
    return is_played || dialogue.departure() == Departure::end;
}

bool run_online(Terminal& terminal, const TextOptions& options, const OnlineSource& source) {
    const Interrupt interrupt;
    Dialogue dialogue(terminal, options.voice, options.phrases);
    keep::Files files(options.places);
    const keep::Guests guests(options.places ? options.places->guests : "");
    room::Room room(room_options(files, options));
    const auto known = guests.find(source.address.base(), source.name);
    const bool is_guest = !known || !known->is_account;
    const online::Guest guest{source.name, known ? known->secret : ""};
    OnlineSeat seat(dialogue, room, guests, known,
                    {.address = source.address,
                     .guest = is_guest ? guest : online::Guest(),
                     .seed = options.seed},
                    source.make_line);
    ThinkingHere thinking;
    LobbyDialogue lobby(dialogue, seat,
                        [&] { play_game(dialogue, room, thinking, files, options, &seat); });
    const bool is_entered = lobby.run();
    terminal.flush();
    return is_entered;
}

} // namespace text
