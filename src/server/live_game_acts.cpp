#include <algorithm>
#include <utility>

#include "server/live_game.hpp"

namespace server {
namespace {

using play::Denial;
using play::OfferKind;
using wire::Objection;
using wire::Why;

std::optional<Objection> objection_to(Denial denial) {
    if (denial == Denial::none) return std::nullopt;
    return Objection{.why = denial};
}

Objection objection_to(const play::MoveDenial& denial) {
    if (denial.denial != Denial::none) return {.why = denial.denial};
    if (denial.refusal.kind == game::RefusalKind::game_over) return {.why = Denial::game_over};
    return {.why = denial.refusal};
}

} // namespace

Decision LiveGame::act(Color side, const wire::GameAct& act, Milliseconds lag, Now now) {
    if (is_over()) return {.objection = Objection{.why = Denial::game_over}};
    set_lag(side, lag);
    time_now_ = present(now);
    Denied denied = Objection{.why = Why::behind};
    if (recent_.reach_back_to(act.seen))
        denied =
            std::visit([&](const auto& one) { return obey(side, one, act.seen, now); }, act.act);
    return decided(std::move(denied), now);
}

Decision LiveGame::found(std::uint32_t number, const engine::Thought& thought, Now now) {
    if (is_over() || number != number_ || number != asked_number_) return {};
    time_now_ = present(now);
    if (thinks_of_draw_) {
        const Color computer = ~*open_offer(OfferKind::draw);
        const bool accepts = table_->would_accept_draw(computer, thought);
        table_->answer_offer(OfferKind::draw, computer, accepts);
        if (!accepts) decided_.emplace_back(wire::Declined{OfferKind::draw, computer});
    } else if (thought.lines.empty() || thought.lines.front().moves.empty()) {
        table_->resign(table_->turn());
    } else if (const std::string& move = thought.lines.front().moves.front();
               table_->play(table_->turn(), move, game::Letters::english)) {
        note_move(move, now);
    }
    return decided(std::nullopt, now);
}

/// The consequences of any act.
Decision LiveGame::decided(Denied denied, Now now) {
    note_end();
    if (denied && is_over()) denied = Objection{.why = Denial::game_over}; // the act came too late
    if (!decided_.empty()) time_.hold(Halt::commit, now.steady);
    decided_at_ = time_now_;
    return {std::exchange(decided_, {}), std::move(denied)};
}

void LiveGame::note_end() {
    if (is_over() || !table_->is_over()) return;
    end_ = wire::Ended{.outcome = table_->session().outcome(), .left = clocks()};
    decided_.emplace_back(*end_);
}

void LiveGame::abort(std::optional<Color> by) {
    end_ = wire::Ended{.left = clocks(), .by = by};
    decided_.emplace_back(*end_);
}

/// A player who exceeds the days for a move loses on time. If no days were agreed on, the game
/// counts as abandoned.
void LiveGame::end_thinking() {
    if (terms_.days > 0)
        table_->lose_on_time();
    else if (has_opened())
        table_->abandon(table_->turn());
    else
        abort();
}

void LiveGame::note_move(const std::string& move, Now now) {
    decided_.emplace_back(wire::Moved{move, spent(now), clocks()});
    if (plies() >= ply_limit && !table_->is_over()) table_->draw_by_length();
}

void LiveGame::note_takeback(std::size_t plies_before, Now now) {
    const wire::Clocks left = clocks();
    time_now_ = time_.at(now.steady); // so that the grace period of the flag is not charged
    if (left) table_->follow_clocks(*left, true);
    decided_.emplace_back(wire::TookBack{static_cast<int>(plies_before - plies()), left});
}

LiveGame::Denied LiveGame::obey(Color side, const wire::PlayMove& act, std::uint32_t seen,
                                Now now) {
    if (seen < position_number_) return Objection{.why = Why::behind};
    const std::size_t at = index(side);
    const bool is_timed = !time_.is_standing() && side == table_->turn();
    const Instant arrived = time_.at(now.steady);
    const Milliseconds credit = std::min(credit_[at].possible(lag_[at]), arrived - noted_at_);
    if (is_timed) time_now_ = arrived - credit;
    const auto move = table_->play(side, act.move, game::Letters::english);
    if (!move) return objection_to(move.error());
    if (is_timed) {
        time_.hold(Halt::commit, now.steady, credit);
        spent_credit_ = SpentCredit{side, credit};
    }
    note_move(move->text, now);
    return std::nullopt;
}

LiveGame::Denied LiveGame::obey(Color side, const wire::Resign& /*act*/, std::uint32_t /*seen*/,
                                Now /*now*/) {
    return objection_to(table_->resign(side));
}

LiveGame::Denied LiveGame::obey(Color side, const wire::Abort& /*act*/, std::uint32_t /*seen*/,
                                Now /*now*/) {
    if (has_opened()) return Objection{.why = Why::too_late};
    abort(side);
    return std::nullopt;
}

LiveGame::Denied LiveGame::obey(Color side, const wire::MakeOffer& act, std::uint32_t seen,
                                Now now) {
    const bool is_takeback = act.what == OfferKind::takeback;
    if (is_takeback && seen < position_number_) return Objection{.why = Why::behind};
    if (!is_takeback || !is_computer(~side)) return propose(side, act.what, now);
    const std::size_t before = plies();
    if (const auto count = table_->undo(side); !count) return objection_to(count.error());
    note_takeback(before, now);
    return std::nullopt;
}

LiveGame::Denied LiveGame::propose(Color side, OfferKind what, Now now) {
    const std::size_t before = plies();
    if (auto denied = objection_to(table_->make_offer(what, side))) return denied;
    if (plies() < before) {
        note_takeback(before, now);
    } else if (open_offer(what) == side) {
        decided_.emplace_back(wire::Offered{what, side});
    }
    return std::nullopt;
}

LiveGame::Denied LiveGame::obey(Color side, const wire::AnswerOffer& act, std::uint32_t seen,
                                Now now) {
    if (seen < offer_number_[static_cast<std::size_t>(act.what)])
        return Objection{.why = Why::behind};
    const std::size_t before = plies();
    if (auto denied = objection_to(table_->answer_offer(act.what, side, act.accepts)))
        return denied;
    if (!act.accepts) {
        decided_.emplace_back(wire::Declined{act.what, side});
    } else if (plies() < before) {
        note_takeback(before, now);
    }
    return std::nullopt;
}

LiveGame::Denied LiveGame::obey(Color side, const wire::ClaimDraw& act, std::uint32_t seen,
                                Now /*now*/) {
    if (seen < position_number_) return Objection{.why = Why::behind};
    return objection_to(table_->claim(side, act.claim));
}

LiveGame::Denied LiveGame::obey(Color side, const wire::ClaimLeft& /*act*/, std::uint32_t /*seen*/,
                                Now now) {
    const auto wait = claim_in(~side, now);
    if (!wait || *wait > std::chrono::seconds(0))
        return Objection{.why = Why::not_gone, .seconds = wait.value_or(std::chrono::seconds(0))};
    return objection_to(table_->abandon(~side));
}

LiveGame::Denied LiveGame::obey(Color side, const wire::GiveTime& /*act*/, std::uint32_t /*seen*/,
                                Now /*now*/) {
    if (!table_->has_clock()) return Objection{.why = Why::no_clock};
    if (table_->remaining(~side) + gift > play::TimeControl::max_base)
        return Objection{.why = Why::too_many};
    if (auto denied = objection_to(table_->give_time(~side, gift))) return denied;
    decided_.emplace_back(wire::GaveTime{side, clocks()});
    return std::nullopt;
}

} // namespace server
