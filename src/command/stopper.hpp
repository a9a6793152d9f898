#pragma once

#include "engine/searcher.hpp"
#include "text/interrupt.hpp"

namespace command {

/// While a stopper and a `text::Interrupt` exist, Ctrl-C and requests to stop end the search.
class Stopper final : private text::Interruptible {
  public:
    explicit Stopper(engine::Searcher& searcher) : searcher_(searcher), guard_(*this) {}

    static bool has_stopped() { return text::Interrupt::has_come(); }

  private:
    void interrupt() override { searcher_.stop(); }

    engine::Searcher& searcher_;
    text::InterruptGuard guard_;
};

} // namespace command
