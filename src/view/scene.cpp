#include "view/scene.hpp"

#include "core/one_of_definitions.hpp"

template class core::OneOf<view::EveryShape>;
