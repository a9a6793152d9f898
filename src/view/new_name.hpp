#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "view/screen.hpp"

namespace view {

/// The question for a new name of a list's entry, which replaces the list.
struct NewName {
    std::optional<WidgetKey> entry{}; ///< nothing: there is no question
    TextEntry name{};

    /// Of the entry in its list.
    std::size_t place() const { return static_cast<std::size_t>(entry->item); }
};

/// Opens the question about an entry, with the old name in the field.
void ask(NewName& asked, FormState& form, WidgetKey entry, const std::string& old);
/// Closes the question: the focus returns to the entry.
void stop_asking(NewName& asked, FormState& form);

/// Adds the question to a form that has nothing else.
void add_question(Form& form, const NewName& asked, words::Voice voice, const std::string& title,
                  const words::Message& caption);

enum class NameStep : std::uint8_t { typed, given, given_up };
/// Handles an event of that form.
NameStep take(NewName& asked, const WidgetEvent& event);

} // namespace view
