#include "opponents/players.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>

#include "chess/uci.hpp"
#include "core/random.hpp"
#include "opponents/plain.hpp"
#include "opponents/uct.hpp"
#include "stackchess/notation.hpp"

namespace opponents {
namespace {

/// The centipawns reported for a share of the points, by the usual logistic curve.
int centipawns(double share) {
    const double inside = std::clamp(share, 0.001, 0.999);
    return static_cast<int>(400 * std::log10(inside / (1 - inside)));
}

} // namespace

Choose uct_player(std::uint64_t seed) {
    return [random = core::Random(seed)](const AnyPosition& any, Limits limits) mutable {
        if (limits.time.count() == 0 && limits.nodes == 0) limits.time = std::chrono::seconds(1);
        return std::visit(
            [&]<class P>(const P& position) {
                const auto uct = std::make_unique<Uct<P>>(position, random.next());
                uct->run(limits);
                return Choice{move_text(position, uct->best()), centipawns(uct->value()),
                              uct->playouts()};
            },
            any);
    };
}

Choose plain_player(int depth, std::uint64_t seed) {
    return
        [depth, random = core::Random(seed)](const AnyPosition& any, const Limits& limits) mutable {
            return std::visit(
                [&]<class P>(const P& position) {
                    Plain<P> plain(random.next());
                    const int asked = limits.depth > 0 ? std::min(limits.depth, depth) : depth;
                    const auto move = plain.choose(position, asked, limits);
                    return Choice{move_text(position, move), 100 * plain.value(), plain.nodes()};
                },
                any);
        };
}

} // namespace opponents
