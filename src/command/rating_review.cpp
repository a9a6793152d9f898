#include "command/rating_review.hpp"

#include "core/checksum.hpp"
#include "wire/game_event.hpp"

namespace command {
namespace {

using store::GameResult;

/// The first `compared_plies` moves that were not taken back; empty if there are fewer.
std::string opening_of(const store::PlayedGame& played) {
    std::vector<std::string> moves;
    for (const store::StoredEvent& stored : played.events) {
        const auto event = wire::read_event(stored.payload);
        if (!event) continue;
        if (const auto* const moved = std::get_if<wire::Moved>(&*event))
            moves.push_back(moved->move);
        if (const auto* const back = std::get_if<wire::TookBack>(&*event))
            moves.resize(moves.size() -
                         std::min(moves.size(), static_cast<std::size_t>(back->plies)));
    }
    if (moves.size() < RatingReview::compared_plies) return {};
    std::string opening;
    for (std::size_t i = 0; i < RatingReview::compared_plies; ++i) opening += moves[i] + ' ';
    return opening;
}

bool is_between_accounts(const store::Game& game) {
    return game.seats[0].player.kind == store::PlayerKind::account &&
           game.seats[1].player.kind == store::PlayerKind::account;
}

} // namespace

RatingReview::RatingReview(const std::vector<store::Account>& accounts) {
    for (const store::Account& account : accounts) created_[account.id] = account.created;
}

void RatingReview::add(const store::PlayedGame& played) {
    const store::Game& game = played.game;
    if (!game.is_rated || !game.end || !is_between_accounts(game)) return;
    note_win(played);
    note_gain(game, game.seats[0], game.seats[1]);
    note_gain(game, game.seats[1], game.seats[0]);
}

void RatingReview::note_win(const store::PlayedGame& played) {
    const store::Game& game = played.game;
    const GameResult result = game.end->result;
    if (result != GameResult::white_won && result != GameResult::black_won) return;
    const std::string opening = opening_of(played);
    if (opening.empty()) return;
    const std::size_t winner = result == GameResult::white_won ? 0 : 1;
    wins_[{game.seats[winner].player.name, game.seats[1 - winner].player.name,
           core::checksum(game.start + ' ' + opening)}]
        .push_back(game.id);
}

void RatingReview::note_gain(const store::Game& game, const store::StoredSeat& by,
                             const store::StoredSeat& from) {
    const auto created = created_.find(from.player.id);
    if (!by.step || by.step->after <= by.step->before || created == created_.end() ||
        game.created - created->second >= new_age)
        return;
    auto& [points, games] = gains_[by.player.name];
    points += by.step->after - by.step->before;
    ++games;
}

std::vector<RepeatedWin> RatingReview::repeated_wins() const {
    std::vector<RepeatedWin> found;
    for (const auto& [win, games] : wins_)
        if (games.size() > 1) found.push_back({std::get<0>(win), std::get<1>(win), games});
    return found;
}

std::vector<GainFromNewcomers> RatingReview::gains() const {
    std::vector<GainFromNewcomers> found;
    for (const auto& [name, gain] : gains_)
        if (gain.first >= noted_gain) found.push_back({name, gain.first, gain.second});
    return found;
}

} // namespace command
