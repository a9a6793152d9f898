#include "record/check.hpp"

#include <utility>

#include "record/pgn_reader.hpp"

namespace record {
namespace {

class Reporter final : public PgnVisitor {
  public:
    explicit Reporter(const CheckListener& listener) : listener_(listener) {}

    void problem(const Problem& problem) override { listener_.problem(problem); }

  private:
    const CheckListener& listener_;
};

} // namespace

CheckTotals check(ByteSource source, const CheckListener& listener) {
    PgnReader reader(std::move(source));
    Reporter reporter(listener);
    CheckTotals totals;
    while (reader.next(reporter)) {
        totals.bad_games += reader.problems() != totals.problems;
        totals.games = reader.games();
        totals.plies = reader.plies();
        totals.problems = reader.problems();
        totals.bytes = reader.bytes();
        if (!listener.progress(totals)) return totals;
    }
    totals.bytes = reader.bytes();
    return totals;
}

} // namespace record
