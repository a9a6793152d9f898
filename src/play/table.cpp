#include "play/table.hpp"

#include <algorithm>
#include <utility>

namespace play {
namespace {

using core::Color;

/// Whether an end was declared by someone, not brought about by a move.
bool is_declared(game::Reason reason) {
    using game::Reason;
    switch (reason) {
    case Reason::threefold_repetition:
    case Reason::fifty_moves:
    case Reason::agreement:
    case Reason::resignation:
    case Reason::time:
    case Reason::abandonment:
    case Reason::too_many_moves:
    case Reason::unrecorded: return true;
    default: return false;
    }
}

} // namespace

Table::Table(TableOptions options, TableTools tools)
    : Table(options, std::move(tools), session::make_session(options.start)) {
    reset_clock();
}

Table::Table(TableOptions options, TableTools tools, std::unique_ptr<session::Session> session)
    : options_(std::move(options)), tools_(std::move(tools)), session_(std::move(session)),
      saved_(session::make_session(options_.start)->record()) {
    if (options_.time) clock_.emplace(*options_.time, turn());
}

Table::~Table() = default;

core::Result<session::MoveView, MoveDenial> Table::play(Color side, std::string_view text,
                                                        game::Letters letters) {
    const Instant now = tools_.now();
    check_flag(now);
    auto move = may_play(side, text, letters);
    if (!move) return move;
    session_->play(text, letters);
    note_move(*move, now);
    settle_offers(side);
    if (is_over()) settle_end(now);
    return move;
}

core::Result<session::MoveView, MoveDenial> Table::may_play(Color side, std::string_view text,
                                                            game::Letters letters) const {
    const auto denied = [](MoveDenial denial) { return core::Failure<MoveDenial>(denial); };
    if (is_over()) return denied({.refusal = {.kind = game::RefusalKind::game_over}});
    if (side != turn()) return denied({Denial::not_your_turn});
    auto move = session_->read(text, letters);
    if (!move) return denied({.refusal = move.error()});
    if (touched_ && move->from != *touched_) return denied({Denial::touched});
    return *std::move(move);
}

void Table::note_move(const session::MoveView& move, Instant now) {
    plies_.resize(session_->ply_count() - 1);
    plies_.push_back({move.text});
    if (!clock_) return;
    clock_->press(now, tools_.counts_first_moves || plies_.size() > core::colors.size());
    plies_.back().clock = clock_->remaining(~turn(), now);
}

bool Table::has_touch_move() const {
    return options_.strict && game::of_game(session_->rules(), false, true);
}

Denial Table::touch(Color side, core::Coord square) {
    if (is_over()) return Denial::game_over;
    if (side != turn()) return Denial::not_your_turn;
    if (!has_touch_move()) return Denial::none;
    if (touched_) return *touched_ == square ? Denial::none : Denial::touched;
    const auto moves = session_->legal_moves();
    if (std::ranges::find(moves, square, &session::MoveView::from) != moves.end())
        touched_ = square;
    return Denial::none;
}

/// Whether both sides are played here by people, or both by computers: then moves are taken back
/// one half-move at a time.
bool Table::is_shared(Color side) const {
    return seat(side).kind == seat(~side).kind && seat(side).kind != SeatKind::remote;
}

/// Half-moves from now to the turn of this side before or behind it.
std::size_t Table::plies_to(Color side) const { return !is_shared(side) && side == turn() ? 2 : 1; }

/// Why no move can be taken back or played again, whichever it is.
Denial Table::history_denial() const {
    if (was_over_) return Denial::finished;
    if (options_.strict) return Denial::strict;
    return is_declared(session_->outcome().reason()) ? Denial::declared : Denial::none;
}

Denial Table::undo_denial(Color side) const {
    if (const Denial denial = history_denial(); denial != Denial::none) return denial;
    if (session_->ply_count() < plies_to(side)) return Denial::nothing_there;
    return Denial::none;
}

void Table::take_back(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) session_->undo();
    for (const Color side : core::colors) settle_offers(side);
    reset_clock();
}

core::Result<std::size_t, Denial> Table::undo(Color side) {
    check_flag();
    if (const Denial denial = undo_denial(side); denial != Denial::none)
        return core::Failure<Denial>(denial);
    if (seat(~side).kind == SeatKind::remote) return core::Failure<Denial>(Denial::needs_consent);
    const std::size_t count = plies_to(side);
    take_back(count);
    return count;
}

core::Result<std::size_t, Denial> Table::redo(Color side) {
    check_flag();
    if (const Denial denial = history_denial(); denial != Denial::none)
        return core::Failure<Denial>(denial);
    if (seat(~side).kind == SeatKind::remote) return core::Failure<Denial>(Denial::needs_consent);
    const std::size_t wanted = plies_to(side);
    std::size_t count = 0;
    while (count < wanted && session_->redo()) ++count;
    if (count == 0) return core::Failure<Denial>(Denial::nothing_there);
    for (const Color color : core::colors) settle_offers(color);
    reset_clock();
    return count;
}

void Table::settle_offers(Color side) {
    touched_.reset();
    for (const OfferKind kind : {OfferKind::draw, OfferKind::takeback}) {
        auto& offer = offers_[static_cast<std::size_t>(kind)];
        const bool is_void = offer && (offer->by != side || kind == OfferKind::takeback);
        if (is_void && offer->is_open()) offer->answer = OfferAnswer::lapsed;
    }
}

void Table::settle_end(Instant now) {
    for (auto& offer : offers_)
        if (offer && offer->is_open()) offer->answer = OfferAnswer::lapsed;
    if (clock_) clock_->pause(now);
}

