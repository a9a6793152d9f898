#include "wasm/exports.hpp"

#include <cstdio>
#include <string>
#include <string_view>

#include "engine/benchmark.hpp"
#include "wasm/desk.hpp"
#include "wasm/edit.hpp"
#include "wasm/guide_json.hpp"
#include "wasm/lesson.hpp"
#include "wasm/online_wish.hpp"
#include "wasm/page_words.hpp"
#include "wasm/puzzles.hpp"
#include "wasm/study_desk.hpp"
#include "wasm/text_in.hpp"
#include "wasm/thinker.hpp"
#include "wasm/wins.hpp"

namespace wasm {
namespace {

std::string& input() {
    static std::string text;
    return text;
}

std::string& answer() {
    static std::string text;
    return text;
}

const char* answered(std::string text) {
    answer() = std::move(text);
    return answer().c_str();
}

Desk& desk() {
    static Desk one;
    return one;
}

StudyDesk& study() {
    static StudyDesk one;
    return one;
}

Thinker& thinker() {
    static Thinker one;
    return one;
}

void tell(const std::string& line) {
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fputc('\0', stdout); // ends the text, which may have several lines
    std::fflush(stdout);
}

std::uint64_t count_of(std::string_view word) {
    return static_cast<std::uint64_t>(number_in(word));
}

} // namespace
} // namespace wasm

using namespace wasm;

char* stackchess_input(std::size_t bytes) {
    input().resize(bytes + 1);
    return input().data();
}

std::size_t stackchess_answer_length() { return answer().size(); }

const char* stackchess_words(const char* text) { return answered(page_words(voice_of(text)).text); }

const char* stackchess_guide(const char* text) {
    std::string_view rest = text;
    const words::Voice voice = voice_of(take_word(rest));
    const game::Rules rules = rules_in(take_word(rest));
    const auto hand = rest == "fingers" ? words::MovedBy::fingers : words::MovedBy::mouse;
    return answered(guide_json(voice, rules, hand).text);
}

const char* stackchess_study(const char* text) { return answered(study().obey(text)); }
const char* stackchess_edit(const char* text) { return answered(edit_answer(text)); }
const char* stackchess_lesson(const char* text) { return answered(lesson_answer(text)); }
const char* stackchess_queens(const char* text) { return answered(queens_answer(text)); }
const char* stackchess_tour(const char* text) { return answered(tour_answer(text)); }
const char* stackchess_wins(const char* text) { return answered(wins_answer(text)); }

const char* stackchess_keep(const char* text) {
    std::string_view rest = text;
    const std::string_view name = take_line(rest);
    desk().shelf().put(std::string(name), std::string(rest));
    return answered("{}");
}

const char* stackchess_open(const char* text) {
    std::string_view rest = text;
    const words::Voice voice = voice_of(take_word(rest));
    return answered(desk().open(voice, count_of(rest)));
}

const char* stackchess_speak(const char* text) { return answered(desk().speak(voice_of(text))); }
const char* stackchess_act(const char* text) { return answered(desk().act(text)); }
const char* stackchess_start(const char* text) { return answered(desk().start(text)); }
const char* stackchess_line(const char* text) { return answered(desk().hear_line(text)); }
const char* stackchess_wish(const char* text) { return answered(desk().wish(text)); }

const char* stackchess_terms(const char* text) {
    std::string_view rest = text;
    const words::Voice voice = voice_of(take_line(rest));
    return answered(terms_answer(voice, rest).text);
}

const char* stackchess_online(const char* text) {
    std::string_view rest = text;
    const std::uint64_t seed = count_of(take_line(rest));
    return answered(desk().go_online(rest, seed));
}

const char* stackchess_note(const char* text) {
    std::string_view rest = text;
    const std::uint64_t number = count_of(take_line(rest));
    return answered(desk().note_thought(number, rest));
}

const char* stackchess_thought(const char* text) {
    std::string_view rest = text;
    const std::uint64_t number = count_of(take_line(rest));
    return answered(desk().thought(number, rest));
}

const char* stackchess_pgn(const char* /*text*/) { return answered(desk().pgn()); }
const char* stackchess_kept(const char* /*text*/) { return answered(desk().kept()); }

const char* stackchess_attend(const char* text) {
    return answered(desk().attend(room::Room::Time(number_in(text))));
}

const char* stackchess_watch(const char* text) {
    const std::string_view word = text;
    if (word == "paused") return answered(desk().watch(room::Watch::paused));
    return answered(desk().watch(word == "seen" ? room::Watch::seen : room::Watch::unseen));
}

const char* stackchess_moment(const char* text) {
    return answered(desk().moment(static_cast<std::size_t>(number_in(text))));
}

const char* stackchess_wants(const char* text) { return answered(thinker().wanted_network(text)); }

const char* stackchess_learn(const char* bytes) {
    return answered(thinker().learn({bytes, input().size() - 1}) ? "yes" : "no");
}

const char* stackchess_think(const char* text) { return answered(thinker().think(text, tell)); }

const char* stackchess_explore(const char* text) {
    std::string_view rest = text;
    std::string_view first = take_line(rest);
    const words::Voice voice = voice_of(take_word(first));
    return answered(thinker().explore(voice, static_cast<int>(number_in(first)), rest, tell));
}

const char* stackchess_review(const char* text) {
    std::string_view rest = text;
    std::string_view first = take_line(rest);
    const words::Voice voice = voice_of(take_word(first));
    return answered(thinker().review(voice, count_of(first), rest, tell));
}

void stackchess_stop() { thinker().stop(); }

const char* stackchess_bench(const char* text) {
    std::string_view rest = text;
    const game::Rules rules = rules_in(take_word(rest));
    const auto depth = static_cast<int>(number_in(rest));
    const auto result = engine::run_benchmark(
        rules, {.depth = depth, .threads = 1, .networks = thinker().networks()}, [] {});
    return answered(result ? std::to_string(result->nodes) : "");
}
