#include "text/chess_face.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "phrase/games.hpp"
#include "words/chess_messages.hpp"
#include "words/names.hpp"
#include "words/outcome_messages.hpp"
#include "words/outcomes.hpp"
#include "words/refusal_messages.hpp"
#include "words/text_messages.hpp"

namespace text {

namespace message = words::message;
using core::Piece;
using core::Role;
using core::to_text;

namespace {

constexpr std::array promotions{Role::queen, Role::bishop, Role::knight, Role::rook};
constexpr std::array roles{Role::rook,  Role::knight, Role::bishop,
                           Role::queen, Role::king,   Role::pawn};
constexpr std::string_view kingside_castling = "O-O";
constexpr std::string_view queenside_castling = "O-O-O";

/// The role that a word names in either language.
Role role_named(std::string_view word) {
    if (word == "reine") return Role::queen;
    for (const words::Language language : words::languages)
        for (const Role role : roles)
            if (words::piece_name({language, words::Encoding::utf8}, role) == word) return role;
    return Role::none;
}

/// The letter of a promotion in a move by coordinates.
char promotion_letter(Role role) {
    switch (role) {
    case Role::rook: return 'r';
    case Role::bishop: return 'b';
    case Role::knight: return 'n';
    default: return 'q';
    }
}

/// The squares of a move written by them alone.
std::optional<std::pair<Coord, Coord>> read_squares(std::string_view line) {
    const std::string text = small_letters(line);
    std::string_view rest = text;
    const auto from = core::take_coord(rest);
    const auto to = from ? core::take_coord(rest) : std::nullopt;
    if (!to || !rest.empty()) return std::nullopt;
    return std::pair(*from, *to);
}

std::optional<Coord> read_board_square(std::string_view line, int size) {
    const auto square = read_square(line);
    return square && core::is_on_board(*square, size) ? square : std::nullopt;
}

} // namespace

Picture ChessFace::draw(const BoardStyle& style) {
    const session::BoardView board = session().board();
    Picture picture = chess_board(voice(), board, style);
    const std::size_t lowest_rank = picture.lines.size() - (style.compact ? 2 : 3);
    add_remarks(picture, lowest_rank,
                {words::turn_sentence(voice(), session().turn(), session().rules()),
                 dialogue().words(
                     message::half_move,
                     {{"number", phrase::half_move(session().move_number(), session().turn())}})},
                columns());
    return picture;
}

char ChessFace::letter(Piece piece) const { return words::chess_cell(voice(), piece); }

std::string ChessFace::letters_of_side() const {
    std::string all;
    for (const Role role : roles) {
        const char one = letter({session().turn(), role});
        if (!all.empty()) all += ' ';
        all += one == 'q' ? words::piece_name(voice(), role) : std::string(1, one); // q quits
    }
    return all;
}

/// The piece that a letter stands for, its case being its colour; or a name, then the player's own.
std::optional<Piece> ChessFace::read_piece(const std::string& line) const {
    if (line.size() == 1) {
        for (const core::Color color : {core::Color::white, core::Color::black})
            for (const Role role : roles)
                if (letter({color, role}) == line.front()) return Piece{color, role};
        return std::nullopt;
    }
    const Role role = role_named(small_letters(line));
    return role == Role::none ? std::nullopt : std::optional(Piece{session().turn(), role});
}

void ChessFace::person_turn() {
    const bool kingside = session().read(kingside_castling, letters()).has_value();
    const bool queenside = session().read(queenside_castling, letters()).has_value();
    if ((kingside || queenside) && castling_asked_ != session().ply_count()) {
        castling_asked_ = session().ply_count();
        return offer_castling(kingside, queenside);
    }
    const auto show = [&] {
        show_board();
        dialogue().say(message::chess_save);
        dialogue().say(message::chess_quit);
    };
    show();
    const words::Argument own_letters{"letters", letters_of_side()};
    const auto line =
        dialogue().ask({dialogue().words(message::next_move),
                        dialogue().words(message::next_move_help, {own_letters}), show});
    if (line) take_command(*line);
}

/// Castling is offered once a turn. What would be understood as a command is taken for one.
void ChessFace::offer_castling(bool kingside, bool queenside) {
    show_board();
    if (kingside) dialogue().say(message::kingside_possible);
    if (queenside) dialogue().say(message::queenside_possible);
    const bool both = kingside && queenside;
    const Question question{
        dialogue().words(both ? message::ask_castling_side : message::ask_castling),
        dialogue().words(both ? message::ask_castling_side_help : message::ask_castling_help)};
    const std::string_view only = kingside ? kingside_castling : queenside_castling;
    while (const auto line = dialogue().ask(question)) {
        const std::string answer = small_letters(*line);
        const bool is_french = voice().language == words::Language::french;
        if (both && answer == (is_french ? "p" : "k")) return void(play(kingside_castling));
        if (both && answer == (is_french ? "g" : "q")) return void(play(queenside_castling));
        const auto yes = read_yes_no(*line);
        if (yes && !*yes) return;
        if (yes && !both) return void(play(only));
        if (is_command(*line)) return take_command(*line);
        dialogue().print_line(question.help);
    }
}

bool ChessFace::is_command(const std::string& line) const {
    const std::string small = small_letters(line);
    if (small == "s" || small == "q" || read_order(line).order != Order::none) return true;
    if (read_piece(line)) return true;
    const auto move = session().read(line, letters());
    return move || move.error().kind == game::RefusalKind::promotion_missing;
}

void ChessFace::take_command(const std::string& line) {
    if (line == "s" || line == "S") {
        save_game();
        return;
    }
    const auto piece = line == "q" ? std::nullopt : read_piece(line);
    if (piece) return move_piece(*piece);
    if (line == "q" || line == "Q") return dialogue().leave();
    if (const Typed typed = read_order(line); typed.order != Order::none && obey(typed)) return;
    const auto move = session().read(line, letters());
    if (!move && move.error().kind == game::RefusalKind::not_a_move)
        return dialogue().say(message::wrong_command, {{"letters", letters_of_side()}});
    const auto squares = read_squares(line);
    if (!move && move.error().kind == game::RefusalKind::promotion_missing && squares)
        move_to(squares->first, squares->second); // asks what the pawn becomes
    else
        play(line);
}

void ChessFace::move_piece(Piece piece) {
    if (piece.color != session().turn())
        return dialogue().say(message::not_your_turn[core::index(piece.color)]);
    const auto& stacks = session().board().stacks;
    if (std::ranges::find(stacks, session::Stack{piece}) == stacks.end())
        return dialogue().say(message::piece_is_gone);
    if (const auto from = ask_from(piece)) ask_to(*from);
}

/// Asks where the piece stands until one does; nothing when the person goes back or leaves.
std::optional<Coord> ChessFace::ask_from(Piece piece) {
    const session::BoardView board = session().board();
    const Question question{dialogue().words(message::from_square),
                            dialogue().words(message::square_help)};
    while (const auto line = dialogue().ask(question)) {
        if (dialogue().is_left_by(*line) || read_order(*line).order == Order::undo)
            return std::nullopt;
        const auto square = read_board_square(*line, board.size);
        if (!square)
            dialogue().say(message::input_error);
        else if (board.at(*square) != session::Stack{piece})
            dialogue().say(message::no_such_piece_there, {{"letter", std::string(1, letter(piece))},
                                                          {"square", to_text(*square)}});
        else
            return square;
    }
    return std::nullopt;
}

/// Asks where the piece goes. At a strict table a piece that can move has to.
void ChessFace::ask_to(Coord from) {
    std::string squares;
    for (const session::MoveView& move : moves_from(from))
        if (squares.find(to_text(move.to)) == std::string::npos)
            squares += (squares.empty() ? "" : ", ") + to_text(move.to);
    const bool must_move = table().options().strict && !squares.empty();
    const Question question{
        dialogue().words(message::to_square),
        dialogue().words(must_move ? message::must_move_help : message::square_help)};
    while (const auto line = dialogue().ask(question)) {
        if (dialogue().is_left_by(*line)) return;
        const bool is_going_back = read_order(*line).order == Order::undo;
        const auto square = read_board_square(*line, session().board().size);
        if (!is_going_back && !square) {
            dialogue().say(message::input_error);
            continue;
        }
        if (!is_going_back && move_to(from, *square)) return;
        if (!must_move || dialogue().departure() != Departure::none) return;
        dialogue().say(message::touched_must_move, {{"squares", squares}});
    }
}

std::vector<session::MoveView> ChessFace::moves_from(Coord square) const {
    std::vector<session::MoveView> moves = session().legal_moves();
    std::erase_if(moves, [&](const session::MoveView& move) { return move.from != square; });
    return moves;
}

/// Plays a move by its squares, asking what a pawn becomes; whether it is played.
bool ChessFace::move_to(Coord from, Coord to) {
    if (const game::Refusal refusal = session().refusal(from, 1, to);
        refusal.kind != game::RefusalKind::none) {
        say_refusal(refusal);
        return false;
    }
    const std::vector<session::MoveView> moves = moves_from(from);
    const auto move = std::ranges::find(moves, to, &session::MoveView::to);
    if (move == moves.end() || move->promoted == 0) return play(to_text(from) + to_text(to));
    const auto role = ask_promotion();
    return role && play(to_text(from) + to_text(to) + promotion_letter(*role));
}

std::optional<Role> ChessFace::ask_promotion() {
    const core::Color side = session().turn();
    const Question question{dialogue().words(message::ask_promotion[core::index(side)]),
                            dialogue().words(message::ask_promotion_help)};
    while (const auto line = dialogue().ask(question)) {
        const auto piece = read_piece(*line);
        if (piece && piece->color == side &&
            std::ranges::find(promotions, piece->role) != promotions.end())
            return piece->role;
        dialogue().print_line(question.help);
    }
    return std::nullopt;
}

void ChessFace::announce(const session::MoveView& move) {
    const Piece arrived = session().board().at(move.to).back();
    const Piece moved{arrived.color, move.promoted > 0 ? Role::pawn : arrived.role};
    dialogue().say(message::piece_moved, {{"letter", std::string(1, letter(moved))},
                                          {"from", to_text(move.from)},
                                          {"to", to_text(move.to)}});
    if (session().king_in_check() && !session().outcome().is_over()) dialogue().say(message::check);
}

/// A game with something new is saved or given up; left once more, it is kept for later.
bool ChessFace::leave() {
    if (!table().has_unsaved_moves()) return false;
    const auto answer =
        dialogue().ask_yes_no({dialogue().words(message::save_before_quitting),
                               dialogue().words(message::save_before_quitting_help)});
    if (answer && *answer) return !save_game();
    if (answer) dialogue().say(message::given_up_as_draw);
    return !answer;
}

} // namespace text
