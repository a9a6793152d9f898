#pragma once

#include <string>

#include "game/rules.hpp"
#include "wire/objection.hpp"
#include "words/language.hpp"

namespace online {

/// The game that an objection concerns.
struct ObjectionContext {
    game::Rules rules{};
    core::Color turn{};
};

/// Why a server refused a request, as a whole sentence.
std::string objection_sentence(words::Voice voice, const wire::Objection& objection,
                               const ObjectionContext& context = {});

} // namespace online
