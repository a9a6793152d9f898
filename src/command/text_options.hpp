#pragma once

#include <memory>
#include <string>

#include "command/console.hpp"
#include "command/declaration.hpp"
#include "core/result.hpp"
#include "text/text_mode.hpp"

namespace command {

/// The options of the text mode, as typed.
struct TextModeOptions {
    bool plain = false;
    bool heights = false;
    bool phrases = false;
    std::string player;
};

/// Declares `--heights`, `--phrases`, `--plain` and `--profile`. `options` must live until the line
/// is parsed.
void add_text_options(const Declaration& line, TextModeOptions& options, words::Voice voice);

/// The values of these options, combined with the environment.
core::Result<text::TextOptions, Complaint> text_options(const Console& console,
                                                        const TextModeOptions& options);

std::unique_ptr<text::Terminal> open_terminal(const Console& console,
                                              const TextModeOptions& options);

} // namespace command
