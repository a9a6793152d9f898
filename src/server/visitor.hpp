#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "store/account.hpp"
#include "store/game.hpp"
#include "store/node.hpp"
#include "store/rating.hpp"
#include "store/store.hpp"
#include "wire/person.hpp"

namespace server {

using ConnectionId = std::uint64_t;

/// Who is at the other end of a connection, and what the store knows of them.
struct Visitor {
    store::Player player{};
    std::string title{};
    std::string secret{};                            ///< of a guest, to be told to the client
    std::string address{};                           ///< whence the connection comes
    std::optional<store::Digest> key = std::nullopt; ///< the token or session it was opened with
    bool is_request = false; ///< a request or a stream of the API, not a WebSocket
    std::map<store::Category, store::Rating> ratings{};
    std::set<store::AccountId> blocked{};    ///< those of whom this account wishes to hear nothing
    std::set<store::AccountId> blocked_by{}; ///< whether they are here or not
};

/// What others see of an account; nothing if it may not play.
store::Result<std::optional<Visitor>> rated_account(store::Store& store,
                                                    const store::AccountId& account);
/// The account as it is now; nothing if it may not play.
store::Result<std::optional<Visitor>> account_visitor(store::Store& store,
                                                      const store::AccountId& account);

using store::person_key;

/// A rating whose deviation is greater says little.
inline constexpr double provisional_deviation = 110;

/// A visitor at the board, in games of this category.
store::Seat seat_of(const Visitor& visitor, const store::Category& category);
store::Seat computer_seat(int level);
/// As others see who sits there.
wire::Person person_of(const store::Seat& seat);

} // namespace server
