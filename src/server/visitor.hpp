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

/// The person at the other end of a connection, with the data from the store.
struct Visitor {
    store::Player player{};
    std::string title{};
    std::string secret{};                            ///< of a guest, to be sent to the client
    std::string address{};                           ///< where the connection comes from
    std::optional<store::Digest> key = std::nullopt; ///< the token or session it was opened with
    bool is_request = false; ///< a request or a stream of the API, not a WebSocket
    std::map<store::Category, store::Rating> ratings{};
    std::set<store::AccountId> blocked{}; ///< accounts blocked by this one
    std::set<store::AccountId>
        blocked_by{}; ///< accounts that have blocked this one, connected or not
};

/// The account of this name, however its capitals are written; nothing if there is none, or it has
/// been deleted.
store::Result<std::optional<store::Account>> account_named(store::Store& store,
                                                           const std::string& name);
/// The public data of an account; nothing if it may not play.
store::Result<std::optional<Visitor>> rated_account(store::Store& store,
                                                    const store::AccountId& account);
/// The account as it is now; nothing if it may not play.
store::Result<std::optional<Visitor>> account_visitor(store::Store& store,
                                                      const store::AccountId& account);

using store::person_key;

/// A rating with a greater deviation is provisional.
inline constexpr double provisional_deviation = 110;

/// A visitor as a player in games of this category.
store::StoredSeat seat_of(const Visitor& visitor, const store::Category& category);
store::StoredSeat computer_seat(int level);
/// The player of a seat as others see it.
wire::Person person_of(const store::StoredSeat& seat);

} // namespace server
