#include "server/category.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace server {
namespace {

using wire::Terms;

constexpr std::array<std::string_view, 5> speed_words{"bullet", "blitz", "rapid", "classical",
                                                      "correspondence"};

} // namespace

std::vector<store::Category> all_categories() {
    std::vector<store::Category> all;
    for (const game::Rules rules : game::every_game)
        for (store::Category& category : categories_of(rules)) all.push_back(std::move(category));
    return all;
}

std::vector<store::Category> categories_of(game::Rules rules) {
    using Boards = std::vector<std::string_view>;
    std::vector<store::Category> all;
    for (const std::string_view board :
         game::of_game(rules, Boards{"stackchess6", "stackchess8n"}, Boards{"chess"}))
        for (const std::string_view speed : speed_words)
            all.push_back(std::string(board).append(".").append(speed));
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
