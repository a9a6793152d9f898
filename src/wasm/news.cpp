#include "wasm/news.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "wasm/text_in.hpp"

namespace wasm {
namespace {

using core::Color;
using game::Claim;
using json::Object;
using play::OfferKind;

OfferKind offer_of(std::string_view word) {
    return word == "draw" ? OfferKind::draw : OfferKind::takeback;
}
std::string_view word(OfferKind kind) { return kind == OfferKind::draw ? "draw" : "takeback"; }

Color color_of(std::string_view word) { return word == "black" ? Color::black : Color::white; }

/// As the protocol calls them, in the order of `game::Reason`.
constexpr std::array<std::string_view, 15> reasons{"none",
                                                   "all_captured",
                                                   "checkmate",
                                                   "stalemate",
                                                   "nothing_can_be_captured",
                                                   "dead_position",
                                                   "fivefold_repetition",
                                                   "seventy_five_moves",
                                                   "threefold_repetition",
                                                   "fifty_moves",
                                                   "agreement",
                                                   "resignation",
                                                   "time",
                                                   "abandonment",
                                                   "too_many_moves"};

room::EndDeclared read_end(std::string_view text) {
    const auto found = std::ranges::find(reasons, take_word(text));
    const auto reason = found == reasons.end()
                            ? game::Reason::unrecorded
                            : static_cast<game::Reason>(found - reasons.begin());
    return {text.empty() ? game::Outcome::draw(reason)
                         : game::Outcome::win(color_of(text), reason)};
}

room::ClocksSet read_clocks(std::string_view text) {
    room::ClocksSet clocks;
    for (auto& left : clocks.left) left = play::Milliseconds(number_in(take_word(text)));
    clocks.is_running = text == "yes";
    return clocks;
}

Object written(const room::SendMove& request) {
    return Object().add("kind", "play_move").add("move", request.text);
}
Object written(const room::SendOffer& request) {
    return Object().add("kind", "make_offer").add("what", word(request.kind));
}
Object written(const room::SendAnswer& request) {
    return Object()
        .add("kind", "answer_offer")
        .add("what", word(request.kind))
        .add("accepts", request.accepts);
}
Object written(const room::SendClaim& request) {
    const bool is_repetition = request.claim == Claim::threefold_repetition;
    return Object()
        .add("kind", "claim_draw")
        .add("claim", is_repetition ? "threefold_repetition" : "fifty_moves");
}
Object written(const room::SendResignation&) { return Object().add("kind", "resign"); }

} // namespace

std::optional<room::News> read_news(std::string_view text) {
    const std::string_view kind = take_word(text);
    if (kind == "moved") {
        const auto ply = static_cast<std::size_t>(number_in(take_word(text)));
        return room::MovePlayed{ply, std::string(text)};
    }
    if (kind == "refused") return room::RequestRefused{std::string(text)};
    if (kind == "offered") {
        const OfferKind offer = offer_of(take_word(text));
        return room::OfferMade{offer, color_of(text)};
    }
    if (kind == "declined") return room::OfferDeclined{offer_of(text)};
    if (kind == "took_back")
        return room::MovesTakenBack{static_cast<std::size_t>(number_in(text))};
    if (kind == "clocks") return read_clocks(text);
    if (kind == "ended") return read_end(text);
    return std::nullopt;
}

json::Value request_json(const room::Request& request) {
    return std::visit([](const auto& one) { return written(one).done(); }, request);
}

} // namespace wasm
