#include "room/action.hpp"

#include "core/one_of_definitions.hpp"

template class core::OneOf<room::EveryAction>;
