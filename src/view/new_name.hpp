#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "view/screen.hpp"

namespace view {

/// Another name for an entry of a list, asked for in place of the list.
struct NewName {
    std::optional<std::size_t> place{}; ///< of that entry; nothing: none is asked for
    TextEntry name{};
};

/// Asks for it from now on; the old name stands there.
void ask(NewName& asked, FormState& form, std::size_t place, const std::string& old);
/// Asks no more: `list_id` is that of the list's entries, to which the focus goes back.
void stop_asking(NewName& asked, FormState& form, int list_id);

/// Adds the question to a form that has nothing else.
void add_question(Form& form, const NewName& asked, words::Voice voice, const std::string& title,
                  const words::Message& caption);

enum class NameStep : std::uint8_t { typed, given, given_up };
/// What an event in that form means.
NameStep take(NewName& asked, const WidgetEvent& event);

} // namespace view
