#include "wasm/order.hpp"

#include <array>
#include <string>

#include "wasm/mark_json.hpp"
#include "wasm/text_in.hpp"

namespace wasm {
namespace {

using room::Action;

Action try_move(std::string_view text) {
    const core::Coord from = square_in(take_word(text));
    const auto count = static_cast<int>(number_in(take_word(text)));
    return room::TryMove{from, count, square_in(text)};
}

Action draw_mark(std::string_view text) {
    const auto place = static_cast<std::size_t>(number_in(take_word(text)));
    return room::DrawMark{place, mark_in(text)};
}

/// Reads a name and, on the next line, the new one.
template <class Renaming>
Action rename(std::string_view text) {
    const std::string_view from = take_line(text);
    return Renaming{std::string(from), std::string(text)};
}

Action rename_interrupted(std::string_view text) {
    const std::string_view path = take_line(text);
    return room::RenameInterrupted{{.path = std::string(path)}, std::string(text)};
}

struct ActionWord {
    std::string_view word;
    Action (*read)(std::string_view rest);
};

constexpr auto orders = std::to_array<ActionWord>({
    {"play", [](std::string_view rest) -> Action { return room::PlayMove{std::string(rest)}; }},
    {"try", try_move},
    {"touch", [](std::string_view rest) -> Action { return room::TouchPiece{square_in(rest)}; }},
    {"let_go", [](std::string_view) -> Action { return room::LetGo{}; }},
    {"take_back", [](std::string_view) -> Action { return room::TakeBack{}; }},
    {"play_again", [](std::string_view) -> Action { return room::PlayAgain{}; }},
    {"hint", [](std::string_view) -> Action { return room::AskHint{}; }},
    {"draw", [](std::string_view) -> Action { return room::OfferDraw{}; }},
    {"resign", [](std::string_view) -> Action { return room::Resign{}; }},
    {"answer", [](std::string_view rest) -> Action { return room::Answer{rest == "yes"}; }},
    {"go_back", [](std::string_view) -> Action { return room::GoBack{}; }},
    {"play_on",
     [](std::string_view rest) -> Action {
         return room::PlayOn{static_cast<std::size_t>(number_in(rest))};
     }},
    {"rematch", [](std::string_view) -> Action { return room::Rematch{}; }},
    {"open", [](std::string_view rest) -> Action { return room::OpenText{std::string(rest)}; }},
    {"save", [](std::string_view rest) -> Action { return room::SaveGame{std::string(rest)}; }},
    {"open_save",
     [](std::string_view rest) -> Action { return room::OpenSave{std::string(rest)}; }},
    {"rename_save", rename<room::RenameSave>},
    {"remove_save",
     [](std::string_view rest) -> Action { return room::RemoveSave{std::string(rest)}; }},
    {"open_finished",
     [](std::string_view rest) -> Action { return room::OpenArchived{std::string(rest)}; }},
    {"rename_finished", rename<room::RenameArchived>},
    {"remove_finished",
     [](std::string_view rest) -> Action { return room::RemoveArchived{std::string(rest)}; }},
    {"resume_game",
     [](std::string_view rest) -> Action { return room::ResumeGame{{.path = std::string(rest)}}; }},
    {"rename_interrupted", rename_interrupted},
    {"remove_interrupted",
     [](std::string_view rest)
         -> Action { return room::RemoveInterrupted{{.path = std::string(rest)}}; }},
    {"resume", [](std::string_view) -> Action { return room::ResumeLatest{}; }},
    {"draw_mark", draw_mark},
    {"copy_position",
     [](std::string_view rest)
         -> Action { return room::CopyPosition{static_cast<std::size_t>(number_in(rest))}; }},
    {"copy_game", [](std::string_view) -> Action { return room::CopyGame{}; }},
});

} // namespace

std::optional<Action> read_order(std::string_view text) {
    const std::string_view word = take_word(text);
    for (const ActionWord& order : orders)
        if (order.word == word) return order.read(text);
    return std::nullopt;
}

} // namespace wasm
