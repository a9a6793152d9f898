#pragma once

#include "store/memory_store_fixture.hpp"

// The changes of a `MemoryStore`.
namespace store {

inline std::vector<ChangeResult> MemoryStore::commit(std::span<const Change> changes) {
    ++commits;
    std::optional<Mishap> mishap;
    if (!mishaps.empty()) {
        mishap = mishaps.front();
        mishaps.pop_front();
    }
    const MemoryData before = mishap && !mishap->is_made ? *data_ : MemoryData();
    std::vector<ChangeResult> outcomes;
    for (const Change& change : changes)
        outcomes.push_back(std::visit([&](const auto& one) { return make(one); }, change));
    if (!mishap) return outcomes;
    if (!mishap->is_made) *data_ = before;
    for (ChangeResult& outcome : outcomes)
        if (outcome.fate == Fate::done)
            outcome = {.fate = mishap->is_unknown ? Fate::unknown : Fate::failed,
                       .fault = mishap->fault};
    return outcomes;
}

inline ChangeResult MemoryStore::make(const AddAccount& change) {
    const Account& wanted = change.account;
    if (const auto there = found(data_->accounts, wanted.id))
        return there->name == wanted.name && there->password == wanted.password &&
                       !there->is_deleted
                   ? kept(false)
                   : conflict();
    data_->accounts[wanted.id] = wanted;
    for (auto& [id, guest] : data_->guests)
        if (account_id(guest.name) == wanted.id) guest.name.clear();
    tell(wanted.id, AccountNews::added);
    return kept(true);
}

inline ChangeResult MemoryStore::make(const SetPassword& change) {
    Account* const account = living(change.account);
    if (account == nullptr) return missing();
    if (account->password == change.password) return kept(false);
    account->password = change.password;
    if (change.recovery) account->recovery = change.recovery;
    std::erase_if(data_->sessions,
                  [&](const auto& one) { return one.second.account == change.account; });
    tell(change.account, AccountNews::password);
    return kept(true);
}

inline ChangeResult MemoryStore::make(const SetTitle& change) {
    Account* const account = living(change.account);
    if (account == nullptr) return missing();
    if (account->title == change.title) return kept(false);
    account->title = change.title;
    tell(change.account, AccountNews::title);
    return kept(true);
}

inline ChangeResult MemoryStore::make(const SetBanned& change) {
    Account* const account = living(change.account);
    if (account == nullptr) return missing();
    if (account->is_banned == change.is_banned) return kept(false);
    account->is_banned = change.is_banned;
    tell(change.account, change.is_banned ? AccountNews::banned : AccountNews::unbanned);
    return kept(true);
}

inline ChangeResult MemoryStore::make(const DeleteAccount& change) {
    const AccountId& id = change.account;
    const auto known = found(data_->accounts, id);
    if (!known) return missing();
    if (known->is_deleted) return kept(false);
    const auto is_its = [&](const auto& one) { return one.second.account == id; };
    const auto is_rated = [&](const auto& one) { return one.first.account == id; };
    const Player nobody{.kind = PlayerKind::deleted};
    data_->accounts[id] = {.id = id, .is_deleted = true};
    std::erase_if(data_->tokens, is_its);
    std::erase_if(data_->sessions, is_its);
    std::erase_if(data_->ratings, is_rated);
    std::erase_if(data_->histories, is_rated);
    std::erase_if(data_->relations, [&](const auto& one) {
        return std::get<0>(one) == id || std::get<1>(one) == id;
    });
    std::erase_if(data_->chat, [&](const auto& one) { return is_of(one.second.author, id); });
    std::erase_if(data_->invitations,
                  [&](const auto& one) { return is_of(one.second.by, id) || one.second.to == id; });
    std::erase_if(data_->reports, [&](const auto& one) { return is_of(one.second.by, id); });
    for (auto& [key, report] : data_->reports)
        if (is_of(report.about, id)) report.about = nobody;
    for (auto& [key, played] : data_->games)
        for (StoredSeat& seat : played.game.seats)
            if (is_of(seat.player, id)) seat.player = nobody;
    tell(id, AccountNews::deleted);
    return kept(true);
}

inline ChangeResult MemoryStore::make(const AddToken& change) {
    if (living(change.token.account) == nullptr) return missing();
    return add(data_->tokens, change.token.digest, change.token);
}

inline ChangeResult MemoryStore::make(const RevokeToken& change) {
    const auto token = found(data_->tokens, change.digest);
    if (!token) return missing();
    data_->tokens.erase(change.digest);
    tell(token->account, AccountNews::token_revoked, change.digest);
    return kept(true);
}

inline ChangeResult MemoryStore::make(const AddSession& change) {
    if (living(change.session.account) == nullptr) return missing();
    return add(data_->sessions, change.session.digest, change.session);
}

inline ChangeResult MemoryStore::make(const EndSession& change) {
    const auto session = found(data_->sessions, change.digest);
    if (!session) return missing();
    data_->sessions.erase(change.digest);
    tell(session->account, AccountNews::sessions_ended, change.digest);
    return kept(true);
}

inline ChangeResult MemoryStore::make(const EndSessions& change) {
    if (living(change.account) == nullptr) return missing();
    std::erase_if(data_->sessions,
                  [&](const auto& one) { return one.second.account == change.account; });
    tell(change.account, AccountNews::sessions_ended);
    return kept(true);
}

inline ChangeResult MemoryStore::make(const AddGuest& change) {
    const Guest& guest = change.guest;
    if (data_->accounts.contains(account_id(guest.name))) return conflict();
    for (const auto& [id, other] : data_->guests)
        if (other.secret == guest.secret && id != guest.id) return conflict();
    return add(data_->guests, guest.id, guest);
}

inline ChangeResult MemoryStore::make(const RenameGuest& change) {
    const auto at = data_->guests.find(change.guest);
    if (at == data_->guests.end()) return missing();
    if (data_->accounts.contains(account_id(change.name))) return conflict();
    at->second.name = change.name;
    return kept(true);
}

inline ChangeResult MemoryStore::make(const SeenAccount& change) {
    Account* const account = living(change.account);
    if (account == nullptr) return missing();
    account->seen = change.time;
    return kept(true);
}

inline ChangeResult MemoryStore::make(const SeenGuest& change) {
    const auto at = data_->guests.find(change.guest);
    if (at == data_->guests.end()) return missing();
    at->second.seen = change.time;
    return kept(true);
}

inline ChangeResult MemoryStore::make(const UsedToken& change) {
    const auto at = data_->tokens.find(change.digest);
    if (at == data_->tokens.end()) return missing();
    at->second.used = change.time;
    return kept(true);
}

inline ChangeResult MemoryStore::make(const UsedSession& change) {
    const auto at = data_->sessions.find(change.digest);
    if (at == data_->sessions.end()) return missing();
    at->second.used = change.time;
    at->second.idle_end = change.idle_end;
    return kept(true);
}

inline ChangeResult MemoryStore::refuse_or_accept(const ChangeGame& change) const {
    const auto there = found(data_->games, change.game);
    if (!there && !change.begins) return missing();
    if (there && !change.events.empty()) {
        const auto first = event_of(*there, change.events.front().number);
        if (first && is_same(*first, change.events.front()))
            return {.fate = Fate::already_there, .steps = steps(there->game)};
    }
    if (there && change.begins) return conflict();
    if (there && there->game.end && change.ends)
        return change.events.empty() && there->game.end == change.ends
                   ? ChangeResult{.fate = Fate::already_there, .steps = steps(there->game)}
                   : conflict();
    int last = there ? static_cast<int>(there->events.size()) : 0;
    for (const StoredEvent& event : change.events)
        if (event.number != ++last) return conflict();
    for (const GameId& id : change.accepted)
        if (!data_->invitations.contains(id)) return conflict();
    return kept(true);
}

inline ChangeResult MemoryStore::make(const ChangeGame& change) {
    ChangeResult outcome = refuse_or_accept(change);
    if (outcome.fate != Fate::done) return outcome;
    PlayedGame& played = data_->games[change.game];
    if (change.begins) played.game = *change.begins;
    if (change.begins) played.game.end.reset();
    played.events.insert(played.events.end(), change.events.begin(), change.events.end());
    for (const GameId& id : change.accepted) data_->invitations.erase(id);
    if (change.begins) tell_beginning(change);
    if (change.ends) data_->deadlines.erase(change.game);
    if (change.ends) end_game(played, *change.ends);
    if (change.ends) outcome.steps = steps(played.game);
    return outcome;
}

inline void MemoryStore::end_game(PlayedGame& played, const GameEnd& end) {
    Game& game = played.game;
    game.end = end;
    const bool is_rated = game.is_rated && !game.category.empty() && end.result != GameResult::none;
    if (!is_rated || !rater_) return;
    std::array<Rating, 2> before;
    for (const Color color : core::colors) {
        const Player& player = game.seat(color).player;
        if (player.kind != PlayerKind::account || living(player.id) == nullptr) return;
        before[core::index(color)] =
            found(data_->ratings, {player.id, game.category}).value_or(Rating());
    }
    const std::array<Rating, 2> after = rater_(before, white_score(end.result), end.time);
    for (const Color color : core::colors) {
        StoredSeat& seat = game.seats[core::index(color)];
        Rating rating = after[core::index(color)];
        rating.games = before[core::index(color)].games + 1;
        rating.last = end.time;
        seat.step = RatingStep{before[core::index(color)].value, rating.value};
        data_->ratings[{seat.player.id, game.category}] = rating;
        data_->histories[{seat.player.id, game.category}].push_back(
            {game.id, end.time, rating.value, rating.deviation});
    }
}

inline std::optional<std::array<RatingStep, 2>> MemoryStore::steps(const Game& game) const {
    const auto& white = game.seat(Color::white).step;
    const auto& black = game.seat(Color::black).step;
    if (!white || !black) return std::nullopt;
    return std::array{*white, *black};
}

inline ChangeResult MemoryStore::make(const AddChatLine& change) {
    if (!data_->games.contains(change.line.game)) return missing();
    const ChangeResult outcome =
        add(data_->chat, {change.line.game, change.line.number}, change.line);
    if (outcome.fate == Fate::done && !change.node.empty())
        tell_nodes({.node = change.node,
                    .topic = Topic::chat,
                    .subject = change.line.game,
                    .text = std::to_string(change.line.number)});
    return outcome;
}

inline ChangeResult MemoryStore::make(const KeepInvitation& change) {
    if (change.invitation.to && living(*change.invitation.to) == nullptr) return missing();
    if (change.is_bound && !data_->nodes.contains(change.node)) return conflict();
    const GameId& id = change.invitation.id;
    data_->invitations[id] = change.invitation;
    data_->bound.erase(id);
    if (change.is_bound) data_->bound[id] = change.node;
    if (!change.node.empty())
        tell_nodes({.node = change.node, .topic = Topic::invited, .subject = id});
    return kept(true);
}

inline ChangeResult MemoryStore::make(const RemoveInvitation& change) {
    if (data_->invitations.erase(change.id) == 0) return missing();
    data_->bound.erase(change.id);
    if (!change.node.empty())
        tell_nodes({.node = change.node,
                    .topic = Topic::uninvited,
                    .subject = change.id,
                    .text = change.how});
    return kept(true);
}

inline ChangeResult MemoryStore::make(const SetRelation& change) {
    const auto& [by, whom, kind] = change.relation;
    if (living(by) == nullptr || living(whom) == nullptr) return missing();
    if (kind == RelationKind::block && !change.node.empty())
        tell_nodes({.node = change.node,
                    .topic = Topic::relation,
                    .subject = by,
                    .text = whom + (change.holds ? " on" : " off")});
    if (change.holds) return kept(data_->relations.emplace(by, whom, kind).second);
    return kept(data_->relations.erase({by, whom, kind}) > 0);
}

inline ChangeResult MemoryStore::make(const AddReport& change) {
    return add(data_->reports, change.report.id, change.report);
}

inline ChangeResult MemoryStore::make(const Heartbeat& change) {
    data_->heartbeats[change.server] = change.time;
    return kept(true);
}

inline ChangeResult MemoryStore::make(const RemoveStale& change) {
    const auto is_needed = [&](const GuestId& id) {
        const auto is_guest = [&](const Player& one) {
            return one.kind == PlayerKind::guest && one.id == id;
        };
        for (const auto& [key, played] : data_->games)
            for (const StoredSeat& seat : played.game.seats)
                if (!played.game.end && is_guest(seat.player)) return true;
        return std::ranges::any_of(data_->invitations,
                                   [&](const auto& one) { return is_guest(one.second.by); });
    };
    std::erase_if(data_->sessions, [&](const auto& one) { return one.second.is_over(change.now); });
    std::erase_if(data_->guests, [&](const auto& one) {
        return one.second.seen < change.guests_unseen_since && !is_needed(one.first);
    });
    std::erase_if(data_->news, [&](const NumberedNews& one) {
        return one.number <= data_->last_news - kept_news;
    });
    return kept(true);
}

} // namespace store
