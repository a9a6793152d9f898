#include "server/category.hpp"

#include <array>
#include <string>
#include <string_view>

namespace server {
namespace {

using wire::Terms;

constexpr std::array<std::string_view, 5> speed_words{"bullet", "blitz", "rapid", "classical",
                                                      "correspondence"};

} // namespace

std::vector<store::Category> all_categories() {
    std::vector<store::Category> all;
    for (const std::string_view board : {"stackchess6.", "stackchess8n.", "chess."})
        for (const std::string_view speed : speed_words)
            all.push_back(std::string(board).append(speed));
    return all;
}

store::Category category_of(const Terms& terms) {
    if (!terms.position.empty() || !terms.promotion) return {};
    const std::string speed(speed_words[static_cast<std::size_t>(wire::speed_of(terms))]);
    if (game::of_game(terms.rules, false, true)) return "chess." + speed;
    if (terms.size == 6 && !terms.knights) return "stackchess6." + speed;
    if (terms.size == 8 && terms.knights) return "stackchess8n." + speed;
    return {};
}

} // namespace server
