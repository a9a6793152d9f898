#include "command/game_files.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "command/pgn_input.hpp"
#include "words/command_messages.hpp"
#include "words/file_errors.hpp"
#include "words/records.hpp"

namespace command {

namespace message = words::message;
using words::say;

bool GameFiles::read(const record::ReadLimits& limits, const record::Habits& habits,
                     const std::function<bool(record::PgnReader&)>& next) {
    for (const std::string& name : names_)
        if (!read_file(name, limits, habits, next)) ++unread_;
    return unread_ == 0;
}

bool GameFiles::read_file(const std::string& name, const record::ReadLimits& limits,
                          const record::Habits& habits,
                          const std::function<bool(record::PgnReader&)>& next) {
    PgnInput input(name, console_.in);
    now_ = &name;
    hints_at_letters_ = habits.letters.size() == 1 && !habits.standard;
    names_letters_ = habits.letters.size() > 1;
    record::PgnReader reader(input.source(), limits, habits);
    {
        ProgressBar progress(console_, input.size());
        progress_ = &progress;
        while (input.error() == 0 && next(reader)) progress.update(reader.bytes());
        progress_ = nullptr;
    }
    games_ += reader.games();
    plies_ += reader.plies();
    problems_ += reader.problems();
    warnings_ += reader.warnings();
    has_left_out_ |= reader.has_left_out();
    if (input.error() != 0) complain(name, input.error());
    return input.error() == 0;
}

std::optional<record::ReadRecord> GameFiles::next_record(record::PgnReader& reader) {
    std::vector<record::Problem> behind;
    auto read = record::read_record(reader, behind);
    for (const record::Problem& problem : behind) report(problem);
    if (!read) return read;
    std::vector<record::Problem> all = read->problems;
    all.insert(all.end(), read->warnings.begin(), read->warnings.end());
    std::ranges::stable_sort(all, {}, &record::Problem::line);
    for (const record::Problem& problem : all) report(problem);
    return read;
}

void GameFiles::report(const record::Problem& problem) {
    if (progress_ != nullptr) progress_->clear();
    std::string what = words::problem_sentence(console_.voice, problem);
    if (hints_at_letters_) what += words::letters_hint(console_.voice, problem.readable_in);
    if (names_letters_) what += words::letters_chosen(console_.voice, problem.letters);
    console_.err << say(console_.voice, message::problem_at,
                        {{"file", words::harmless(*now_)},
                         {"line", problem.line},
                         {"what", std::move(what)}})
                 << '\n';
}

const words::Message* GameFiles::reason_to_keep(const std::string& path, bool holds_all) const {
    const bool is_source = std::ranges::any_of(names_, [&](const std::string& name) {
        std::error_code none; // a file that does not exist is no source
        return std::filesystem::equivalent(name, path, none);
    });
    const bool is_whole = holds_all && problems_ == 0 && !has_left_out_;
    return is_source && !is_whole ? &message::source_kept : nullptr;
}

void GameFiles::complain(const std::string& name, int error) const {
    console_.refuse(say(console_.voice, message::cannot_read,
                        {{"file", shown_name(name)}, {"why", read_error(console_.voice, error)}}));
}

std::string GameFiles::shown_name(const std::string& name) const {
    return name == "-" ? say(console_.voice, message::standard_input) : words::harmless(name);
}

} // namespace command
