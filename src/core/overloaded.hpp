#pragma once

namespace core {

/// One function of several, for `std::visit`: what is handled nowhere does not compile.
template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

} // namespace core
