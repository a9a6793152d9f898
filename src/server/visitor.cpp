#include "server/visitor.hpp"

#include <cmath>

namespace server {

store::Result<std::optional<store::Account>> account_named(store::Store& store,
                                                           const std::string& name) {
    auto account = store.account(store::account_id(name));
    if (account && *account && (*account)->is_deleted) account->reset();
    return account;
}

store::Result<std::optional<Visitor>> rated_account(store::Store& store,
                                                    const store::AccountId& id) {
    const auto account = store.account(id);
    if (!account) return core::Failure(account.error());
    if (!*account || (*account)->is_deleted || (*account)->is_banned) return std::nullopt;
    const auto ratings = store.ratings(id);
    if (!ratings) return core::Failure(ratings.error());
    Visitor visitor{.player = {store::PlayerKind::account, id, (*account)->name},
                    .title = (*account)->title};
    for (const auto& [category, rating] : *ratings) visitor.ratings[category] = rating;
    return visitor;
}

store::Result<std::optional<Visitor>> account_visitor(store::Store& store,
                                                      const store::AccountId& id) {
    auto visitor = rated_account(store, id);
    if (!visitor || !*visitor) return visitor;
    const auto relations = store.relations(id);
    const auto blockers = store.blockers(id);
    if (!relations) return core::Failure(relations.error());
    if (!blockers) return core::Failure(blockers.error());
    for (const store::Relation& relation : *relations) (*visitor)->blocked.insert(relation.whom);
    (*visitor)->blocked_by = {blockers->begin(), blockers->end()};
    return visitor;
}

store::StoredSeat seat_of(const Visitor& visitor, const store::Category& category) {
    store::StoredSeat seat{.player = visitor.player, .title = visitor.title};
    if (category.empty() || visitor.player.kind != store::PlayerKind::account) return seat;
    const auto found = visitor.ratings.find(category);
    const store::Rating rating = found == visitor.ratings.end() ? store::Rating() : found->second;
    seat.rating = rating.value;
    seat.is_provisional = rating.deviation > provisional_deviation;
    return seat;
}

store::StoredSeat computer_seat(int level) {
    return {.player = {.kind = store::PlayerKind::computer}, .level = level};
}

wire::Person person_of(const store::StoredSeat& seat) {
    wire::Person person{.name = seat.player.name, .level = seat.level};
    switch (seat.player.kind) {
    case store::PlayerKind::guest: person.kind = wire::PersonKind::guest; break;
    case store::PlayerKind::computer: person.kind = wire::PersonKind::computer; break;
    case store::PlayerKind::account:
    case store::PlayerKind::deleted: person.kind = wire::PersonKind::account; break;
    }
    if (seat.rating) person.rating = static_cast<int>(std::lround(*seat.rating));
    person.is_provisional = seat.is_provisional;
    person.is_bot = seat.title == "BOT";
    return person;
}

} // namespace server
