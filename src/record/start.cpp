#include "record/start.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/capitals.hpp"
#include "core/digits.hpp"
#include "core/fields.hpp"
#include "game/rules_text.hpp"
#include "record/text.hpp"

namespace record {
namespace {

using game::Rules;

/// Without capitals, spaces and signs: `Chess 960` and `chess960` are the same.
std::string plain(std::string_view text) {
    std::string letters;
    for (const char byte : text) {
        const char sign = core::small(byte);
        if ((sign >= 'a' && sign <= 'z') || core::is_digit(sign)) letters += sign;
    }
    return letters;
}

std::optional<Rules> read_variant(const std::optional<std::string>& tag) {
    constexpr std::array<std::string_view, 10> names_of_chess{"",
                                                              "chess",
                                                              "standard",
                                                              "normal",
                                                              "fromposition",
                                                              "chess960",
                                                              "fischerandom",
                                                              "fischerrandom",
                                                              "fischerrandomchess",
                                                              "freestyle"};
    if (!tag) return Rules::chess;
    const std::string name = plain(*tag);
    if (name == to_text(Rules::stackchess)) return Rules::stackchess;
    if (std::find(names_of_chess.begin(), names_of_chess.end(), name) != names_of_chess.end())
        return Rules::chess;
    return std::nullopt;
}

/// The tag Variant of a game that starts from a position; chess needs none.
std::optional<std::string> variant_of(Rules rules) {
    switch (rules) {
    case Rules::stackchess: return "Stackchess";
    case Rules::chess: break;
    }
    return std::nullopt;
}

core::Failure<Problem> failure(ProblemKind kind, const std::string& text) {
    Problem problem;
    problem.kind = kind;
    problem.text = text;
    return core::Failure<Problem>(problem);
}

core::Failure<Problem> bad_fen(const std::string& fen, const game::TextError& error) {
    auto found = failure(ProblemKind::bad_fen, fen);
    found.value().fen_error = error;
    return found;
}

using ReadFen = core::Result<chess::RepairedSetup, game::TextError> (*)(std::string_view);

core::Result<chess::RepairedSetup, game::TextError> read_standard_fen(std::string_view text) {
    return chess::read_setup(text).map([](const chess::Setup& setup) {
        return chess::RepairedSetup{setup, {}};
    });
}

core::Result<Start, Problem> read_chess_start(const StartTags& tags, ReadFen read_fen) {
    if (!tags.fen) return Start{chess::start_setup(), {}};
    const auto read = read_fen(*tags.fen);
    if (!read) return bad_fen(*tags.fen, read.error());
    const auto position = chess::Position::from(read->setup);
    // An en passant square that no pawn can use is dropped, so that equal starts are equal.
    if (position) return Start{position->setup(), read->repairs};
    auto found = failure(ProblemKind::unplayable_fen, *tags.fen);
    found.value().chess_faults = position.error();
    return found;
}

/// The repairs that replace the turn and the unmoved pawns if a Stackchess FEN ends before them.
chess::FenRepairs added_fields(const std::string& fen) {
    constexpr std::size_t fields = 3;
    if (core::count_fields(fen) >= fields) return {};
    return {chess::FenRepair::fields_added};
}

core::Result<Start, Problem> read_stackchess_start(const StartTags& tags) {
    std::optional<int> size;
    if (tags.size) {
        size = core::read_number(*tags.size, stackchess::min_size, stackchess::max_size);
        if (!size) return failure(ProblemKind::bad_size, *tags.size);
    }
    if (!tags.fen)
        return Start{stackchess::start_setup({.size = size.value_or(stackchess::default_size)}),
                     {}};
    const auto setup = stackchess::read_setup(*tags.fen);
    if (!setup) return bad_fen(*tags.fen, setup.error());
    if (size && *size != setup->size) return failure(ProblemKind::size_contradicts_fen, *tags.size);
    if (const auto faults = stackchess::faults(*setup); !faults.empty()) {
        auto found = failure(ProblemKind::unplayable_fen, *tags.fen);
        found.value().stackchess_faults = faults;
        return found;
    }
    return Start{*setup, added_fields(*tags.fen)};
}

core::Result<Start, Problem> start_of_game(Rules rules, const StartTags& tags, ReadFen read_fen) {
    switch (rules) {
    case Rules::chess: return read_chess_start(tags, read_fen);
    case Rules::stackchess: break;
    }
    return read_stackchess_start(tags);
}

core::Result<Start, Problem> read_any_start(const StartTags& tags, ReadFen read_fen) {
    const auto rules = read_variant(tags.variant);
    if (!rules) return failure(ProblemKind::unknown_variant, *tags.variant);
    auto start = start_of_game(*rules, tags, read_fen);
    if (!start) start.error().rules = *rules;
    return start;
}

/// Whether all who may castle have king and rook where the usual start has them.
bool castles_as_usual(const chess::Setup& setup) {
    const chess::Setup usual = chess::start_setup();
    const auto has_king = [&](core::Color color, int rank) {
        const bool castles = (setup.castling & chess::rank_bits(rank)) != 0;
        return !castles || setup.at({4, static_cast<std::int8_t>(rank)}) ==
                               core::Piece{color, core::Role::king};
    };
    return (setup.castling & ~usual.castling) == 0 && has_king(core::Color::white, 0) &&
           has_king(core::Color::black, chess::board_size - 1);
}

/// Whether a FEN names no position at all: it is blank, or `?` as other tags have it.
bool is_without_position(std::string_view fen) {
    return fen.find_first_not_of(" ?") == std::string_view::npos;
}

} // namespace

bool hides_chess960(const StartTags& tags, const Setup& setup) {
    const auto* const chess = std::get_if<chess::Setup>(&setup);
    return chess != nullptr && !tags.names_chess960() && !castles_as_usual(*chess);
}

bool StartTags::names_chess960() const {
    constexpr std::array<std::string_view, 5> usual{"", "chess", "standard", "normal",
                                                    "fromposition"};
    return variant && std::ranges::find(usual, plain(*variant)) == usual.end();
}

bool StartTags::set(std::string_view name, std::string_view value) {
    std::optional<std::string>* const tag = name == "FEN"       ? &fen
                                            : name == "Variant" ? &variant
                                            : name == "Size"    ? &size
                                            : name == "SetUp"   ? &set_up
                                                                : nullptr;
    if (tag == nullptr) return false;
    *tag = clean_value(value); // as it will be written
    std::ranges::replace(**tag, '\t', ' ');
    if (name != "FEN") return true;
    has_empty_fen = is_without_position(*fen);
    if (has_empty_fen) fen.reset();
    return true;
}

StartTags start_tags(Rules rules, std::string fen) {
    return {.variant = variant_of(rules), .fen = std::move(fen)};
}

core::Result<Setup, Problem> read_start(const StartTags& tags) {
    return read_standard_start(tags).map([](const Start& start) { return start.setup; });
}

core::Result<Start, Problem> read_standard_start(const StartTags& tags) {
    return read_any_start(tags, read_standard_fen);
}

core::Result<Start, Problem> read_wild_start(const StartTags& tags) {
    return read_any_start(tags, chess::read_wild_setup);
}

core::Result<Start, Problem> find_start(const std::string& fen, Rules first) {
    auto start = read_wild_start(start_tags(first, fen));
    for (Rules rules = game::next_game(first); !start && rules != first;
         rules = game::next_game(rules)) {
        auto other = read_wild_start(start_tags(rules, fen));
        if (other || other.error().kind == ProblemKind::unplayable_fen) start = std::move(other);
    }
    return start;
}

} // namespace record
