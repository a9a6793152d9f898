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

/// The letter of a promotion in a move by coordinates.
char promotion_letter(Role role) {
    switch (role) {
    case Role::rook: return 'r';
    case Role::bishop: return 'b';
    case Role::knight: return 'n';
    default: return 'q';
    }
}

std::optional<Coord> read_board_square(std::string_view line, int size) {
    const auto square = read_square(line);
    return square && core::is_on_board(*square, size) ? square : std::nullopt;
}

} // namespace

Picture ChessFace::draw(const BoardStyle& style) {
    Picture picture = chess_board(voice(), moment().board, style);
    const std::size_t lowest_rank = picture.lines.size() - (style.compact ? 2 : 3);
    add_remarks(picture, lowest_rank, remarks(), columns());
    return picture;
}

std::vector<std::string> ChessFace::remarks() const {
    return {words::turn_sentence(voice(), moment().turn, snapshot().rules),
            dialogue().words(message::half_move,
                             {{"number", phrase::half_move(moment().move_number, moment().turn)}})};
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

/// The piece of a letter, whose case gives the colour, or of a name, which means the player's own
/// piece.
std::optional<Piece> ChessFace::read_piece(const std::string& line) const {
    if (line.size() == 1) {
        for (const core::Color color : {core::Color::white, core::Color::black})
            for (const Role role : roles)
                if (letter({color, role}) == line.front()) return Piece{color, role};
        return std::nullopt;
    }
    const Role role = words::role_named(small_letters(line));
    return role == Role::none ? std::nullopt : std::optional(Piece{session().turn(), role});
}

void ChessFace::person_turn() {
    const bool kingside = session().read(kingside_castling, letters()).has_value();
    const bool queenside = session().read(queenside_castling, letters()).has_value();
    if ((kingside || queenside) && !offer() && castling_asked_ != session().ply_count()) {
        castling_asked_ = session().ply_count();
        return offer_castling(kingside, queenside);
    }
    const auto show = [&] {
        show_board();
        if (dialogue().has_phrases()) return; // the introduction has said what can be typed
        dialogue().say(message::chess_save);
        dialogue().say(message::chess_quit);
    };
    show();
    const words::Argument own_letters{"letters", letters_of_side()};
    const auto line = dialogue().ask(
        {dialogue().words(message::next_move),
         turn_help(message::next_move_help, message::chess_orders_help, {own_letters}), show});
    if (line) take_command(*line);
}

/// Castling is offered once a turn. An answer that could be a command is taken as one.
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
        if ((yes && !*yes) || read_keyword(*line).keyword == Keyword::undo) return;
        if (yes && !both) return void(play(only));
        if (is_command(*line)) return take_command(*line);
        const auto refused = session().read(as_written(*line), letters());
        if (refused.error().kind == game::RefusalKind::not_a_move)
            dialogue().print_line(question.help);
        else
            play(as_written(*line)); // explains why not
    }
}

bool ChessFace::is_command(const std::string& line) const {
    const std::string small = small_letters(line);
    if (small == "s" || small == "q" || read_keyword(line).keyword != Keyword::none) return true;
    if (read_piece(line)) return true;
    const auto move = session().read(as_written(line), letters());
    return move || move.error().kind == game::RefusalKind::promotion_missing;
}

/// Converts a typed move to the letters of score sheets: a black knight, `k` on the French board,
/// is `C` there.
std::string ChessFace::as_written(std::string line) const {
    const bool is_knight = voice().language == words::Language::french &&
                           session().turn() == core::Color::black && line.size() > 1 &&
                           line.front() == letter({core::Color::black, Role::knight});
    if (is_knight) line.front() = 'C';
    return line;
}

/// Whether a line could answer an open offer and could also choose the player's own piece, as `n`
/// does for Black.
bool ChessFace::is_answer_or_piece(const std::string& line) const {
    if (!offer() || !read_yes_no(line)) return false;
    const auto piece = line.size() == 1 ? read_piece(line) : std::nullopt;
    return piece && piece->color == session().turn();
}

void ChessFace::take_command(const std::string& line) {
    if (is_answer_or_piece(line))
        return dialogue().say(message::no_or_knight, {{"letter", words::shown(line)}});
    if (answer_offer(line)) return;
    stop_looking(read_keyword(line));
    if (line == "s" || line == "S") {
        save_game();
        return;
    }
    const auto piece = line == "q" ? std::nullopt : read_piece(line);
    if (piece) return move_piece(*piece);
    if (line == "q" || line == "Q") return dialogue().leave();
    if (const Typed typed = read_keyword(line); typed.keyword != Keyword::none && obey(typed))
        return;
    take_move(as_written(line));
}

