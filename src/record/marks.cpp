#include "record/marks.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "record/annotation.hpp"
#include "record/text.hpp"

namespace record {
namespace {

constexpr std::string_view circles = "csl";
constexpr std::string_view arrows = "cal";
constexpr std::string_view letters = "GRYB"; ///< of the colours, in their order

std::optional<DrawnMark> read_mark(std::string_view text, bool is_arrow) {
    const std::size_t color = text.empty() ? std::string_view::npos : letters.find(text.front());
    if (color == std::string_view::npos) return std::nullopt;
    text.remove_prefix(1);
    const auto from = core::take_coord(text);
    const auto to = is_arrow && from ? core::take_coord(text) : from;
    if (!from || !to || !text.empty() || is_arrow == (*from == *to)) return std::nullopt;
    return DrawnMark{static_cast<MarkColor>(color), *from, *to};
}

std::string to_text(const DrawnMark& mark) {
    const std::string text = letters[static_cast<std::size_t>(mark.color)] + to_text(mark.from);
    return mark.is_circle() ? text : text + core::to_text(mark.to);
}

std::vector<std::string_view> entries(std::string_view list) {
    std::vector<std::string_view> found;
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        std::string_view entry = list.substr(0, comma);
        list.remove_prefix(std::min(comma + 1, list.size()));
        const std::size_t first = entry.find_first_not_of(' ');
        if (first == std::string_view::npos) continue;
        found.push_back(entry.substr(first, entry.find_last_not_of(' ') + 1 - first));
    }
    return found;
}

/// The entries of all commands of this name.
std::vector<std::string_view> entries(const Node& node, std::string_view name) {
    std::vector<std::string_view> found;
    for (const std::string& comment : node.comments)
        if (const auto list = find_command(comment, name))
            for (const std::string_view entry : entries(*list)) found.push_back(entry);
    return found;
}

/// A comment without the commands that `is_left_out` names, cleaned.
template <class LeftOut>
std::string without_commands(std::string_view comment, LeftOut is_left_out) {
    std::string text;
    while (true) {
        const std::size_t open = comment.find("[%");
        const std::size_t close = comment.find(']', open);
        text += comment.substr(0, open);
        if (open == std::string_view::npos) break;
        if (close == std::string_view::npos) {
            text += comment.substr(open);
            break;
        }
        const std::string_view command = comment.substr(open, close + 1 - open);
        if (!is_left_out(command.substr(2, command.find_first_of(" ]") - 2))) text += command;
        comment.remove_prefix(close + 1);
    }
    return clean_comment(text);
}

void set_list(Node& node, std::string_view name, bool is_arrow, const Marks& marks) {
    std::string list;
    const auto add = [&](std::string_view entry) {
        list.append(list.empty() ? "" : ",").append(entry);
    };
    for (const DrawnMark& mark : marks)
        if (mark.is_circle() != is_arrow) add(to_text(mark));
    for (const std::string_view entry : entries(node, name))
        if (!read_mark(entry, is_arrow)) add(entry);
    for (std::string& comment : node.comments)
        comment = without_commands(comment, [&](std::string_view one) { return one == name; });
    std::erase_if(node.comments, [](const std::string& comment) { return comment.empty(); });
    if (list.empty()) return;
    if (node.comments.empty()) node.comments.emplace_back();
    node.comments.front() = with_command(node.comments.front(), name, list);
}

} // namespace

Marks marks(const Node& node) {
    Marks found;
    for (const bool is_arrow : {false, true})
        for (const std::string_view entry : entries(node, is_arrow ? arrows : circles))
            if (const auto mark = read_mark(entry, is_arrow)) found.push_back(*mark);
    return found;
}

void set_marks(Node& node, const Marks& marks) {
    set_list(node, arrows, true, marks);
    set_list(node, circles, false, marks);
}

void toggle(Marks& marks, const DrawnMark& mark) {
    const auto same = std::ranges::find_if(
        marks, [&](const DrawnMark& one) { return one.from == mark.from && one.to == mark.to; });
    if (same == marks.end())
        marks.push_back(mark);
    else if (*same == mark)
        marks.erase(same);
    else
        same->color = mark.color;
}

std::string comment_words(const Node& node) {
    std::string words;
    for (const std::string& comment : node.comments) {
        const std::string text = without_commands(comment, [](std::string_view) { return true; });
        if (!text.empty()) words += (words.empty() ? "" : " ") + text;
    }
    return words;
}

void set_comment_words(Node& node, std::string_view words) {
    std::string commands;
    for (std::string_view comment : node.comments)
        for (std::size_t open = comment.find("[%"); open != std::string_view::npos;
             open = comment.find("[%")) {
            const std::size_t close = comment.find(']', open);
            if (close == std::string_view::npos) break;
            commands.append(comment.substr(open, close + 1 - open)).append(" ");
            comment.remove_prefix(close + 1);
        }
    const std::string text = clean_comment(commands + std::string(words));
    node.comments.clear();
    if (!text.empty()) node.comments.push_back(text);
}

} // namespace record
