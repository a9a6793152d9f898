#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "game/rules.hpp"
#include "session/session.hpp"
#include "words/guide_messages.hpp"

namespace words {

using message::GuideExample;
using message::GuidePage;

/// All pages of the guide to a game.
std::span<const GuidePage> guide_pages(game::Rules rules);
enum class MovedBy : std::uint8_t { mouse, fingers };
/// The same where boards are drawn and pieces are moved by hand.
std::vector<GuidePage> drawn_guide_pages(game::Rules rules, MovedBy hand = MovedBy::mouse);

/// A game that starts from the position of a page, which must have one.
std::unique_ptr<session::Session> guide_session(game::Rules rules, const GuidePage& page);

/// What an example move of a page does in its position, or why the rules refuse it.
std::string guide_remark(Voice voice, const session::Session& session, const GuideExample& example);

/// From where to where an example goes; nothing for a refused one that names no squares.
std::optional<std::pair<core::Coord, core::Coord>>
guide_squares(Language language, const session::Session& session, const GuideExample& example);

/// An example as a score sheet with these letters has it, whatever is typed for it in a terminal;
/// a refused one as if it could be played.
std::string guide_move(Language language, const session::Session& session,
                       const GuideExample& example, game::Letters sheet_letters);

} // namespace words
