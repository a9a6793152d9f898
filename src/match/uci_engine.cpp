#include "match/uci_engine.hpp"

#include <algorithm>
#include <cerrno>
#include <string>
#include <utility>

#include "core/capitals.hpp"
#include "game/rules_text.hpp"

namespace match {
namespace {

using core::Failure;
using core::Result;
using std::chrono::steady_clock;

/// How long an engine that was told to quit may take.
constexpr Milliseconds farewell{500};

std::chrono::microseconds since(Instant start) {
    return std::chrono::ceil<std::chrono::microseconds>(steady_clock::now() - start);
}

/// Whether a program was not started for lack of system resources.
bool is_want(int error) {
    return error == EAGAIN || error == ENOMEM || error == EMFILE || error == ENFILE;
}

} // namespace

Result<UciEngine, NotMet> UciEngine::meet(const Contestant& player, const Manners& manners) {
    auto process = Process::start(player.command.empty() ? manners.own_program : player.command);
    if (!process) {
        const int error = process.error();
        return Failure(NotMet{is_want(error) ? Fault::no_room : Fault::cannot_start, error});
    }
    UciEngine engine(*std::move(process), manners);
    if (const auto greeted = engine.greet(); !greeted) return Failure(NotMet{greeted.error()});
    return engine;
}

Result<UciEngine, Fault> UciEngine::start(const Contestant& player, const Manners& manners) {
    auto engine = meet(player, manners);
    if (!engine) return Failure(Fault(engine.error().fault));
    if (const auto set = engine->set_options(player); !set) return Failure(set.error());
    return *std::move(engine);
}

UciEngine::~UciEngine() {
    const Instant deadline = steady_clock::now() + farewell;
    const Stop never; // it is told to quit even if everything else has stopped
    if (process_.say("quit", deadline, never)) process_.leave(deadline);
}

Instant UciEngine::patience_from_now() const { return steady_clock::now() + manners_.patience; }

Result<void, Fault> UciEngine::say(const std::string& line) {
    const Instant deadline = patience_from_now();
    if (process_.say(line, deadline, *manners_.stop)) return {};
    if (manners_.stop->is_set()) return Failure(Fault::none);
    return Failure(steady_clock::now() < deadline ? Fault::crash : Fault::hang);
}

/// Calls `visit` with every line until it returns true; returns `otherwise` if it has not by then.
template <class Visit>
Result<void, Fault> UciEngine::hear_until(Instant deadline, Fault otherwise, Visit visit) {
    std::string line;
    while (true) {
        switch (process_.hear(line, deadline, *manners_.stop)) {
        case Process::Heard::line:
            if (visit(line)) return {};
            if (steady_clock::now() < deadline) break;
            [[fallthrough]];
        case Process::Heard::nothing: return Failure(Fault(otherwise));
        case Process::Heard::end: return Failure(Fault::crash);
        case Process::Heard::stop: return Failure(Fault::none);
        }
    }
}

Result<void, Fault> UciEngine::greet() {
    if (auto said = say("uci"); !said) return said;
    return hear_until(patience_from_now(), Fault::no_greeting, [&](const std::string& line) {
        if (auto option = read_option_line(line)) options_.push_back(*std::move(option));
        return line == "uciok";
    });
}

const OfferedOption* UciEngine::find_option(std::string_view name) const {
    const auto found = std::ranges::find_if(options_, [&](const OfferedOption& option) {
        return core::is_same_but_for_capitals(option.name, name);
    });
    return found == options_.end() ? nullptr : &*found;
}

Result<void, Fault> UciEngine::set_option(std::string_view name, std::string_view value) {
    std::string line = "setoption name " + std::string(name);
    if (!value.empty()) line += " value " + std::string(value);
    return say(line);
}

Result<void, Fault> UciEngine::set_options(const Contestant& player) {
    const char* const variant = "UCI_Variant";
    if (find_option(variant) != nullptr)
        if (auto said = set_option(variant, to_text(manners_.rules)); !said) return said;
    for (const auto& [name, value] : player.options)
        if (auto said = set_option(name, value); !said) return said;
    return wait_until_ready();
}

Result<void, Fault> UciEngine::wait_until_ready() {
    constexpr std::string_view refusal = "info string setoption refused: ";
    if (auto said = say("isready"); !said) return said;
    return hear_until(patience_from_now(), Fault::not_ready, [&](const std::string& line) {
        if (line.starts_with(refusal)) objection_ = line.substr(refusal.size());
        return line == "readyok";
    });
}

Result<void, Fault> UciEngine::begin_game(bool chess960, std::optional<std::uint32_t> seed) {
    const char* const castling = "UCI_Chess960";
    if (find_option(castling) != nullptr)
        if (auto said = set_option(castling, chess960 ? "true" : "false"); !said) return said;
    if (const OfferedOption* const offered = find_option(seed_option); seed && offered != nullptr)
        if (const std::string value = std::to_string(*seed); offered->allows(value))
            if (auto said = set_option(seed_option, value); !said) return said;
    if (auto said = say("ucinewgame"); !said) return said;
    return wait_until_ready();
}

Result<EngineAnswer, Fault> UciEngine::think(const std::string& position, const std::string& go,
                                             std::optional<Milliseconds> most) {
    if (auto said = say(position); !said) return Failure(said.error());
    const Instant start = steady_clock::now();
    if (auto said = say(go); !said) return Failure(said.error());
    EngineAnswer answer;
    const auto listen = [&](const std::string& line) {
        if (auto evaluation = read_info_line(line)) answer.evaluation = evaluation;
        const auto move = read_best_move(line);
        if (move) answer.move = *move;
        return move.has_value();
    };
    auto heard = hear_until(start + most.value_or(manners_.patience), Fault::hang, listen);
    answer.spent = since(start);
    if (!most || (heard && answer.spent <= *most)) {
        if (!heard) return Failure(heard.error());
        return answer;
    }
    // Its time is over: whether it is still alive decides what it is blamed for.
    if (!heard && heard.error() == Fault::hang) {
        if (auto said = say("stop"); !said) return Failure(said.error());
        heard = hear_until(patience_from_now(), Fault::hang, listen);
    }
    return Failure(heard ? Fault::late : heard.error());
}

} // namespace match
