#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "core/random.hpp"
#include "search/margins.hpp"

namespace learn {

/// One of the margins of the search: its name, where it is, and between what it is sought.
struct Dial {
    const char* name;
    int search::Margins::*value;
    int least;
    int most;
};

inline constexpr std::size_t dial_count = 28;
/// All margins.
extern const std::array<Dial, dial_count> dials;

/// Those margins as the designated initialisers of source code, one a line.
std::string to_source(const search::Margins& margins);

/// Finds margins by simultaneous perturbation (SPSA): plays pairs of games between two sets that
/// differ from the present one by as much in opposite directions, in all values at once, and moves
/// towards the one that scores better.
class Spsa {
  public:
    /// For that many pairs of games. `rate` is how far, in its own steps, a value moves in the end
    /// for one point.
    Spsa(const search::Margins& start, std::uint64_t pairs, double rate, std::uint64_t seed);

    /// A pair of sets to be compared.
    struct Trial {
        search::Margins plus;
        search::Margins minus;
        std::array<std::int8_t, dial_count> signs;
        double step; ///< by which `plus` differs, in the steps of the values
    };
    Trial next();
    /// `points` is what `plus` scored more than `minus`, in games won: −2 to 2.
    void learn(const Trial& trial, int points);

    search::Margins found() const { return rounded(values_); }

  private:
    using Values = std::array<double, dial_count>;

    static search::Margins rounded(const Values& values);
    static double unit(const Dial& dial, int start);

    Values values_{};
    Values units_{}; ///< the step of each value at the end
    double pairs_;
    double rate_;
    double tried_ = 0;
    core::Random random_;
};

} // namespace learn
