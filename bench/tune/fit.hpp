#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "engine/term_weight.hpp"
#include "trace.hpp"

namespace tune {

/// A weight while it is being fitted.
struct Real {
    double full = 0;
    double empty = 0;
};

/// Positions as the terms that count in them, with the target for each, for White: from 0, a loss,
/// to 1.
class Samples {
  public:
    void add(const Traced& traced, double target);
    void set_target(std::size_t sample, double target) {
        samples_[sample].target = static_cast<float>(target);
    }
    std::size_t size() const { return ends_.size(); }

    /// The evaluation of a sample for White with these weights.
    double score(std::size_t sample, std::span<const Real> weights) const;

    /// The mean logistic loss from sample `first` up to `last`, if a score of this many centipawns
    /// means expected points of ten to one. Adds the gradient for each weight to `slope`, if there
    /// is one.
    double loss(std::span<const Real> weights, double tenfold, std::size_t first, std::size_t last,
                std::span<Real> slope = {}) const;

  private:
    struct Sample {
        float fullness;
        float scale;
        float target;
    };

    std::span<const Term> terms(std::size_t sample) const;

    std::vector<Term> terms_;
    std::vector<std::size_t> ends_; ///< of each sample's terms
    std::vector<Sample> samples_;
};

/// The expected points for a score, from 0 to 1.
double promise(double score, double tenfold);

/// The scale of scores that minimises the loss of these weights.
double best_tenfold(const Samples& samples, std::span<const engine::TermWeight> weights);

struct Fitted {
    std::vector<Real> weights;
    double before = 0; ///< the loss on the samples learned from
    double after = 0;
    double unseen_before = 0; ///< on the last tenth, which was held out
    double unseen_after = 0;
};

/// Fits the weights of these sections to the first nine tenths of the samples by gradient descent
/// (Adam). Weights that few samples use stay near their initial values.
Fitted fit(const Samples& samples, std::span<const engine::TermWeight> start,
           std::span<const Section> sections, double tenfold, int rounds);

} // namespace tune
