#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "analysis/review.hpp"
#include "engine/searcher.hpp"
#include "play/think_task.hpp"

/// Tasks and their results as text, which the workers of a page pass to each other.
namespace wasm {

std::string to_text(const play::ThinkTask& task);
play::ThinkTask read_task(std::string_view text);

std::string to_text(const engine::Thought& thought);
engine::Thought read_thought(std::string_view text);

/// A report as text, and back; nothing for a text that is not a report.
std::string to_text(const analysis::Review& review);
std::optional<analysis::Review> read_review(std::string_view text);

} // namespace wasm
