#include "view/input.hpp"

#include "core/one_of_definitions.hpp"

template class core::OneOf<view::EveryInput>;
