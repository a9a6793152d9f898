#pragma once

#include <string_view>

#include "core/color.hpp"
#include "store/store.hpp"

namespace server {

/// An open challenge has two further links, which seat whoever follows them with a colour. The id
/// in such a link is that of the challenge, with its first sign replaced by one of the next two.
inline store::GameId with_first_sign_moved(store::GameId id, std::size_t steps) {
    constexpr std::string_view signs =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    const std::size_t place = id.empty() ? std::string_view::npos : signs.find(id.front());
    if (place != std::string_view::npos) id.front() = signs[(place + steps) % signs.size()];
    return id;
}

inline store::GameId seat_link(const store::GameId& challenge, core::Color side) {
    return with_first_sign_moved(challenge, 1 + core::index(side));
}

/// The challenge, if that is such a link.
inline store::GameId challenge_of_seat_link(const store::GameId& link, core::Color side) {
    constexpr std::size_t signs = 62;
    return with_first_sign_moved(link, signs - 1 - core::index(side));
}

/// The game that a challenge with such a link has become; empty if there is none.
inline store::Result<store::GameId> game_of_seat_link(store::Store& store,
                                                      const store::GameId& link) {
    if (!store::is_game_id(link)) return store::GameId();
    for (const core::Color side : core::colors) {
        const auto played = store.game(challenge_of_seat_link(link, side));
        if (!played) return core::Failure(played.error());
        if (*played && (*played)->game.source == "friend") return (*played)->game.id;
    }
    return store::GameId();
}

} // namespace server
