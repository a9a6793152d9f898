#include "session/session.hpp"

#include "record/start.hpp"
#include "session/game_session.hpp"

namespace session {

// Instantiated here because clang would leave the last of them out.
template class GameSession<chess::Position>;
template class GameSession<stackchess::SmallPosition>;
template class GameSession<stackchess::LargePosition>;

std::unique_ptr<Session> make_session(const record::Setup& start) {
    return record::with_start(start, [](const auto& position) -> std::unique_ptr<Session> {
        return std::make_unique<GameSession<std::decay_t<decltype(position)>>>(
            game::Game(position));
    });
}

Resumed resume_session(const record::Record& record) {
    return record::with_start(record.setup, [&](const auto& position) -> Resumed {
        auto replay = record::replay(record, position);
        return {
            std::make_unique<GameSession<std::decay_t<decltype(position)>>>(std::move(replay.game)),
            replay.refusal};
    });
}

} // namespace session
