// The parts of `GameFace` that only games on a server need.

#include <chrono>

#include "text/game_face.hpp"
#include "words/online_messages.hpp"
#include "words/online_play_messages.hpp"
#include "words/query_messages.hpp"
#include "words/questions.hpp"
#include "words/room_messages.hpp"

namespace text {

namespace message = words::message;

namespace {

constexpr std::chrono::milliseconds usual_wait{2000};
constexpr std::size_t longest_chat = 500;
constexpr std::size_t most_chat_shown = 3;

} // namespace

struct GameFace::Situation {
    int game = 0;
    std::size_t place = 0;
    bool is_over = false;
    bool is_pending = false;
    std::optional<room::Asked> asked{};

    friend bool operator==(const Situation&, const Situation&) = default;
};

GameFace::Situation GameFace::situation() const {
    return {snapshot().game, snapshot().history.size(), is_elsewhere() || is_game_over(),
            snapshot().pending.has_value(), room().asked()};
}

bool GameFace::take_news() {
    if (!options_.online) return true;
    const Situation before = situation();
    options_.online->attend();
    if (is_elsewhere()) return false;
    attend();
    return situation() == before;
}

void GameFace::pass_on() {
    if (!options_.online) return;
    options_.online->pass_on();
    await_answer();
}

/// The server usually answers at once, so its answer is awaited briefly.
void GameFace::await_answer() {
    const online::Client& client = options_.online->client();
    const auto is_answered = [&] {
        if (is_elsewhere()) return true;
        attend();
        return !client.is_waiting();
    };
    if (client.is_waiting() && client.standing() == online::Standing::present)
        options_.online->wait_until(is_answered, usual_wait);
}

/// What the opponent offers; a move declines it.
std::optional<room::Asked> GameFace::offer() const {
    return room().must_answer() ? std::nullopt : room().asked();
}

void GameFace::show_offer() {
    if (const auto asked = offer())
        dialogue().print_line(words::with_answers(voice(), room::question_text(voice(), *asked)));
}

bool GameFace::answer_offer(std::string_view line) {
    const auto answer = offer() ? read_yes_no(line) : std::nullopt;
    if (answer) act(room::Answer{*answer});
    return answer.has_value();
}

/// Whether a person elsewhere is to act, as far as is known here.
bool GameFace::is_others_turn() const {
    return options_.online && (snapshot().pending || !snapshot().is_person_to_move());
}

void GameFace::wait_for_others() {
    show_board();
    const auto line = dialogue().ask(waiting_question());
    if (line) take_while_waiting(*line);
}

Question GameFace::waiting_question() const {
    if (snapshot().pending)
        return {dialogue().words(message::waiting_for_server), with_queries(message::waiting_help)};
    const words::Argument name{"name", snapshot().seat(snapshot().turn()).name};
    if (!snapshot().person())
        return {dialogue().words(message::watching_prompt, {name}),
                with_queries(message::watching_help)};
    return {dialogue().words(message::waiting_prompt, {name}), with_queries(message::waiting_help)};
}

void GameFace::take_while_waiting(const std::string& line) {
    if (line.empty() || answer_offer(line) || dialogue().is_left_by(line)) return;
    const Typed typed = read_keyword(line);
    stop_looking(typed);
    if (typed.keyword == Keyword::heights) return toggle_heights();
    if (typed.keyword == Keyword::none && suggest_order(line)) return;
    if (typed.keyword == Keyword::none || !obey(typed)) act(room::PlayMove{line}); // says why
}

bool GameFace::obey_online(const Typed& typed) {
    if (!options_.online) return false;
    switch (typed.keyword) {
    case Keyword::say: say_in_game(typed.argument); break;
    case Keyword::abort: wish([](online::Client& at) { at.abort(); }); break;
    case Keyword::claim: wish([](online::Client& at) { at.claim_left(); }); break;
    case Keyword::give_time: wish([](online::Client& at) { at.give_time(); }); break;
    case Keyword::rematch: wish([](online::Client& at) { at.rematch(true); }); break;
    default: return false;
    }
    return true;
}

std::string GameFace::turn_help(const words::Message& how_to_move,
                                const words::Message& orders_here,
                                words::Arguments arguments) const {
    return dialogue().words(how_to_move, arguments) + '\n' +
           with_queries(options_.online ? message::online_orders_help : orders_here);
}

std::string GameFace::with_queries(const words::Message& help) const {
    return dialogue().words(help) + '\n' + dialogue().words(message::queries_help);
}

bool GameFace::is_away(core::Color side) const {
    return options_.online && !is_elsewhere() &&
           snapshot().seat(side).kind == play::SeatKind::remote &&
           !options_.online->client().game()->present[core::index(side)];
}

void GameFace::wish(const std::function<void(online::Client&)>& what) {
    options_.online->wish(what);
    await_answer();
}

/// A screen that is redrawn keeps the last messages below the board.
std::vector<wire::ChatLine> GameFace::chat_shown() const {
    if (is_elsewhere() || !options_.online || !dialogue().terminal().extent()) return {};
    const auto& chat = options_.online->client().game()->chat;
    const auto count = std::min(chat.size(), most_chat_shown);
    return {chat.end() - static_cast<std::ptrdiff_t>(count), chat.end()};
}

void GameFace::show_chat() {
    for (const wire::ChatLine& line : chat_shown()) options_.online->say_chat(line);
}

void GameFace::say_in_game(const std::string& text) {
    if (text.empty()) return dialogue().say(message::nothing_to_say);
    if (text.size() > longest_chat) return dialogue().say(message::too_much_to_say);
    options_.online->wish([&](online::Client& at) { at.say(text); });
}

} // namespace text
