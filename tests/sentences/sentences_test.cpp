#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// What people read is in the messages of src/words, in both languages, and nowhere else.
namespace {

namespace fs = std::filesystem;

const fs::path sources = fs::path(PROJECT_FOLDER) / "src";

std::string contents(const fs::path& file) {
    std::ifstream stream(file);
    EXPECT_TRUE(stream) << file;
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// The quoted texts of a source, without those in comments, includes and assertions.
std::vector<std::string> literals(std::string_view line) {
    std::vector<std::string> found;
    if (line.find("assert") != std::string_view::npos || line.starts_with("#include")) return found;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line.substr(i).starts_with("//")) break;
        if (line.substr(i).starts_with("'\"'")) {
            i += 2;
            continue;
        }
        if (line[i] != '"') continue;
        std::string text;
        for (++i; i < line.size() && line[i] != '"'; ++i) {
            if (line[i] == '\\') ++i;
            if (i < line.size()) text += line[i];
        }
        found.push_back(text);
    }
    return found;
}

/// Texts that other programs read, the same in every language.
const std::set<std::string_view> fixed_texts{
    "all captured",         "nothing can be captured",
    "dead position",        "fivefold repetition",
    "threefold repetition", "white wins",
    "black wins",           "time forfeit",
    "Time forfeit",         "rules infraction",
    "too many moves",       "<!doctype html><meta charset=utf-8><title>",
    "setoption name ",      "info string setoption refused: ",
    "From Position"};

bool is_letter(char byte) {
    return std::isalpha(static_cast<unsigned char>(byte)) != 0 ||
           static_cast<unsigned char>(byte) >= 0x80;
}

/// Two words of at least two letters with a space between them; a command line does not count.
bool is_sentence(std::string_view text) {
    if (text.starts_with("stackchess ") || fixed_texts.contains(text)) return false;
    int letters = 0;
    bool follows_word = false;
    for (const char byte : text) {
        if (is_letter(byte)) {
            if (++letters == 2 && follows_word) return true;
        } else {
            follows_word = letters >= 2 && byte == ' ';
            letters = 0;
        }
    }
    return false;
}

/// Folders whose texts are for programs: the protocol of engines, and statements of a database.
const std::set<std::string> only_programs_read{"uci", "sql", "sqlite", "postgres"};

TEST(Sentences, AreRecognised) {
    EXPECT_TRUE(is_sentence("Invalid choice"));
    EXPECT_TRUE(is_sentence("Choix erroné"));
    EXPECT_TRUE(is_sentence("à « Échec au roi »"));
    EXPECT_FALSE(is_sentence("--no-promotion"));
    EXPECT_FALSE(is_sentence("stackchess play --resume"));
    EXPECT_FALSE(is_sentence("Event"));
    EXPECT_FALSE(is_sentence("a b c"));
    EXPECT_FALSE(is_sentence("[%clk "));
    EXPECT_EQ(literals(R"(say("one"); // "two")"), std::vector<std::string>{"one"});
}

TEST(Sentences, StandInMessagesAlone) {
    int files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(sources)) {
        const std::string name = entry.path().filename();
        if (!entry.is_regular_file() || name.ends_with("_test.cpp") ||
            name.ends_with("_fixture.hpp") || name.ends_with("_messages.hpp") ||
            only_programs_read.contains(entry.path().parent_path().filename().string()))
            continue;
        ++files;
        std::istringstream lines(contents(entry.path()));
        std::size_t number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            for (const std::string& text : literals(line))
                EXPECT_FALSE(is_sentence(text)) << entry.path() << ':' << number << ": " << text;
        }
    }
    EXPECT_GT(files, 100);
}

/// Two headers that no source includes together may declare the same name, and the linker takes
/// either for both.
TEST(Sentences, HaveNamesOfTheirOwn) {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(sources / "words")) {
        if (!entry.path().filename().string().ends_with("_messages.hpp")) continue;
        std::istringstream lines(contents(entry.path()));
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with("inline constexpr ")) continue;
            const std::string declared = line.substr(0, line.find('{'));
            const std::string name = declared.substr(declared.rfind(' ') + 1);
            EXPECT_TRUE(names.insert(name).second) << name << " again in " << entry.path();
        }
    }
    EXPECT_GT(names.size(), 1000U);
}

} // namespace
