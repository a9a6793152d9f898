#include "wire/game_event.hpp"

#include "wire/describe_event.hpp"

namespace wire {

std::string_view kind_of(const GameEvent& event) { return kinds_of<GameEvent>[event.index()]; }

Clocks clocks_after(const GameEvent& event) {
    return std::visit(
        [](const auto& one) -> Clocks {
            if constexpr (requires { one.left; })
                return one.left;
            else
                return std::nullopt;
        },
        event);
}

std::string_view reason_word(game::Reason reason) {
    return words_of<game::Reason>[static_cast<std::size_t>(reason)];
}

std::string to_json(const GameEvent& event) { return text_of(written_alternative(event)); }

std::optional<GameEvent> read_event(std::string_view text) {
    const Json json = read_object(text);
    GameEvent event;
    if (!read_value(json, event, {})) return std::nullopt;
    return event;
}

} // namespace wire
