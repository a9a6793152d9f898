#pragma once

#include <array>

#include "words/message.hpp"

/// The commands that have a name in French as well; both are understood in both languages.
namespace words::message {

inline constexpr std::array command_names{
    Message{"jouer", "play"},    Message{"fenêtre", "window"},   Message{"profil", "profile"},
    Message{"règles", "rules"},  Message{"dames", "queens"},     Message{"cavalier", "tour"},
    Message{"tournoi", "match"}, Message{"analyser", "analyse"}, Message{"compte", "account"},
    Message{"copie", "backup"},  Message{"serveur", "serve"},    Message{"rejoindre", "join"},
    Message{"aide", "help"},
};

} // namespace words::message
