#pragma once

#include <memory>
#include <span>
#include <string>

#include "game/rules.hpp"
#include "session/session.hpp"
#include "words/guide_messages.hpp"

namespace words {

using message::GuideExample;
using message::GuidePage;

/// All pages of the guide to a game.
std::span<const GuidePage> guide_pages(game::Rules rules);

/// A game that starts from the position of a page, which must have one.
std::unique_ptr<session::Session> guide_session(game::Rules rules, const GuidePage& page);

/// What an example move of a page does in its position, or why the rules refuse it.
std::string guide_remark(Voice voice, const session::Session& session, const GuideExample& example);

} // namespace words
