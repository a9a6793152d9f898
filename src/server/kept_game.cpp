#include "server/kept_game.hpp"

#include <cmath>

namespace server {
namespace {

store::GameResult result_of(const game::Outcome& outcome) {
    if (!outcome.is_over()) return store::GameResult::none;
    if (outcome.is_draw()) return store::GameResult::draw;
    return outcome.winner() == Color::white ? store::GameResult::white_won
                                            : store::GameResult::black_won;
}

std::optional<std::array<store::RatingStep, 2>> steps_of(const store::Game& game) {
    const auto& [white, black] = game.seats;
    if (!white.step || !black.step) return std::nullopt;
    return std::array{*white.step, *black.step};
}

int rounded(double rating) { return static_cast<int>(std::lround(rating)); }

} // namespace

std::optional<wire::Terms> terms_of(const store::Game& game) {
    return wire::read_terms(game.options);
}

store::StoredEvent event_of(const Entry& entry, store::Time time) {
    store::StoredEvent stored{.number = static_cast<int>(entry.number),
                              .kind = std::string(kind_of(entry.event)),
                              .actor = entry.actor,
                              .nonce = entry.nonce,
                              .time = time};
    if (const wire::Clocks left = wire::clocks_after(entry.event))
        stored.left = {(*left)[0], (*left)[1]};
    stored.payload = to_json(entry.event);
    return stored;
}

std::optional<Entry> entry_of(const store::StoredEvent& event, const store::Game& game) {
    auto payload = wire::read_event(event.payload);
    if (!payload || event.number < 1) return std::nullopt;
    if (auto* const ended = std::get_if<wire::Ended>(&*payload))
        ended->ratings = rating_changes(steps_of(game));
    return Entry{static_cast<std::uint32_t>(event.number), event.actor, event.nonce,
                 *std::move(payload)};
}

std::optional<store::GameEnd> end_of(const std::vector<Entry>& entries, store::Time time) {
    if (entries.empty()) return std::nullopt;
    const auto* const ended = std::get_if<wire::Ended>(&entries.back().event);
    if (ended == nullptr) return std::nullopt;
    return store::GameEnd{.result = result_of(ended->outcome),
                          .reason = std::string(wire::reason_word(ended->outcome.reason())),
                          .time = time};
}

std::optional<wire::ByColor<wire::RatingChange>>
rating_changes(const std::optional<std::array<store::RatingStep, 2>>& steps) {
    if (!steps) return std::nullopt;
    const auto change = [](const store::RatingStep& step) {
        return wire::RatingChange{rounded(step.before), rounded(step.after)};
    };
    return wire::ByColor<wire::RatingChange>{change((*steps)[0]), change((*steps)[1])};
}

} // namespace server