/// Why what this side proposes is impossible.
Denial Table::offer_denial(OfferKind kind, Color side) const {
    if (kind == OfferKind::takeback) return undo_denial(side);
    return is_over() ? Denial::game_over : Denial::none;
}

Denial Table::make_offer(OfferKind kind, Color side) {
    check_flag();
    if (const Denial denial = offer_denial(kind, side); denial != Denial::none) return denial;
    auto& offer = offers_[static_cast<std::size_t>(kind)];
    if (offer && offer->is_open() && offer->by == side) return Denial::already_offered;
    if (offer && offer->is_open()) return answer_offer(kind, side, true); // both want it
    offer = Offer{side, session_->ply_count()};
    return Denial::none;
}

Denial Table::answer_offer(OfferKind kind, Color side, bool accepts) {
    check_flag();
    auto& offer = offers_[static_cast<std::size_t>(kind)];
    if (!offer || !offer->is_open() || offer->by == side) return Denial::not_offered;
    if (const Denial denial = offer_denial(kind, ~side); denial != Denial::none) return denial;
    offer->answer = accepts ? OfferAnswer::accepted : OfferAnswer::declined;
    if (!accepts) return Denial::none;
    if (kind == OfferKind::draw)
        agree_draw();
    else
        take_back(plies_to(~side));
    return Denial::none;
}

Denial Table::end(const std::function<void(session::Session&)>& declare) {
    check_flag();
    if (is_over()) return Denial::game_over;
    declare(*session_);
    settle_end(tools_.now());
    return Denial::none;
}

Denial Table::resign(Color side) {
    return end([side](session::Session& session) { session.resign(side); });
}

Denial Table::abandon(Color side) {
    return end([side](session::Session& session) {
        session.declare(game::Outcome::win(~side, game::Reason::abandonment));
    });
}

Denial Table::draw_by_length() {
    return end([](session::Session& session) {
        session.declare(game::Outcome::draw(game::Reason::too_many_moves));
    });
}

Denial Table::lose_on_time() {
    return end([](session::Session& session) { session.lose_on_time(); });
}

void Table::agree_draw() {
    session_->agree_draw();
    settle_end(tools_.now());
}

Denial Table::claim(Color side, game::Claim claim) {
    check_flag();
    if (is_over()) return Denial::game_over;
    if (side != turn() && asked_ply_ != session_->ply_count()) return Denial::not_your_turn;
    if (!session_->claims().contains(claim)) return Denial::nothing_there;
    session_->claim(claim);
    settle_end(tools_.now());
    return Denial::none;
}

std::optional<game::Claim> Table::claimable(Color side) const {
    if (side != turn()) return std::nullopt;
    for (const game::Claim claim : game::every_claim)
        if (session_->claims().contains(claim)) return claim;
    return std::nullopt;
}

std::optional<game::Claim> Table::new_claim() {
    for (const game::Claim claim : game::every_claim) {
        if (!session_->claims().contains(claim) || asked_.contains(claim)) continue;
        asked_.insert(claim);
        asked_ply_ = session_->ply_count();
        return claim;
    }
    return std::nullopt;
}

bool Table::check_flag() { return check_flag(tools_.now()); }

bool Table::check_flag(Instant now) {
    if (tools_.judges_time && clock_ && !is_over() && clock_->has_fallen(now)) {
        session_->lose_on_time();
        settle_end(now);
    }
    return session_->outcome().reason() == game::Reason::time;
}

void Table::follow_end(const game::Outcome& outcome) {
    session_->declare(outcome);
    settle_end(tools_.now());
}

void Table::follow_clocks(const Clock::Times& left, bool is_running) {
    const Instant now = tools_.now();
    clock_->set(left, turn(), now);
    if (session_->ply_count() > 0) plies_[session_->ply_count() - 1].clock = left[index(~turn())];
    if (is_running && !is_over())
        clock_->resume(now);
    else
        clock_->pause(now);
}

Milliseconds Table::remaining(Color color) const { return clock_->remaining(color, tools_.now()); }

Denial Table::give_time(Color to, Milliseconds more) {
    check_flag();
    if (is_over()) return Denial::game_over;
    const Instant now = tools_.now();
    Clock::Times left = clock_->remaining(now);
    left[core::index(to)] += more;
    clock_->set(left, turn(), now);
    // Taking moves back does not take the gift back.
    const std::size_t count = session_->ply_count() - (to == turn() ? 1 : 0);
    if (session_->ply_count() > 0 && count > 0 && plies_[count - 1].clock)
        *plies_[count - 1].clock += more;
    return Denial::none;
}

void Table::pause_clock() {
    if (clock_) clock_->pause(tools_.now());
}

void Table::resume_clock() {
    if (clock_ && !is_over()) clock_->resume(tools_.now());
}

void Table::reset_clock() {
    if (!clock_) return;
    clock_->set({clock_after_moves(Color::white), clock_after_moves(Color::black)}, turn(),
                tools_.now());
    resume_clock();
}

/// What the clock of `color` showed after its last move, as far as that is known.
Milliseconds Table::clock_after_moves(Color color) const {
    Color mover = ~turn();
    for (std::size_t ply = session_->ply_count(); ply > 0; --ply, mover = ~mover)
        if (mover == color && plies_[ply - 1].clock) return *plies_[ply - 1].clock;
    return clock_->control().base;
}

bool Table::has_unsaved_moves() const { return has_new_marks_ || session_->record() != saved_; }

void Table::mark_saved(std::string name) {
    save_name_ = std::move(name);
    mark_unchanged();
}

void Table::mark_unchanged() {
    saved_ = session_->record();
    has_new_marks_ = false;
}

} // namespace play
