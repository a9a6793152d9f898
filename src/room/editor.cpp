#include "room/editor.hpp"

#include <algorithm>
#include <utility>

#include "record/start.hpp"
#include "session/session.hpp"
#include "words/editor_messages.hpp"
#include "words/outcomes.hpp"
#include "words/positions.hpp"

namespace room {
namespace {

using core::Color;
using core::Coord;
using core::Piece;
using core::Role;

session::Stack& stack_at(stackchess::Setup& setup, Coord square) { return setup.at(square); }

std::uint32_t file_bit(Coord square) { return std::uint32_t{1} << square.file; }

/// The side whose unmoved pawn would be the lowest piece of this stack.
std::optional<Color> side_of_unmoved(const stackchess::Setup& setup, Coord square) {
    const stackchess::Stack& stack = setup.at(square);
    if (stack.empty() || stack.front().role != Role::pawn) return std::nullopt;
    const Color side = stack.front().color;
    const bool is_first = square.rank == stackchess::first_rank(side, setup.size);
    return is_first ? std::optional(side) : std::nullopt;
}

void mark_unmoved(stackchess::Setup& setup, Coord square) {
    if (const auto side = side_of_unmoved(setup, square))
        setup.unmoved[core::index(*side)] |= file_bit(square);
}

/// Forgets what the pieces no longer allow.
void tidy(stackchess::Setup& setup) {
    for (const Color side : core::colors) {
        std::uint32_t kept = 0;
        for (int file = 0; file < setup.size; ++file) {
            const Coord square = core::coord_at(file, stackchess::first_rank(side, setup.size));
            if (side_of_unmoved(setup, square) == side) kept |= file_bit(square);
        }
        setup.unmoved[core::index(side)] &= kept;
    }
}

void tidy(chess::Setup& setup) {
    setup.castling = chess::true_castling(setup);
    if (!chess::is_en_passant_true(setup)) setup.en_passant.reset();
}

void put(stackchess::Setup& setup, Coord square, Piece piece) {
    session::Stack& stack = stack_at(setup, square);
    const auto most = static_cast<std::size_t>(2 * setup.size);
    if (stack.size() >= most || (!stack.empty() && stack.back().color != piece.color))
        stack.clear();
    stack.push_back(piece);
    if (stack.size() == 1) mark_unmoved(setup, square);
}

void put(chess::Setup& setup, Coord square, Piece piece) { setup.at(square) = piece; }

void take_top(stackchess::Setup& setup, Coord square) {
    if (!setup.at(square).empty()) setup.at(square).pop_back();
}
void take_top(chess::Setup& setup, Coord square) { setup.at(square) = {}; }

session::Stack taken_whole(stackchess::Setup& setup, Coord square) {
    session::Stack stack = std::exchange(setup.at(square), {});
    tidy(setup); // before the pieces stand elsewhere
    return stack;
}
session::Stack taken_whole(chess::Setup& setup, Coord square) {
    const Piece piece = std::exchange(setup.at(square), {});
    return piece.role == Role::none ? session::Stack{} : session::Stack{piece};
}

stackchess::Setup emptied(const stackchess::Setup& setup) {
    stackchess::Setup empty = stackchess::Setup::empty(setup.size);
    empty.promotion = setup.promotion;
    empty.turn = setup.turn;
    return empty;
}
chess::Setup emptied(const chess::Setup& setup) {
    chess::Setup empty;
    empty.turn = setup.turn;
    return empty;
}

session::BoardView view_of(const stackchess::Setup& setup) { return {setup.size, setup.stacks}; }
session::BoardView view_of(const chess::Setup& setup) {
    session::BoardView view{chess::board_size, {}};
    view.stacks.reserve(setup.pieces.size());
    for (const Piece piece : setup.pieces)
        view.stacks.push_back(piece.role == Role::none ? session::Stack{} : session::Stack{piece});
    return view;
}

/// The starting position of another size, if this is one.
std::optional<stackchess::Setup> start_of_size(const stackchess::Setup& setup, int size) {
    for (const bool knights : {false, true}) {
        stackchess::StartOptions options{setup.size, knights, setup.promotion};
        if (setup != stackchess::start_setup(options)) continue;
        options.size = size;
        return stackchess::start_setup(options);
    }
    return std::nullopt;
}

/// Where a king stands to castle, if it can at all.
std::optional<chess::Square> castling_king(const chess::Setup& setup, Color side) {
    std::optional<chess::Square> found;
    for (int file = 0; file < chess::board_size; ++file) {
        const chess::Square square = chess::square_at(file, chess::rank_for(side, 0));
        const Piece piece = setup.pieces[static_cast<std::size_t>(square)];
        if (piece == Piece{side, Role::king}) found = square;
    }
    return found;
}

/// The squares of its first rank on one side of the king.
chess::Bits wing_of(const chess::Setup& setup, Color side, Wing wing) {
    const auto king = castling_king(setup, side);
    if (!king) return 0;
    const chess::Bits left = core::bit(*king) - 1;
    const chess::Bits beyond = wing == Wing::queen ? left : ~(left | core::bit(*king));
    return beyond & chess::rank_bits_for(side, 0);
}

/// The rook that would castle there: the outermost one.
chess::Bits castling_rook(const chess::Setup& setup, Color side, Wing wing) {
    chess::Setup all = setup;
    all.castling = 0;
    for (chess::Square square = 0; square < chess::square_count; ++square)
        if (setup.pieces[static_cast<std::size_t>(square)] == Piece{side, Role::rook})
            all.castling |= core::bit(square);
    return chess::true_castling(all) & wing_of(setup, side, wing);
}

} // namespace

session::BoardView Editor::board() const {
    return std::visit([](const auto& setup) { return view_of(setup); }, setup_);
}

Color Editor::turn() const {
    return std::visit([](const auto& setup) { return setup.turn; }, setup_);
}

int Editor::quiet_plies() const {
    return std::visit([](const auto& setup) { return setup.quiet_plies; }, setup_);
}

int Editor::move_number() const {
    return std::visit([](const auto& setup) { return setup.move_number; }, setup_);
}

int Editor::most_counter() const {
    return game::of_game(rules(), stackchess::max_counter, chess::max_counter);
}

std::string Editor::text() const {
    return std::visit([](const auto& setup) { return to_text(setup); }, setup_);
}

std::string Editor::problem(words::Voice voice) const {
    const std::string unplayable = std::visit(
        [&](const auto& setup) {
            const auto found = faults(setup);
            return found.empty() ? std::string() : words::faults_sentence(voice, found);
        },
        setup_);
    if (!unplayable.empty()) return unplayable;
    const game::Outcome outcome = session::make_session(setup_)->outcome();
    if (!outcome.is_over()) return {};
    return words::say(voice, words::message::editor_over,
                      {{"result", words::result_sentence(voice, outcome, turn())}});
}

int Editor::size() const { return stacks() != nullptr ? stacks()->size : chess::board_size; }

/// Everything that changes goes through here.
void Editor::change(record::Setup next) {
    if (next == setup_) return;
    if (before_.size() == most_undone) before_.erase(before_.begin());
    before_.push_back(std::exchange(setup_, std::move(next)));
    after_.clear();
}

template <class Act>
void Editor::edit(Act act) {
    record::Setup next = setup_;
    std::visit(
        [&](auto& setup) {
            act(setup);
            tidy(setup);
        },
        next);
    change(std::move(next));
}

void Editor::place(Coord square, Piece piece) {
    edit([&](auto& setup) { put(setup, square, piece); });
}

void Editor::remove(Coord square) {
    edit([&](auto& setup) { take_top(setup, square); });
}

void Editor::move(Coord from, Coord to) {
    if (from == to) return;
    edit([&](auto& setup) {
        for (const Piece piece : taken_whole(setup, from)) put(setup, to, piece);
    });
}

void Editor::clear(Coord square) {
    edit([&](auto& setup) { taken_whole(setup, square); });
}

void Editor::clear() {
    change(std::visit([](const auto& setup) -> record::Setup { return emptied(setup); }, setup_));
}

void Editor::begin_anew(const record::Setup& setup) { change(setup); }

void Editor::set_turn(Color turn) {
    edit([&](auto& setup) { setup.turn = turn; });
}

void Editor::set_quiet_plies(int plies) {
    edit([&](auto& setup) { setup.quiet_plies = std::clamp(plies, 0, most_counter()); });
}

void Editor::set_move_number(int number) {
    edit([&](auto& setup) { setup.move_number = std::clamp(number, 1, most_counter()); });
}

void Editor::set_size(int size) {
    if (stacks() == nullptr || size < stackchess::min_size || size > stackchess::max_size) return;
    if (auto start = start_of_size(*stacks(), size)) return change(*std::move(start));
    stackchess::Setup next = *stacks();
    next.size = size;
    next.stacks.assign(static_cast<std::size_t>(size * size), {});
    const int common = std::min(size, stacks()->size);
    for (int rank = 0; rank < common; ++rank)
        for (int file = 0; file < common; ++file)
            next.at(core::coord_at(file, rank)) = stacks()->at(core::coord_at(file, rank));
    tidy(next);
    change(std::move(next));
}

bool Editor::has_promotion() const { return stacks() == nullptr || stacks()->promotion; }

void Editor::set_promotion(bool is_on) {
    if (stacks() == nullptr) return;
    stackchess::Setup next = *stacks();
    next.promotion = is_on;
    change(std::move(next));
}

bool Editor::can_be_unmoved(Coord square) const {
    return stacks() != nullptr && side_of_unmoved(*stacks(), square);
}

bool Editor::is_unmoved(Coord square) const {
    if (!can_be_unmoved(square)) return false;
    const Color side = *side_of_unmoved(*stacks(), square);
    return (stacks()->unmoved[core::index(side)] & file_bit(square)) != 0;
}

void Editor::set_unmoved(Coord square, bool is_unmoved) {
    if (!can_be_unmoved(square)) return;
    stackchess::Setup next = *stacks();
    std::uint32_t& files = next.unmoved[core::index(*side_of_unmoved(next, square))];
    files = is_unmoved ? files | file_bit(square) : files & ~file_bit(square);
    change(std::move(next));
}

bool Editor::can_castle(Color side, Wing wing) const {
    return chess() != nullptr && castling_rook(*chess(), side, wing) != 0;
}

bool Editor::has_castling(Color side, Wing wing) const {
    return chess() != nullptr && (chess()->castling & wing_of(*chess(), side, wing)) != 0;
}

void Editor::set_castling(Color side, Wing wing, bool is_on) {
    if (chess() == nullptr) return;
    chess::Setup next = *chess();
    next.castling &= ~wing_of(next, side, wing);
    if (is_on) next.castling |= castling_rook(next, side, wing);
    change(next);
}

std::vector<Coord> Editor::passable() const {
    std::vector<Coord> squares;
    if (chess() == nullptr) return squares;
    chess::Setup tried = *chess();
    for (int file = 0; file < chess::board_size; ++file) {
        tried.en_passant = chess::square_at(file, chess::rank_for(tried.turn, 5));
        if (chess::is_en_passant_true(tried)) squares.push_back(chess::to_coord(*tried.en_passant));
    }
    return squares;
}

std::optional<Coord> Editor::passed() const {
    if (chess() == nullptr || !chess()->en_passant) return std::nullopt;
    return chess::to_coord(*chess()->en_passant);
}

void Editor::set_passed(std::optional<Coord> square) {
    if (chess() == nullptr) return;
    chess::Setup next = *chess();
    next.en_passant = square ? std::optional(chess::to_square(*square)) : std::nullopt;
    tidy(next);
    change(next);
}

std::string Editor::read(std::string_view text, words::Voice voice) {
    const auto of_chess = chess::read_setup(text);
    const auto of_stackchess = stackchess::read_setup(text);
    const bool takes_chess = of_chess && (chess() != nullptr || !of_stackchess);
    if (takes_chess)
        change(*of_chess);
    else if (of_stackchess)
        change(*of_stackchess);
    if (of_chess || of_stackchess) return {};
    return words::text_error_sentence(
        voice, game::of_game(rules(), of_stackchess.error(), of_chess.error()), rules(), text);
}

void Editor::undo() {
    if (before_.empty()) return;
    after_.push_back(std::exchange(setup_, std::move(before_.back())));
    before_.pop_back();
}

void Editor::redo() {
    if (after_.empty()) return;
    before_.push_back(std::exchange(setup_, std::move(after_.back())));
    after_.pop_back();
}

} // namespace room
