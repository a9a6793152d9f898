#include "play/table.hpp"

#include <utility>

namespace play {
namespace {

using core::Color;

constexpr std::array claims{game::Claim::threefold_repetition, game::Claim::fifty_moves};

/// Whether an end was declared by someone, not brought about by a move.
bool is_declared(game::Reason reason) {
    using game::Reason;
    switch (reason) {
    case Reason::threefold_repetition:
    case Reason::fifty_moves:
    case Reason::agreement:
    case Reason::resignation:
    case Reason::time: return true;
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
    if (options_.time) clock_.emplace(*options_.time, session_->turn());
}

Table::~Table() = default;

core::Result<session::MoveView, game::Refusal> Table::play(std::string_view text,
                                                           game::Letters letters) {
    const Instant now = tools_.now();
    check_flag(now);
    auto move = session_->play(text, letters);
    if (move) note_move(*move, now);
    return move;
}

void Table::note_move(const session::MoveView& move, Instant now) {
    plies_.resize(session_->ply_count() - 1);
    plies_.push_back({move.text});
    if (!clock_) return;
    clock_->press(now);
    plies_.back().clock = clock_->remaining(~session_->turn(), now);
    if (is_over()) clock_->pause(now);
}

/// Half-moves from one turn of a person to the one before or behind it.
std::size_t Table::plies_at_once() const {
    const bool has_one_computer = seat(Color::white).kind != seat(Color::black).kind;
    return has_one_computer && seat(session_->turn()).kind == SeatKind::person ? 2 : 1;
}

std::size_t Table::undo() {
    const std::size_t count = plies_at_once();
    if (options_.strict || is_declared(session_->outcome().reason()) ||
        session_->ply_count() < count)
        return 0;
    for (std::size_t i = 0; i < count; ++i) session_->undo();
    reset_clock();
    return count;
}

std::size_t Table::redo() {
    if (options_.strict) return 0;
    const std::size_t wanted = plies_at_once();
    std::size_t count = 0;
    while (count < wanted && session_->redo()) ++count;
    if (count > 0) reset_clock();
    return count;
}

void Table::resign(Color side) {
    session_->resign(side);
    pause_clock();
}

void Table::agree_draw() {
    session_->agree_draw();
    pause_clock();
}

bool Table::claim_draw(game::Claim claim) {
    if (!session_->claims().contains(claim)) return false;
    session_->claim(claim);
    pause_clock();
    return true;
}

std::optional<game::Claim> Table::claimable() const {
    for (const game::Claim claim : claims)
        if (session_->claims().contains(claim)) return claim;
    return std::nullopt;
}

std::optional<game::Claim> Table::new_claim() {
    for (const game::Claim claim : claims) {
        if (!session_->claims().contains(claim) || asked_.contains(claim)) continue;
        asked_.insert(claim);
        return claim;
    }
    return std::nullopt;
}

bool Table::check_flag() { return check_flag(tools_.now()); }

bool Table::check_flag(Instant now) {
    if (clock_ && !is_over() && clock_->has_fallen(now)) {
        session_->lose_on_time();
        clock_->pause(now);
    }
    return session_->outcome().reason() == game::Reason::time;
}

Milliseconds Table::remaining(Color color) const { return clock_->remaining(color, tools_.now()); }

void Table::pause_clock() {
    if (clock_) clock_->pause(tools_.now());
}

void Table::resume_clock() {
    if (clock_ && !is_over()) clock_->resume(tools_.now());
}

void Table::reset_clock() {
    if (!clock_) return;
    clock_->set({clock_after_moves(Color::white), clock_after_moves(Color::black)},
                session_->turn(), tools_.now());
    resume_clock();
}

/// What the clock of `color` showed after its last move, as far as that is known.
Milliseconds Table::clock_after_moves(Color color) const {
    Color mover = ~session_->turn();
    for (std::size_t ply = session_->ply_count(); ply > 0; --ply, mover = ~mover)
        if (mover == color && plies_[ply - 1].clock) return *plies_[ply - 1].clock;
    return clock_->control().base;
}

bool Table::has_unsaved_moves() const { return session_->record() != saved_; }

void Table::mark_saved(std::string name) {
    save_name_ = std::move(name);
    mark_unchanged();
}

void Table::mark_unchanged() { saved_ = session_->record(); }

} // namespace play
