#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <unistd.h>

#include "command/match_options.hpp"
#include "command/match_report.hpp"
#include "command/start_position.hpp"
#include "command/subcommand.hpp"
#include "file/growing_file.hpp"
#include "game/rules_text.hpp"
#include "match/openings.hpp"
#include "match/resumption.hpp"
#include "match/uci_engine.hpp"
#include "play/date.hpp"
#include "record/pgn_writer.hpp"
#include "text/interrupt.hpp"
#include "words/command_messages.hpp"
#include "words/file_errors.hpp"
#include "words/layout.hpp"
#include "words/match_messages.hpp"
#include "words/play_command_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using core::Failure;
using core::Result;
using words::say;
using words::shown;
using words::Voice;

/// Lets Ctrl-C stop a match.
class Interrupted final : public text::Interruptible {
  public:
    void interrupt() override { stop_.set(); }
    const match::Stop& stop() const { return stop_; }

  private:
    match::Stop stop_;
};

/// The command that starts this program as an engine.
std::vector<std::string> own_program() {
    std::array<char, PATH_MAX> path{};
    const ssize_t size = readlink("/proc/self/exe", path.data(), path.size());
    return {std::string(path.data(), size > 0 ? static_cast<std::size_t>(size) : 0), "uci"};
}

/// Why the program of a player did not start.
std::string program_complaint(Voice voice, const match::Contestant& player, int error) {
    const words::Argument name{"player", shown(player.name)};
    const bool is_searched =
        !player.command.empty() && player.command.front().find('/') == std::string::npos;
    if (error == ENOENT && is_searched)
        return say(voice, message::match_no_program,
                   {name, {"program", shown(player.command.front())}});
    return say(voice, message::match_cannot_start,
               {name,
                {"command", shown(words::joined(player.command, " "))},
                {"why", read_error(voice, error)}});
}

std::string start_complaint(Voice voice, const match::Contestant& player,
                            const match::NotMet& why) {
    const match::Fault fault = why.fault;
    const words::Argument name{"player", shown(player.name)};
    if (fault == match::Fault::no_greeting || fault == match::Fault::not_ready)
        return say(voice, message::match_no_uci,
                   {name, {"word", fault == match::Fault::not_ready ? "readyok" : "uciok"}});
    if (fault == match::Fault::crash) return say(voice, message::match_ends_at_once, {name});
    if (fault == match::Fault::no_room) return say(voice, message::match_no_room);
    return program_complaint(voice, player, why.error);
}

/// Why an engine does not accept a value for one of its options.
std::string value_complaint(Voice voice, const match::Contestant& player,
                            const match::OfferedOption& option, const std::string& value) {
    const words::Argument name{"player", shown(player.name)};
    const words::Argument what{"option", shown(option.name)};
    const words::Argument wrong{"value", shown(value)};
    if (option.type != "spin") {
        std::vector<std::string> choices{"true", "false"};
        if (option.type == "combo") choices = option.choices;
        return say(voice, message::match_option_choice,
                   {name, what, wrong, {"choices", shown(words::joined(choices, ", "))}});
    }
    const auto bound = [](const std::optional<std::int64_t>& number, const char* none) {
        return number ? std::to_string(*number) : none;
    };
    return say(voice, message::match_option_number,
               {name,
                what,
                wrong,
                {"least", bound(option.least, "-inf")},
                {"most", bound(option.most, "+inf")}});
}

