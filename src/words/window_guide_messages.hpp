#pragma once

#include "words/message.hpp"

/// What the window shows around the guide.
namespace words::message {

inline constexpr Message window_guide_page{"{page} sur {pages} : {title}",
                                           "{page} of {pages}: {title}"};
inline constexpr Message window_next_page{"Suite", "Next"};
inline constexpr Message window_previous_page{"Page précédente", "Previous page"};
inline constexpr Message window_guide_done{"Fin du guide", "End of the guide"};

} // namespace words::message
