#include "store/change.hpp"

#include "core/one_of_definitions.hpp"

template class core::OneOf<store::EveryChange>;
