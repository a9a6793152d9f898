#include "record/move_form.hpp"

#include <algorithm>
#include <string>

#include "chess/san.hpp"
#include "chess/san_text.hpp"
#include "stackchess/notation.hpp"

namespace record {

bool has_move_form(std::string_view word) {
    if (word.size() > chess::longest_san) return false;
    if (stackchess::has_move_form(word)) return true;
    word.remove_prefix(std::min(word.find_first_not_of("0123456789"), word.size()));
    const std::string plain = chess::plain_san(word);
    return std::ranges::any_of(game::languages, [&](game::Letters language) {
        const auto reading = chess::read_plain_san(plain, {language, game::Letters::english});
        return reading || reading.error().kind != game::RefusalKind::not_a_move;
    });
}

} // namespace record
