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
/// The same for faces that draw boards, where pieces are moved by hand.
std::vector<GuidePage> drawn_guide_pages(game::Rules rules, MovedBy hand = MovedBy::mouse);

/// A game that starts from the position of a page, which must have one.
std::unique_ptr<session::Session> guide_session(game::Rules rules, const GuidePage& page);

/// What an example move of a page does in its position, or why the rules refuse it.
std::string guide_remark(Voice voice, const session::Session& session, const GuideExample& example);

/// The starting and target squares of an example; nothing for a refused move that names none.
std::optional<std::pair<core::Coord, core::Coord>>
guide_squares(Language language, const session::Session& session, const GuideExample& example);

/// An example as written on a score sheet with these letters, however it is typed at the terminal;
/// a refused move is written as if it were legal.
std::string guide_move(Language language, const session::Session& session,
                       const GuideExample& example, game::Letters sheet_letters);

} // namespace words
