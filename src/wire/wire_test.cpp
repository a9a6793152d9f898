#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "wire/from_client.hpp"
#include "wire/from_server.hpp"

namespace wire {
namespace {

namespace fs = std::filesystem;

const fs::path examples = fs::path(PROJECT_FOLDER) / "docs" / "protocol";

std::string contents(const fs::path& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// In the format of the example files.
std::string indented(const std::string& json) {
    return nlohmann::ordered_json::parse(json).dump(2) + "\n";
}

TEST(Examples, OfClientsAreReadAndWrittenBack) {
    std::set<std::size_t> kinds;
    std::set<std::size_t> acts;
    for (const auto& entry : fs::directory_iterator(examples / "client")) {
        const std::string text = contents(entry.path());
        const auto message = read_client(text);
        ASSERT_TRUE(message) << entry.path() << ' ' << message.error().objection.field;
        EXPECT_EQ(indented(to_json(*message)), text) << entry.path();
        EXPECT_TRUE(entry.path().stem().string().starts_with(kind_of(*message))) << entry.path();
        kinds.insert(message->index());
        if (const auto* const act = std::get_if<GameAct>(&*message)) acts.insert(act->act.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<FromClient>);
    EXPECT_EQ(acts.size(), std::variant_size_v<Act>);
}

TEST(Examples, OfTheServerAreReadAndWrittenBack) {
    std::set<std::size_t> kinds;
    std::set<std::size_t> events;
    for (const auto& entry : fs::directory_iterator(examples / "server")) {
        const std::string text = contents(entry.path());
        const auto message = read_server(text);
        ASSERT_TRUE(message) << entry.path() << ' ' << message.error().objection.field;
        EXPECT_EQ(indented(to_json(*message)), text) << entry.path();
        EXPECT_TRUE(entry.path().stem().string().starts_with(kind_of(*message))) << entry.path();
        kinds.insert(message->index());
        if (const auto* const happened = std::get_if<Happened>(&*message))
            events.insert(happened->event.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<FromServer>);
    EXPECT_EQ(events.size(), std::variant_size_v<GameEvent>);
}

TEST(Reading, IgnoresWhatItDoesNotKnow) {
    const auto ping = read_client(R"({"kind":"ping","colour":"blue","number":3,"kinds":[1]})");
    ASSERT_TRUE(ping);
    EXPECT_EQ(std::get<Ping>(*ping).number, 3);
}

TEST(Reading, SaysWhatIsWrong) {
    const auto wrong = [](std::string_view text) {
        const auto message = read_client(text);
        EXPECT_FALSE(message) << text;
        return message ? Misread{} : message.error();
    };
    const auto objection = [](Why why, std::string field = {}) {
        return Objection{.why = why, .field = std::move(field)};
    };
    for (const char* const text : {"", "3", "[]", "{", "{}", R"({"kind":7})", "\xff", "null"})
        EXPECT_EQ(wrong(text), (Misread{objection(Why::unreadable), ""})) << text;
    EXPECT_EQ(wrong(R"({"kind":"win"})"), (Misread{objection(Why::unknown_kind), "win"}));
    EXPECT_EQ(wrong(R"({"kind":""})"), (Misread{objection(Why::unknown_kind), ""}));
    EXPECT_EQ(wrong(R"({"kind":"ping"})"), (Misread{objection(Why::bad_field, "number"), "ping"}));
    for (const char* const number : {"-1", "1.5", "\"1\"", "1e3", "99999999999999999999", "null",
                                     "9223372036854775808", "2147483648"})
        EXPECT_EQ(wrong(std::string(R"({"kind":"ping","number":)") + number + "}"),
                  (Misread{objection(Why::bad_field, "number"), "ping"}))
            << number;
    EXPECT_EQ(wrong(R"({"kind":"play_move","game":"a","seen":1,"nonce":"x","move":""})"),
              (Misread{objection(Why::bad_field, "move"), "play_move"}));
    EXPECT_EQ(wrong(R"({"kind":"play_move","game":"a","seen":1,"move":"e2e4"})"),
              (Misread{objection(Why::bad_field, "nonce"), "play_move"}));
    EXPECT_EQ(wrong(R"({"kind":"make_seek","terms":{"rules":"chess","days":2,)"
                    R"("clock":{"base":60,"increment":0}}})"),
              (Misread{objection(Why::bad_field, "terms"), "make_seek"}));
}

TEST(Reading, TakesNothingLongerThanItsBound) {
    std::string text = R"({"kind":"ping","number":3})";
    text.resize(longest_from_client, ' ');
    EXPECT_TRUE(read_client(text));
    text += ' ';
    EXPECT_FALSE(read_client(text));
}

TEST(Reading, SurvivesDeepNesting) {
    EXPECT_FALSE(read_client(std::string(longest_from_client, '[')));
}

TEST(Objections, TravelAsWords) {
    const auto through = [](const Objection& objection) {
        const auto read = read_server(to_json(Refused{.to = "play_move", .objection = objection}));
        EXPECT_TRUE(read);
        return read ? std::get<Refused>(*read).objection : Objection{};
    };
    for (int i = 0; i <= static_cast<int>(Why::no_chat); ++i)
        EXPECT_EQ(through({.why = static_cast<Why>(i)}), Objection{.why = static_cast<Why>(i)});
    for (int i = 0; i <= static_cast<int>(play::Denial::not_offered); ++i) {
        const Objection denial{.why = static_cast<play::Denial>(i)};
        EXPECT_EQ(through(denial), denial);
    }
    for (int i = 1; i <= static_cast<int>(game::RefusalKind::no_such_move); ++i) {
        const auto kind = static_cast<game::RefusalKind>(i);
        if (kind == game::RefusalKind::game_over) continue; // sent as the table's denial
        game::Refusal refusal{.kind = kind, .piece = {core::Color::black, core::Role::rook}};
        refusal.readings.fill({.piece = refusal.piece});
        const auto found = through({.why = refusal});
        ASSERT_TRUE(std::holds_alternative<game::Refusal>(found.why)) << i;
        EXPECT_EQ(std::get<game::Refusal>(found.why).kind, kind);
    }
}

TEST(Objections, NameTheMovesThatATextMayMean) {
    const game::Refusal refusal{
        .kind = game::RefusalKind::ambiguous,
        .square = {0, 0},
        .readings = {{{.piece = {core::Color::white, core::Role::rook}, .from = {0, 3}},
                      {.piece = {core::Color::white, core::Role::rook}, .from = {3, 0}}}}};
    const auto found =
        read_server(to_json(Refused{.to = "play_move", .objection = {.why = refusal}}));
    ASSERT_TRUE(found);
    EXPECT_EQ(std::get<Refused>(*found).objection, Objection{.why = refusal});
    const auto bare = read_server(R"({"kind":"refused","to":"play_move","why":"ambiguous"})");
    ASSERT_TRUE(bare) << "as a server says it that does not name them";
    EXPECT_EQ(std::get<Refused>(*bare).objection,
              Objection{.why = game::Refusal{.kind = game::RefusalKind::ambiguous}});
}

TEST(Events, AreStoredAsTheyAreSent) {
    const GameEvent event = Ended{.outcome = game::Outcome::draw(game::Reason::agreement)};
    EXPECT_EQ(to_json(event), R"({"kind":"ended","reason":"agreement"})");
    EXPECT_EQ(read_event(to_json(event)), event);
    const GameEvent aborted = Ended{.by = core::Color::black};
    EXPECT_EQ(to_json(aborted), R"({"kind":"ended","reason":"aborted","by":"black"})");
    EXPECT_EQ(read_event(to_json(aborted)), aborted);
    EXPECT_EQ(read_event(R"({"kind":"ended","reason":"aborted","winner":"white"})"), std::nullopt);
    EXPECT_EQ(read_event("{}"), std::nullopt);
    EXPECT_EQ(read_event(R"({"kind":"ping"})"), std::nullopt);
}

TEST(Speeds, AreThoseOfFortyMoves) {
    using std::chrono::seconds;
    const auto speed = [](int base, int increment) {
        return speed_of({.clock = play::TimeControl{seconds(base), seconds(increment)}});
    };
    EXPECT_EQ(speed(179, 0), Speed::bullet);
    EXPECT_EQ(speed(60, 3), Speed::blitz);
    EXPECT_EQ(speed(300, 5), Speed::rapid);
    EXPECT_EQ(speed(1500, 0), Speed::classical);
    EXPECT_EQ(speed_of({.days = 3}), Speed::correspondence);
    EXPECT_EQ(speed_of({}), Speed::correspondence);
}

} // namespace
} // namespace wire