/// Why a player cannot take part in this match; nothing if it can.
std::optional<std::string> lack(Voice voice, const match::Contestant& player, game::Rules rules,
                                const match::UciEngine& engine) {
    const words::Argument name{"player", shown(player.name)};
    const match::OfferedOption* const variant = engine.find_option("UCI_Variant");
    // Every engine plays chess; any other game must be one of the variants that it offers.
    const bool must_name_it = of_game(rules, true, false);
    if (must_name_it && (variant == nullptr || !variant->allows(to_text(rules))))
        return say(voice, message::match_no_variant, {name});
    for (const auto& [option, value] : player.options) {
        const match::OfferedOption* const offered = engine.find_option(option);
        if (offered == nullptr)
            return say(voice, message::match_no_option, {name, {"option", shown(option)}});
        // The offered range of ratings is for chess; in another game it may be different.
        const bool is_told = of_game(rules, false, true) || offered->name != "UCI_Elo";
        if (is_told && !offered->allows(value))
            return value_complaint(voice, player, *offered, value);
    }
    return std::nullopt;
}

/// Starts every player once, to report before the first game what can never work.
std::optional<std::string> check_players(Voice voice, const match::Plan& plan,
                                         const match::Stop& stop) {
    for (const match::Contestant& player : plan.players) {
        auto engine =
            match::UciEngine::meet(player, {plan.rules, plan.own_program, plan.patience, &stop});
        if (!engine && engine.error().fault == match::Fault::none) return std::nullopt;
        if (!engine) return start_complaint(voice, player, engine.error());
        if (auto lacking = lack(voice, player, plan.rules, *engine)) return lacking;
        const auto set = engine->set_options(player);
        if (!set && set.error() == match::Fault::none) return std::nullopt;
        if (!set) return start_complaint(voice, player, {set.error()});
        if (!engine->objection().empty())
            return say(voice, message::match_option_refused,
                       {{"player", shown(player.name)}, {"why", shown(engine->objection())}});
    }
    return std::nullopt;
}

Failure<Complaint> cannot(Voice voice, const words::Message& what, const std::string& file,
                          std::string why) {
    return refusal(say(voice, what, {{"file", words::harmless(file)}, {"why", std::move(why)}}));
}

/// Opens the file to which games are added, and locks it against other programs.
Result<file::GrowingFile, Complaint> open_games(Voice voice, const std::string& path,
                                                file::GrowingFile::Open how) {
    auto opened = file::GrowingFile::open(path, how);
    if (opened) return *std::move(opened);
    if (how == file::GrowingFile::Open::existing && opened.error() == ENOENT)
        return cannot(voice, message::cannot_read, path, read_error(voice, ENOENT));
    const words::Argument file{"file", words::harmless(path)};
    if (opened.error() == EEXIST) return refusal(say(voice, message::match_file_exists, {file}));
    if (opened.error() == EWOULDBLOCK)
        return refusal(say(voice, message::match_file_in_use, {file}));
    return cannot(voice, message::cannot_write, path, write_error(voice, opened.error()));
}

/// The standings after the games in `file`, which lies at `path`. An incomplete last game is
/// removed; a file with anything else is left unchanged.
Result<match::Standings, Complaint> resumed(Voice voice, const std::string& path,
                                            file::GrowingFile& file, const MatchSettings& settings,
                                            match::Openings& openings) {
    constexpr std::size_t max_bytes = std::size_t{4} << 30;
    const auto text = file.content(max_bytes);
    if (!text) return cannot(voice, message::cannot_read, path, read_error(voice, text.error()));
    auto taken_up = match::take_up(*text, settings.plan, settings.games, openings);
    if (!taken_up)
        return refusal(say(voice, message::match_other_game,
                           {{"number", taken_up.error()}, {"file", words::harmless(path)}}));
    if (taken_up->kept < text->size())
        if (const int error = file.cut(taken_up->kept); error != 0)
            return cannot(voice, message::cannot_write, path, write_error(voice, error));
    return std::move(taken_up->standings);
}

/// A match in progress: stores its games and reports the standings.
class RunningMatch {
  public:
    RunningMatch(const Console& console, const MatchSettings& settings, match::Standings standings)
        : console_(console), settings_(settings), standings_(std::move(standings)),
          report_(console, settings_, standings_) {}

