#include "view/order.hpp"

#include "core/one_of_definitions.hpp"

template class core::OneOf<view::EveryOrder>;
