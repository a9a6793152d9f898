#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "game/rules.hpp"
#include "session/session.hpp"
#include "words/guide_messages.hpp"

namespace text {

using words::message::GuidePage;

/// All pages of the guide to a game.
std::span<const GuidePage> guide_pages(game::Rules rules);

/// A game that begins with the position of a page that has one.
std::unique_ptr<session::Session> guide_session(game::Rules rules, const GuidePage& page);

/// The lines of a page, counted from 0: its title, its board with the text beside it (below it
/// where fewer than 79 columns are there), and its examples.
std::vector<std::string> guide_lines(words::Voice voice, game::Rules rules, std::size_t page,
                                     std::size_t columns);

} // namespace text