void ChessFace::take_move(const std::string& line) {
    const auto move = session().read(line, letters());
    if (!move && move.error().kind == game::RefusalKind::not_a_move) {
        if (!suggest_order(line))
            dialogue().say(message::wrong_command, {{"letters", letters_of_side()}});
        return;
    }
    const auto promotion = !move && move.error().kind == game::RefusalKind::promotion_missing
                               ? promotion_meant(line)
                               : std::nullopt;
    if (promotion)
        move_to(promotion->from, promotion->to); // asks for the promotion piece
    else
        play(line);
}

/// The promotion that a move without its piece means, typed as squares or as on a score sheet.
std::optional<session::MoveView> ChessFace::promotion_meant(const std::string& line) const {
    for (const char* const queen : {"q", "=Q"})
        if (auto move = session().read(line + queen, game::Letters::english))
            return *std::move(move);
    return std::nullopt;
}

void ChessFace::move_piece(Piece piece) {
    if (piece.color != session().turn())
        return dialogue().say(message::not_your_turn[core::index(piece.color)]);
    const auto& stacks = snapshot().present().board.stacks;
    if (std::ranges::find(stacks, session::Stack{piece}) == stacks.end())
        return dialogue().say(message::piece_is_gone);
    if (const auto from = ask_from(piece)) ask_to(*from);
}

/// Asks where the piece stands until the square has one; nothing if the person goes back or leaves.
std::optional<Coord> ChessFace::ask_from(Piece piece) {
    const session::BoardView& board = snapshot().present().board;
    const Question question{dialogue().words(message::from_square),
                            dialogue().words(message::square_help)};
    while (const auto line = dialogue().ask_value(question)) {
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

/// Asks where the piece goes. In a strict game a touched piece must move.
void ChessFace::ask_to(Coord from) {
    act(room::TouchPiece{from});
    const bool must_move = snapshot().touched.has_value();
    if (must_move && *snapshot().touched != from) return;
    const Question question{
        dialogue().words(message::to_square),
        dialogue().words(must_move ? message::must_move_help : message::square_help)};
    while (const auto line = dialogue().ask(question)) {
        const bool is_going_back = is_way_back(*line);
        const auto square = read_board_square(*line, snapshot().present().board.size);
        if (!is_going_back && !square) {
            dialogue().say(message::input_error);
            continue;
        }
        if (!is_going_back && move_to(from, *square)) return;
        if (!must_move || dialogue().departure() != Departure::none) return;
        act(room::LetGo{});
    }
}

std::vector<session::MoveView> ChessFace::moves_from(Coord square) const {
    std::vector<session::MoveView> moves = snapshot().moves;
    std::erase_if(moves, [&](const session::MoveView& move) { return move.from != square; });
    return moves;
}

/// Plays the move between two squares, asking for a promotion piece; returns whether it was played.
bool ChessFace::move_to(Coord from, Coord to) {
    if (session().refusal(from, 1, to).kind != game::RefusalKind::none) {
        act(room::TryMove{from, 1, to});
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
        if (read_keyword(*line).keyword == Keyword::undo) break;
        if (const auto role = read_promotion(*line)) return role;
        dialogue().print_line(question.help);
    }
    return std::nullopt;
}

/// The promotion piece, by its letter in either case or by its name.
std::optional<Role> ChessFace::read_promotion(const std::string& line) const {
    for (const Role role : promotions)
        for (const core::Color color : core::colors)
            if (small_letters(line) == small_letters(std::string(1, letter({color, role}))))
                return role;
    const Role role = words::role_named(small_letters(line));
    return std::ranges::find(promotions, role) != promotions.end() ? std::optional(role)
                                                                   : std::nullopt;
}

void ChessFace::explain(const session::MoveView& move) {
    const Piece arrived = snapshot().present().board.at(move.to).back();
    const Piece moved{arrived.color, move.promoted > 0 ? Role::pawn : arrived.role};
    const words::Argument from{"from", to_text(move.from)};
    const words::Argument to{"to", to_text(move.to)};
    const words::Argument named{"letter", std::string(1, letter(moved))};
    const std::string& score = snapshot().score.back();
    if (score.starts_with(queenside_castling))
        dialogue().say(message::castled_queenside, {named, from, to});
    else if (score.starts_with(kingside_castling))
        dialogue().say(message::castled_kingside, {named, from, to});
    else
        dialogue().say(message::piece_moved, {named, from, to});
    if (snapshot().present().check && !snapshot().outcome.is_over()) dialogue().say(message::check);
}

} // namespace text
