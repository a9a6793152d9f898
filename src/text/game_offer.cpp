#include "text/game_offer.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "core/digits.hpp"
#include "online/phrases.hpp"
#include "online/rating_range.hpp"
#include "text/game_questions.hpp"
#include "text/typed.hpp"
#include "words/online_offer_messages.hpp"
#include "words/online_play_messages.hpp"

namespace text {

namespace message = words::message;

namespace {

std::optional<game::Rules> ask_rules(Dialogue& dialogue) {
    const bool is_french = dialogue.voice().language == words::Language::french;
    const Question question{dialogue.words(message::ask_rules),
                            dialogue.words(message::ask_rules_help)};
    while (const auto line = dialogue.ask_value(question)) {
        const std::string answer = small_letters(*line);
        if (answer.empty()) return game::every_game.front();
        for (const game::Rules rules : game::every_game)
            if (answer == of_game(rules, "s", is_french ? "e" : "c")) return rules;
        dialogue.say(message::rules_refused);
    }
    return std::nullopt;
}

/// Reads a number of days, such as `3j` or `3 days`.
std::optional<int> read_days(std::string_view line) {
    const std::string text = small_letters(line);
    const std::size_t end = text.find_first_not_of("0123456789");
    if (end == std::string::npos) return std::nullopt;
    const std::string_view unit = trimmed(std::string_view(text).substr(end));
    constexpr std::array<std::string_view, 6> units{"d", "day", "days", "j", "jour", "jours"};
    if (std::ranges::find(units, unit) == units.end()) return std::nullopt;
    return core::read_number<int>(std::string_view(text).substr(0, end), 1, wire::Terms::max_days);
}

/// Asks for a clock, days for each move, or neither; false if the person goes back.
bool ask_pace(Dialogue& dialogue, wire::Terms& terms) {
    const Question question{dialogue.words(message::ask_pace),
                            dialogue.words(message::ask_pace_help)};
    while (const auto line = dialogue.ask_value(question)) {
        terms.clock = play::read_time_control(*line);
        terms.days = read_days(*line).value_or(0);
        if (terms.clock || terms.days > 0 || line->empty()) return true;
        dialogue.say(message::pace_refused);
    }
    return false;
}

/// What else may be changed.
enum class Extra : std::uint8_t { promotion, is_rated, is_private, range };

class Extras {
  public:
    Extras(Dialogue& dialogue, GameOffer& offer, OfferedTo whom, bool has_account)
        : dialogue_(dialogue), offer_(offer), whom_(whom), has_account_(has_account) {}

    /// Asks until the person accepts the offer; false if the person goes back.
    bool ask() {
        const Question question{dialogue_.words(message::ask_offer_choice),
                                dialogue_.words(message::ask_offer_choice_help)};
        show();
        while (const auto line = dialogue_.ask_value(question)) {
            if (line->empty()) return true;
            const auto number = core::read_number<std::size_t>(*line, 1, shown_.size());
            if (!number)
                dialogue_.say(message::offer_choice_refused);
            else if (!change(shown_[*number - 1]))
                return false;
            else
                show();
        }
        return false;
    }

  private:
    std::optional<std::string> why_not_rated() const {
        return online::why_not_rated(dialogue_.voice(), offer_.terms, has_account_);
    }

    void show() {
        const wire::Terms& terms = offer_.terms;
        dialogue_.say(message::offer_title,
                      {{"game", online::terms_text(dialogue_.voice(), terms)}});
        shown_.clear();
        if (game::has_stacks(terms.rules))
            add(Extra::promotion, message::offer_promotion, terms.promotion);
        if (whom_ != OfferedTo::computer && !why_not_rated())
            add(Extra::is_rated, message::offer_rated, terms.is_rated);
        add(Extra::is_private, message::offer_private, terms.is_private);
        if (whom_ == OfferedTo::anybody && wire::may_be_rated(terms))
            add(Extra::range, message::offer_range,
                offer_.range ? online::range_text(dialogue_.voice(), *offer_.range)
                             : dialogue_.words(message::offer_range_any));
        if (const auto why = why_not_rated(); why && whom_ != OfferedTo::computer)
            dialogue_.print_line(*why);
    }

    void add(Extra extra, const words::Message& choice, const std::string& state) {
        shown_.push_back(extra);
        dialogue_.say(
            message::offer_choice,
            {{"number", shown_.size()}, {"choice", dialogue_.words(choice)}, {"state", state}});
    }
    void add(Extra extra, const words::Message& choice, bool is_on) {
        add(extra, choice, dialogue_.words(is_on ? message::offer_yes : message::offer_no));
    }

    bool change(Extra extra) {
        wire::Terms& terms = offer_.terms;
        switch (extra) {
        case Extra::promotion: terms.promotion = !terms.promotion; break;
        case Extra::is_rated: terms.is_rated = !terms.is_rated; break;
        case Extra::is_private: terms.is_private = !terms.is_private; break;
        case Extra::range: return ask_range();
        }
        if (wire::may_be_rated(terms)) return true;
        terms.is_rated = false;
        offer_.range.reset();
        return true;
    }

    bool ask_range() {
        const Question question{dialogue_.words(message::ask_range),
                                dialogue_.words(message::ask_range_help)};
        while (const auto line = dialogue_.ask_value(question)) {
            offer_.range = online::read_range(*line);
            if (offer_.range || line->empty()) return true;
            dialogue_.say(message::range_refused);
        }
        return false;
    }

    Dialogue& dialogue_;
    GameOffer& offer_;
    OfferedTo whom_;
    bool has_account_;
    std::vector<Extra> shown_; ///< by their numbers, from 1
};

/// Asks for the colour, and for the rest if the person wants to change it; false if the person goes
/// back.
bool ask_color(Dialogue& dialogue, GameOffer& offer, Extras more) {
    const bool is_french = dialogue.voice().language == words::Language::french;
    const Question question{dialogue.words(message::ask_color_wish),
                            dialogue.words(message::ask_color_wish_help)};
    while (const auto line = dialogue.ask_value(question)) {
        const std::string answer = small_letters(*line);
        const bool is_white = answer == (is_french ? "b" : "w");
        const bool is_black = answer == (is_french ? "n" : "b");
        if (is_white) offer.color = wire::ColorWish::white;
        if (is_black) offer.color = wire::ColorWish::black;
        if (is_white || is_black || answer.empty()) return true;
        if (answer != "+")
            dialogue.say(message::color_wish_refused);
        else if (!more.ask())
            return false;
    }
    return false;
}

} // namespace

std::optional<GameOffer> ask_offer(Dialogue& dialogue, OfferedTo whom, bool has_account) {
    GameOffer offer;
    const auto rules = ask_rules(dialogue);
    if (!rules) return std::nullopt;
    offer.terms.rules = *rules;
    if (game::has_stacks(*rules)) {
        const auto board = ask_board(dialogue);
        if (!board) return std::nullopt;
        offer.terms.size = board->size;
        offer.terms.knights = board->knights;
    }
    if (whom == OfferedTo::computer) {
        const auto clock = ask_clock(dialogue);
        if (!clock) return std::nullopt;
        offer.terms.clock = *clock;
    } else if (!ask_pace(dialogue, offer.terms)) {
        return std::nullopt;
    }
    if (!ask_color(dialogue, offer, Extras(dialogue, offer, whom, has_account)))
        return std::nullopt;
    return offer;
}

} // namespace text
