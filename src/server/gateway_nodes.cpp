#include <algorithm>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "server/gateway.hpp"
#include "server/seat_link.hpp"
#include "store/issue.hpp"

namespace server {
namespace {

/// A node that has been silent for this long is expelled.
constexpr std::chrono::seconds longest_silence{5};
/// Bulletins older than this have been read by all nodes: a node that has not is no longer one.
constexpr std::chrono::minutes life_of_bulletins{5};

} // namespace

/// Joins the other nodes: bulletins are processed from now on, and everything else is read.
store::Result<void> Gateway::join() {
    if (const auto ahead = Follower::measure(*tools_.exchange)) ahead_ = *ahead;
    const auto last_bulletin = tools_.read.latest_bulletin();
    const auto invitations = tools_.read.invitations();
    const auto news = tools_.read.latest_news();
    if (!last_bulletin) return core::Failure(last_bulletin.error());
    if (!invitations) return core::Failure(invitations.error());
    if (!news) return core::Failure(news.error());
    node_ = store::new_id(tools_.secrets);
    const store::ChangeResult joined =
        tools_.read.commit(store::KeepNode{node_, now().calendar, true});
    if (!joined.is_kept())
        return core::Failure(
            store::Error{joined.fault.value_or(store::StoreFault::input_output), {}});
    last_news_ = *news;
    last_bulletin_ = *last_bulletin;
    healthy_since_.reset();
    const auto outage = tools_.read.last_outage();
    if (!outage) return core::Failure(outage.error());
    hub_.begin_anew(node_, *outage);
    for (const store::Invitation& one : *invitations)
        if (const auto told = tell_hub(one); !told) return told;
    hub_.take_effects(); // nobody is connected yet
    next_second_ = now().steady;
    follow();
    tools_.log.write("node", {{"name", node_}});
    tools_.web.post([this] { woken(); });
    return {};
}

void Gateway::follow() {
    const auto in_web = [this](auto act) {
        return [this, act](auto... values) {
            tools_.web.post([this, act, ... values = std::move(values)] {
                act(values...);
                flush();
            });
        };
    };
    follower_.reset();
    follower_.emplace(
        *tools_.exchange, last_bulletin_,
        Follower::Reports{
            .hinted = in_web([this](const std::vector<store::GameId>& games) { hub_.hint(games); }),
            .hinted_at_all = in_web([this] { hub_.hint_at_all(); }),
            .hinted_at_share = in_web([this](std::size_t share, std::size_t shares) {
                hub_.hint_at_share(share, shares);
            }),
            .happened = in_web([this](const std::vector<store::LaterEvents>& later) {
                for (const store::LaterEvents& one : later) hub_.happened(one, now());
            }),
            .told = in_web([this](const std::vector<store::Bulletin>& all) { heard(all); }),
            .due = in_web([this](const std::vector<store::GameId>& games) { examine(games); }),
            .measured = in_web([this](Milliseconds ahead) { ahead_ = ahead; })});
}

void Gateway::heard(const std::vector<store::Bulletin>& bulletins) {
    unheard_.insert(unheard_.end(), bulletins.begin(), bulletins.end());
    hear_in_order();
}

/// Stops where the store cannot be read, and continues there a second later.
void Gateway::hear_in_order() {
    while (!unheard_.empty() && hear(unheard_.front())) unheard_.pop_front();
}

/// False if the subject of the bulletin cannot be read now. This node's own bulletins are not news,
/// except for rematch wishes, whose order matters; they are processed too, so that they are
/// forgotten like the others.
bool Gateway::hear(const store::Bulletin& bulletin) {
    if (bulletin.number <= last_bulletin_) return true;
    const bool is_news = bulletin.node != node_ || bulletin.topic == store::Topic::rematch;
    if (is_news && !take_in(bulletin)) return false;
    last_bulletin_ = bulletin.number;
    return true;
}

bool Gateway::take_in(const store::Bulletin& bulletin) {
    if (bulletin.topic == store::Topic::invited) return invite(bulletin.subject);
    if (bulletin.topic == store::Topic::chat) {
        const bool is_known = hub_.live_game(bulletin.subject) != nullptr;
        const auto lines =
            is_known ? tools_.read.chat(bulletin.subject) : std::vector<store::ChatLine>();
        if (!lines) return false;
        for (const store::ChatLine& line : *lines)
            if (std::to_string(line.number) == bulletin.text) hub_.said(line);
    } else if (bulletin.topic == store::Topic::login) {
        accounts_->heard_login(bulletin.subject, bulletin.text == "right");
    } else if (bulletin.topic == store::Topic::crowds || bulletin.topic == store::Topic::watchers) {
        hear_crowds(bulletin);
    } else {
        hub_.heard(bulletin, now());
    }
    return true;
}

/// Tells the hub of an invitation that still exists; false if that cannot be read now.
bool Gateway::invite(const store::GameId& id) {
    const auto invitation = tools_.read.invitation(id);
    if (!invitation) return false;
    return !*invitation || tell_hub(**invitation);
}

store::Result<void> Gateway::tell_hub(const store::Invitation& invitation) {
    const auto maker = seat_of_maker(invitation);
    if (!maker) return core::Failure(maker.error());
    const auto to = name_of(invitation.to.value_or(""));
    if (!to) return core::Failure(to.error());
    hub_.invited(invitation, *maker, *to);
    return {};
}

/// The name as the account spells it; as it stands here, if there is no such account.
store::Result<std::string> Gateway::name_of(const std::string& name) {
    if (name.empty()) return name;
    const auto account = tools_.read.account(store::account_id(name));
    if (!account) return core::Failure(account.error());
    return *account ? (*account)->name : name;
}

store::Result<store::StoredSeat> Gateway::seat_of_maker(const store::Invitation& invitation) {
    store::StoredSeat plain{.player = invitation.by};
    if (invitation.by.kind != store::PlayerKind::account) return plain;
    const auto maker = rated_account(tools_.read, invitation.by.id);
    if (!maker) return core::Failure(maker.error());
    return *maker ? seat_of(**maker, invitation.category) : plain;
}

// Games.

/// All games of a person in progress; false if one of them cannot be loaded now.
bool Gateway::bring(const store::Player& player) {
    if (node_.empty()) return true;
    const auto games = tools_.read.running_games_of(player);
    return games &&
           std::ranges::all_of(*games, [&](const auto& game) { return bring(game).has_value(); });
}

/// Makes sure that the hub has a game, or is loading it; false if the game is over or missing.
store::Result<bool> Gateway::bring(const store::GameId& game) {
    if (hub_.live_game(game) != nullptr) return true;
    const auto played = tools_.read.game(game);
    const auto chat = tools_.read.chat(game);
    const auto presence = tools_.read.presence(game);
    if (!played) return core::Failure(played.error());
    if (!chat) return core::Failure(chat.error());
    if (!presence) return core::Failure(presence.error());
    if (!*played || (*played)->game.end) return false;
    hub_.bring(**played, *chat, *presence, now());
    return true;
}

/// Reads what was created on another node a moment ago and may not have been announced here yet,
/// and how a challenged account spells its name; false if it cannot be read now.
bool Gateway::prepare(wire::FromClient& message) {
    if (auto* const challenge = std::get_if<wire::MakeChallenge>(&message)) {
        const auto name = name_of(challenge->to);
        if (!name) return false;
        challenge->to = *name;
    }
    if (node_.empty()) return true;
    if (std::holds_alternative<wire::ListGames>(message)) list_games();
    std::string id;
    if (const auto* const one = std::get_if<wire::AcceptSeek>(&message)) id = one->seek;
    if (const auto* const one = std::get_if<wire::CancelSeek>(&message)) id = one->seek;
    if (const auto* const one = std::get_if<wire::AcceptChallenge>(&message)) id = one->challenge;
    if (const auto* const one = std::get_if<wire::DeclineChallenge>(&message)) id = one->challenge;
    if (const auto* const one = std::get_if<wire::CancelChallenge>(&message)) id = one->challenge;
    if (const auto* const one = std::get_if<wire::ShowChallenge>(&message)) id = one->challenge;
    if (!store::is_game_id(id) || hub_.has_invitation(id)) return true;
    if (!invite(id)) return false;
    const bool may_seat = std::holds_alternative<wire::AcceptChallenge>(message) ||
                          std::holds_alternative<wire::ShowChallenge>(message);
    if (!may_seat || hub_.has_invitation(id)) return true;
    return std::ranges::all_of(core::colors, [&](core::Color side) {
        const store::GameId challenge = challenge_of_seat_link(id, side);
        return hub_.has_invitation(challenge) || invite(challenge);
    });
}

/// Lists the games on all nodes, but not too often.
void Gateway::list_games() {
    constexpr std::chrono::seconds pause{1};
    constexpr int most = 100;
    if (node_.empty() || (listed_ && now().steady - *listed_ < pause)) return;
    listed_ = now().steady;
    if (const auto games = tools_.read.public_games(most))
        hub_.set_public_games(*games, [this](const auto& game) {
            return game_crowds_.elsewhere(game, now().steady);
        });
}

/// Checks the clocks of games that no other node may be checking. Only a game that is over or
/// missing need not be checked again.
void Gateway::examine(const std::vector<store::GameId>& games) {
    for (const store::GameId& game : games) {
        const auto is_running = bring(game);
        if (!is_running) continue; // it is handed out again soon
        const auto next = *is_running ? hub_.examine(game, now()) : std::nullopt;
        commit(store::SetDeadline{game, next}, [](const store::ChangeResult&) {});
    }
}

// Connections of an address or an account count on all nodes together.

int Gateway::crowd_elsewhere(const std::string& address) const {
    return address_crowds_.elsewhere(address, now().steady);
}

void Gateway::hear_crowds(const store::Bulletin& bulletin) {
    std::istringstream text(bulletin.text);
    for (Crowds::Crowd crowd; text >> crowd.name >> crowd.count;) {
        if (bulletin.topic == store::Topic::watchers) {
            game_crowds_.hear(crowd, bulletin.node, now().steady);
            continue;
        }
        const bool is_account = crowd.name.starts_with('@');
        if (is_account) crowd.name.erase(0, 1);
        (is_account ? account_crowds_ : address_crowds_).hear(crowd, bulletin.node, now().steady);
    }
}

/// Counts of those that use a tenth of their limit or have more than one connection, and of games
/// with spectators. When this node ends, all counts are zero.
void Gateway::tell_crowds() {
    constexpr int part = 10;
    constexpr std::size_t longest_text = 4096;
    const Instant time = now().steady;
    const Crowds::Counts nobody;
    store::Topic topic = store::Topic::crowds;
    std::string text;
    const auto tell = [&] {
        if (!text.empty()) services_.tell(topic, "", std::exchange(text, {}));
    };
    const auto add = [&](std::string_view sign, const std::vector<Crowds::Crowd>& news) {
        for (const auto& [name, count] : news) {
            text += fmt::format("{}{} {} ", sign, name, count);
            if (text.size() > longest_text) tell();
        }
    };
    const auto least = [](int limit) { return std::max(2, limit / part); };
    add("", address_crowds_.take_news(drained_ ? nobody : tools_.web.crowds(),
                                      least(options_.sockets_per_address), time));
    add("@", account_crowds_.take_news(drained_ ? nobody : owned_,
                                       least(options_.sockets_per_account), time));
    tell();
    topic = store::Topic::watchers;
    add("", game_crowds_.take_news(drained_ ? nobody : hub_.watched_games(), 1, time));
    tell();
}

// Being a node.

void Gateway::keep_node() {
    if (is_outcast_) return rejoin();
    const Instant time = now().steady;
    hear_in_order();
    hub_.tidy(now());
    tell_crowds();
    trim_bulletins();
    commit(store::KeepNode{node_, now().calendar},
           [this, time, node = node_](const store::ChangeResult& outcome) {
               if (node == node_) node_kept(time, outcome); // an earlier name does not matter now
           });
    // If the store was unavailable, all other nodes were silent too: they get time to return.
    if (healthy_since_ && time - *healthy_since_ > longest_silence)
        commit(store::RemoveNodes{now().calendar - longest_silence},
               [](const store::ChangeResult&) {});
}

/// They say who does what from which address, and must not be kept.
void Gateway::trim_bulletins() {
    constexpr std::chrono::minutes pause{1};
    const Instant time = now().steady;
    if (!heard_.empty() && time - heard_.back().first < pause) return;
    heard_.emplace_back(time, last_bulletin_);
    if (time - heard_.front().first < life_of_bulletins) return;
    commit(store::TrimBulletins{heard_.front().second}, [](const store::ChangeResult&) {});
    heard_.pop_front();
}

void Gateway::node_kept(Instant since, const store::ChangeResult& outcome) {
    const Instant time = now().steady;
    if (outcome.fate == store::Fate::missing) return begin_anew();
    if (!outcome.is_kept() || time - since > longest_silence / 2)
        healthy_since_.reset();
    else if (!healthy_since_)
        healthy_since_ = time;
}

/// The others have expelled this node and continued without it: everybody here reconnects, and
/// finds the games as the others continued them.
void Gateway::begin_anew() {
    if (is_outcast_ || is_draining_) return;
    is_outcast_ = true;
    tools_.log.write("node", {{"name", node_}, {"state", "expelled"}});
    rejoin();
}

/// Repeated every second until it succeeds, unless the server is about to stop.
void Gateway::rejoin() {
    if (is_draining_) return;
    follower_.reset();
    tools_.web.close_all(static_cast<std::uint16_t>(CloseCode::restart));
    is_outcast_ = !join();
}

} // namespace server