    /// From now on games are stored in this file.
    void keep_games(const std::string& path, file::GrowingFile file) {
        path_ = path;
        file_ = std::move(file);
    }
    int run(match::Openings& openings, const match::Stop& stop);

  private:
    bool is_decided() const;
    void keep(const match::FinishedGame& game);

    const Console& console_;
    const MatchSettings& settings_;
    match::Standings standings_;
    std::string path_;
    std::optional<file::GrowingFile> file_;
    MatchReport report_;
    int error_ = 0; ///< of writing the games
};

int RunningMatch::run(match::Openings& openings, const match::Stop& stop) {
    const auto finished = [&](const match::FinishedGame& game) {
        keep(game);
        report_.finished(game);
        return error_ == 0 && !is_decided();
    };
    const bool has_room =
        is_decided() ||
        match::run_match(settings_.plan, openings, standings_, stop,
                         {.finished = finished, .waited = [&] { report_.waited(); }});
    report_.conclude();
    const words::Argument file{"file", words::harmless(path_)};
    if (error_ != 0)
        return console_.refuse(say(console_.voice, message::cannot_write,
                                   {file, {"why", write_error(console_.voice, error_)}}));
    if (has_room && !stop.is_set()) return success;
    if (!has_room) console_.refuse(say(console_.voice, message::match_no_room));
    return console_.refuse(file_ ? say(console_.voice, message::match_stopped, {file})
                                 : say(console_.voice, message::match_stopped_for_good));
}

bool RunningMatch::is_decided() const {
    return settings_.sprt &&
           match::decide(*settings_.sprt, standings_.pairs(0, 1)) != match::SprtDecision::none;
}

void RunningMatch::keep(const match::FinishedGame& game) {
    if (!file_) return;
    record::Record record = game.played.record;
    match::set_tags(record, settings_.plan, standings_.schedule().at(game.index), game.index,
                    play::date_tag(std::chrono::system_clock::now()));
    error_ = file_->add(record::to_pgn(record));
}

int run(const Console& console, const MatchOptions& options, const MatchSettings& settings,
        const match::Stop& stop) {
    using Open = file::GrowingFile::Open;
    match::Openings openings(settings.starts, settings.plies, settings.plan.seed);
    match::Standings standings(settings.plan.players.size(), settings.games);
    const auto& path = options.resume ? options.resume : options.pgn;
    std::optional<file::GrowingFile> file;
    if (path) {
        auto opened =
            open_games(console.voice, *path, options.resume ? Open::existing : Open::fresh);
        if (!opened) return console.complain(opened.error());
        file = *std::move(opened);
    }
    if (options.resume) {
        auto before = resumed(console.voice, *path, *file, settings, openings);
        if (!before) return console.complain(before.error());
        standings = *std::move(before);
    }
    RunningMatch running(console, settings, std::move(standings));
    if (file) running.keep_games(*path, *std::move(file));
    return running.run(openings, stop);
}

int execute(const Console& console, const MatchOptions& options) {
    if (options.resume && options.pgn)
        return console.misuse(say(console.voice, message::options_exclude,
                                  {{"option", "--pgn"}, {"other", "--resume"}}));
    auto settings = match_settings(console.voice, options);
    if (!settings) return console.complain(settings.error());
    warn_of_repairs(console, options.start);
    settings->plan.own_program = own_program();
    const text::Interrupt interrupt;
    Interrupted interrupted;
    const text::InterruptGuard guard(interrupted);
    if (const auto complaint = check_players(console.voice, settings->plan, interrupted.stop()))
        return console.refuse(*complaint);
    return run(console, options, *settings, interrupted.stop());
}

} // namespace

Subcommand add_match(const Declaration& parent, Voice voice) {
    const Declaration line = parent.command("match", say(voice, message::help_match),
                                            say(voice, message::help_match_examples));
    auto options = std::make_shared<MatchOptions>();
    add_match_options(line, *options, voice);
    return {line, [options](Console& console) { return execute(console, *options); }};
}

} // namespace command
