#include <algorithm>
#include <array>

#include "server/lichess.hpp"

namespace server::lichess {
namespace {

constexpr VariantNames standard{"standard", "Standard", "Std"};
constexpr VariantNames chess960{"chess960", "Chess960", "960"};
constexpr VariantNames from_position{"fromPosition", "From Position", "FEN"};
constexpr VariantNames stackchess_game{"stackchess", "Stackchess", "Stack"};
constexpr int chess960_count = 960;

bool is_chess960_start(const std::string& position) {
    if (position.find("/pppppppp/8/8/8/8/PPPPPPPP/") == std::string::npos) return false;
    const auto setup = chess::read_setup(position);
    for (int number = 0; setup && number < chess960_count; ++number)
        if (chess::chess960_setup(number) == *setup) return true;
    return false;
}

const VariantNames& stackchess_names(const wire::Terms& /*terms*/) { return stackchess_game; }

const VariantNames& chess_names(const wire::Terms& terms) {
    if (terms.position.empty()) return standard;
    return is_chess960_start(terms.position) ? chess960 : from_position;
}

Json stackchess_options(const wire::Terms& terms) {
    return {{"size", terms.size}, {"knights", terms.knights}, {"promotion", terms.promotion}};
}

constexpr Idiom stackchess_idiom{.scope = "stackchess:play",
                                 .names = stackchess_names,
                                 .options = stackchess_options,
                                 .checkmate = "variantEnd"};
constexpr Idiom chess_idiom{.names = chess_names,
                            .checkmate = "mate",
                            .has_startpos = true,
                            .castles_by_the_rook = true,
                            .has_speeds = true};

const VariantNames& names_of(const wire::Terms& terms) {
    return idiom_of(terms.rules).names(terms);
}

/// Chess960 is not rated by speed but as a variant of its own.
bool is_rated_by_speed(const wire::Terms& terms) {
    return idiom_of(terms.rules).has_speeds && names_of(terms).key != chess960.key;
}

struct Pace {
    std::chrono::seconds below{};
    std::string_view key{};
    std::string_view name{};
};
using std::chrono::seconds;
constexpr std::array<Pace, 5> paces{{{seconds(30), "ultraBullet", "UltraBullet"},
                                     {seconds(180), "bullet", "Bullet"},
                                     {seconds(480), "blitz", "Blitz"},
                                     {seconds(1500), "rapid", "Rapid"},
                                     {seconds(21600), "classical", "Classical"}}};
constexpr Pace slowest{seconds::max(), "correspondence", "Correspondence"};

const Pace& pace_of(const wire::Terms& terms) {
    if (!terms.clock) return slowest;
    const auto expected = terms.clock->base + 40 * terms.clock->increment;
    const auto found =
        std::ranges::find_if(paces, [&](const Pace& pace) { return expected < pace.below; });
    return found == paces.end() ? slowest : *found;
}

/// The clock that is asked for; the name of the field that is invalid.
std::optional<std::string> read_clock(const Fields& fields, wire::Terms& terms) {
    if (!fields.has("clock.limit") && !fields.has("clock.increment")) return std::nullopt;
    const auto base = fields.number("clock.limit", 0, seconds(play::TimeControl::max_base).count());
    const auto increment =
        fields.number("clock.increment", 0, seconds(play::TimeControl::max_increment).count());
    if (!base || (*base == 0 && increment == 0)) return "clock.limit";
    if (!increment) return "clock.increment";
    terms.clock = clock_of(seconds(*base), seconds(*increment));
    return std::nullopt;
}

/// The start that is asked for; the name of the field that is invalid.
std::optional<std::string> read_start(const Fields& fields, wire::Terms& terms, int number) {
    const std::string key = fields.find("variant").value_or(std::string(standard.key));
    const std::string fen = fields.text("fen");
    if (key == stackchess_game.key) {
        terms.rules = game::Rules::stackchess;
        terms.position = fen;
        const auto size = fields.has("size")
                              ? fields.number("size", stackchess::min_size, stackchess::max_size)
                              : terms.size;
        if (!size) return "size";
        terms.size = static_cast<int>(*size);
        terms.knights = fields.is_true("knights");
        terms.promotion = !fields.has("promotion") || fields.is_true("promotion");
        return std::nullopt;
    }
    terms.rules = game::Rules::chess;
    const bool is_start = fen.empty() || fen == to_text(chess::start_setup());
    if (key == chess960.key)
        terms.position = is_start ? to_text(chess::chess960_setup(number)) : fen;
    else if (key == standard.key || key == from_position.key)
        terms.position = is_start ? std::string() : fen;
    else
        return "variant";
    return std::nullopt;
}

} // namespace

const Idiom& idiom_of(game::Rules rules) {
    return *game::of_game(rules, &stackchess_idiom, &chess_idiom);
}

Games games_seen(const std::vector<std::string>& scopes) {
    Games seen;
    for (const game::Rules rules : game::every_game) {
        const std::string_view scope = idiom_of(rules).scope;
        if (scope.empty() || std::ranges::find(scopes, scope) != scopes.end()) seen.insert(rules);
    }
    return seen;
}

std::string_view variant_key(const wire::Terms& terms) { return names_of(terms).key; }

Json variant(const wire::Terms& terms) {
    const VariantNames& names = names_of(terms);
    Json json = {{"key", names.key}, {"name", names.name}, {"short", names.brief}};
    if (const auto options = idiom_of(terms.rules).options) json["options"] = options(terms);
    return json;
}

std::string_view speed(const wire::Terms& terms) { return pace_of(terms).key; }

std::string_view perf_key(const wire::Terms& terms) {
    return is_rated_by_speed(terms) ? speed(terms) : variant_key(terms);
}

std::string_view perf_name(const wire::Terms& terms) {
    return is_rated_by_speed(terms) ? pace_of(terms).name : names_of(terms).name;
}

std::string perf_key(game::Rules rules, const store::Category& category) {
    const Idiom& idiom = idiom_of(rules);
    return idiom.has_speeds ? category.substr(category.find('.') + 1)
                            : std::string(idiom.names({.rules = rules}).key);
}

core::Result<wire::Terms, std::string> terms_of(const Fields& fields, int number) {
    wire::Terms terms;
    if (const auto wrong = read_start(fields, terms, number))
        return core::Failure<std::string>(*wrong);
    if (const auto wrong = read_clock(fields, terms)) return core::Failure<std::string>(*wrong);
    if (fields.has("days")) {
        const auto days = fields.number("days", 1, wire::Terms::max_days);
        if (!days || terms.clock) return core::Failure<std::string>("days");
        terms.days = static_cast<int>(*days);
    }
    terms.is_rated = fields.is_true("rated");
    return terms;
}

play::TimeControl clock_of(std::chrono::seconds base, std::chrono::seconds increment) {
    constexpr std::chrono::seconds least{3};
    return {base.count() > 0 ? base : std::max(increment, least), increment};
}

std::optional<wire::ColorWish> color_of(const Fields& fields) {
    const std::string color = fields.text("color");
    if (color.empty() || color == "random") return wire::ColorWish::any;
    if (color == "white") return wire::ColorWish::white;
    if (color == "black") return wire::ColorWish::black;
    return std::nullopt;
}

} // namespace server::lichess
