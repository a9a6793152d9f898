#include "text/typed.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "core/digits.hpp"
#include "core/suggestion.hpp"
#include "words/ascii.hpp"

namespace text {
namespace {

struct Spelling {
    std::string_view word;
    Keyword keyword;
};

constexpr std::array spellings{
    Spelling{"?", Keyword::help},
    Spelling{"aide", Keyword::help},
    Spelling{"help", Keyword::help},
    Spelling{"sauver", Keyword::save},
    Spelling{"sauvegarder", Keyword::save},
    Spelling{"save", Keyword::save},
    Spelling{"quitter", Keyword::quit},
    Spelling{"quit", Keyword::quit},
    Spelling{"annuler", Keyword::undo},
    Spelling{"undo", Keyword::undo},
    Spelling{"cancel", Keyword::undo},
    Spelling{"refaire", Keyword::redo},
    Spelling{"redo", Keyword::redo},
    Spelling{"conseil", Keyword::hint},
    Spelling{"hint", Keyword::hint},
    Spelling{"nulle", Keyword::draw},
    Spelling{"draw", Keyword::draw},
    Spelling{"abandonner", Keyword::resign},
    Spelling{"resign", Keyword::resign},
    Spelling{"coups", Keyword::moves},
    Spelling{"moves", Keyword::moves},
    Spelling{"pile", Keyword::stack},
    Spelling{"stack", Keyword::stack},
    Spelling{"dernier", Keyword::last_move},
    Spelling{"last", Keyword::last_move},
    Spelling{"pendules", Keyword::clocks},
    Spelling{"pendule", Keyword::clocks},
    Spelling{"clocks", Keyword::clocks},
    Spelling{"clock", Keyword::clocks},
    Spelling{"adversaire", Keyword::opponent},
    Spelling{"opponent", Keyword::opponent},
    Spelling{"rangee", Keyword::rank},
    Spelling{"rangée", Keyword::rank},
    Spelling{"rank", Keyword::rank},
    Spelling{"colonne", Keyword::file},
    Spelling{"file", Keyword::file},
    Spelling{"pieces", Keyword::pieces},
    Spelling{"pièces", Keyword::pieces},
    Spelling{"piece", Keyword::pieces},
    Spelling{"pièce", Keyword::pieces},
    Spelling{"notation", Keyword::notation},
    Spelling{"retourner", Keyword::flip},
    Spelling{"flip", Keyword::flip},
    Spelling{"hauteurs", Keyword::heights},
    Spelling{"heights", Keyword::heights},
    Spelling{"prises", Keyword::captured},
    Spelling{"captured", Keyword::captured},
    Spelling{"exporter", Keyword::export_game},
    Spelling{"export", Keyword::export_game},
    Spelling{"<", Keyword::back},
    Spelling{">", Keyword::forward},
    Spelling{"debut", Keyword::start},
    Spelling{"début", Keyword::start},
    Spelling{"start", Keyword::start},
    Spelling{"fin", Keyword::end},
    Spelling{"end", Keyword::end},
    Spelling{"continuer", Keyword::play_on},
    Spelling{"continue", Keyword::play_on},
    Spelling{"renommer", Keyword::rename},
    Spelling{"rename", Keyword::rename},
    Spelling{"effacer", Keyword::remove},
    Spelling{"delete", Keyword::remove},
    Spelling{"position", Keyword::position},
    Spelling{"regles", Keyword::rules},
    Spelling{"règles", Keyword::rules},
    Spelling{"rules", Keyword::rules},
    Spelling{"dire", Keyword::say},
    Spelling{"say", Keyword::say},
    Spelling{"interrompre", Keyword::abort},
    Spelling{"abort", Keyword::abort},
    Spelling{"gagner", Keyword::claim},
    Spelling{"claim", Keyword::claim},
    Spelling{"temps", Keyword::give_time},
    Spelling{"time", Keyword::give_time},
    Spelling{"revanche", Keyword::rematch},
    Spelling{"rematch", Keyword::rematch},
};

constexpr bool is_space(char byte) { return static_cast<unsigned char>(byte) <= 0x20; }

/// The form in which a word is looked up: in small letters, including those with accents.
std::string looked_up(std::string_view word) {
    return small_letters(words::has_plain_form(word) ? words::to_ascii(word) : std::string(word));
}

} // namespace

Typed read_keyword(std::string_view line) {
    const std::string_view whole = trimmed(line);
    const std::string_view word(whole.begin(), std::ranges::find_if(whole, is_space));
    const auto* const found = std::ranges::find(spellings, looked_up(word), &Spelling::word);
    if (found == spellings.end()) return {};
    return {found->keyword, std::string(trimmed(whole.substr(word.size())))};
}

std::string order_meant(std::string_view line) {
    const std::string_view whole = trimmed(line);
    const std::string_view word(whole.begin(), std::ranges::find_if(whole, is_space));
    constexpr std::size_t shortest = 3; // shorter words are squares or letters
    if (word.size() < shortest || std::ranges::any_of(word, core::is_digit)) return {};
    std::vector<std::string> known;
    known.reserve(std::size(spellings));
    for (const Spelling& spelling : spellings) known.emplace_back(spelling.word);
    return core::suggestion(word, known);
}

std::optional<core::Coord> read_square(std::string_view line) {
    const std::string text = small_letters(trimmed(line));
    std::string_view rest = text;
    const auto square = core::take_coord(rest);
    return rest.empty() ? square : std::nullopt;
}

} // namespace text
