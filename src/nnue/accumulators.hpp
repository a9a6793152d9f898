#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/color.hpp"
#include "nnue/inputs.hpp"
#include "nnue/network.hpp"

namespace nnue {

/// Makes `to` the hidden layer with these inputs on and no others, or `from` after a change. Layers
/// lie at addresses that are multiples of `alignment`.
void fill(const Network& network, const InputList& active, Value* to);
void follow(const Network& network, const Value* from, const InputChange& change, Value* to);

/// The hidden layers of both sides along a line of play. They are made when a score is asked for,
/// from the nearest position before it where they are known.
template <class Inputs>
class Accumulators {
  public:
    using Position = typename Inputs::Position;
    using Move = typename Position::Move;

    /// For positions of the board that the network is for, which must stay where it is.
    explicit Accumulators(const Network& network)
        : network_(network), inputs_(network.architecture().size) {}

    const Network& network() const { return network_; }

    /// Starts a new line of play.
    void begin() {
        steps_.resize(1);
        steps_[0].is_known = {};
        reserve();
    }
    /// The move, of which the position foresees this, is about to be played in it. Not
    /// inlined: that keeps a search without a network fast.
    template <class Foresight>
    [[gnu::noinline]] void play(const Position& position, Move move, const Foresight& foresight) {
        steps_.push_back({Inputs::change(position, move, foresight), {}});
        reserve();
    }
    void undo() { steps_.pop_back(); }

    /// The score for the side to move of the position that was reached.
    int score(const Position& position) {
        bring_up_to_date(position, core::Color::white);
        bring_up_to_date(position, core::Color::black);
        const std::size_t last = steps_.size() - 1;
        return network_.score(layer(last, position.turn()), layer(last, ~position.turn()),
                              inputs_.pieces(position));
    }

  private:
    /// One position of the line.
    struct Step {
        typename Inputs::Change change; ///< what led to it; nothing for the first
        std::array<bool, 2> is_known;   ///< by side
    };
    struct alignas(alignment) Block {
        std::array<Value, lanes> values;
    };

    std::size_t blocks() const {
        return static_cast<std::size_t>(network_.architecture().hidden / lanes);
    }
    void reserve() {
        const std::size_t wanted = steps_.size() * 2 * blocks();
        if (layers_.size() < wanted) layers_.resize(2 * wanted);
    }
    Value* layer(std::size_t step, core::Color side) {
        return layers_[(2 * step + core::index(side)) * blocks()].values.data();
    }

    void bring_up_to_date(const Position& position, core::Color side) {
        const auto i = core::index(side);
        const std::size_t last = steps_.size() - 1;
        std::size_t known = last;
        while (!steps_[known].is_known[i]) {
            if (known == 0 || inputs_.changes_all(steps_[known].change, side)) {
                fill(network_, inputs_.active(position, side), layer(last, side));
                steps_[last].is_known[i] = true;
                return;
            }
            --known;
        }
        for (; known < last; ++known) {
            follow(network_, layer(known, side), inputs_.switched(steps_[known + 1].change, side),
                   layer(known + 1, side));
            steps_[known + 1].is_known[i] = true;
        }
    }

    const Network& network_;
    Inputs inputs_;
    std::vector<Step> steps_;
    std::vector<Block> layers_; ///< of white and black, step by step
};

} // namespace nnue
