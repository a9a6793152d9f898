#include "uci/output.hpp"

namespace uci {

void Output::say(std::string line) {
    writer_.add([this, line = std::move(line)] { write(line); });
}

void Output::mention(std::string line) {
    if (writer_.waiting() < most_mentioned) say(std::move(line));
}

void Output::write(const std::string& line) {
    if (is_lost_) return;
    out_ << line << '\n' << std::flush;
    if (out_) return;
    is_lost_ = true;
    lost_();
}

} // namespace uci
