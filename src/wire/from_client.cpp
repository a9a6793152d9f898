#include "wire/from_client.hpp"

#include "core/one_of_definitions.hpp"

template class core::OneOf<wire::EveryFromClient>;
