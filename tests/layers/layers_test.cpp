#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// For each folder, those it may include: itself, its row, and what those may include.
using Table = std::map<std::string, std::set<std::string>>;

const fs::path project = PROJECT_FOLDER;

std::string contents(const fs::path& file) {
    std::ifstream stream(file);
    EXPECT_TRUE(stream) << file;
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// Reads rows `folder: folder folder…`; a row may name only folders of earlier rows, so that
/// dependencies cannot be circular. An empty table stands for an invalid one.
Table read_table(const std::string& text) {
    Table table;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line[0] == '#') continue;
        const auto colon = line.find(':');
        if (colon == std::string::npos) return {};
        const std::string folder = line.substr(0, colon);
        std::set<std::string> allowed{folder};
        std::istringstream row(line.substr(colon + 1));
        for (std::string below; row >> below;) {
            if (!table.contains(below)) return {};
            allowed.insert(table[below].begin(), table[below].end());
        }
        if (!table.emplace(folder, allowed).second) return {};
    }
    return table;
}

struct Include {
    std::string path;
    bool is_quoted;
};

/// Removes `word` from the start of `text`, and blanks before it; false if it is not there.
bool take(std::string_view& text, std::string_view word) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

std::vector<Include> includes(const std::string& source) {
    std::vector<Include> found;
    std::istringstream lines(source);
    for (std::string line; std::getline(lines, line);) {
        std::string_view rest = line;
        if (!take(rest, "#") || !take(rest, "include")) continue;
        const bool is_quoted = take(rest, "\"");
        if (is_quoted || take(rest, "<"))
            found.push_back({std::string(rest.substr(0, rest.find_first_of("\">"))), is_quoted});
    }
    return found;
}

/// The includes of a file that are not allowed: one of our folders that is not in `allowed`, or a
/// quoted path that does not start with one of our folders (every path starts at src/).
std::vector<std::string> wrong_includes(const std::string& source,
                                        const std::set<std::string>& allowed, const Table& table) {
    std::vector<std::string> wrong;
    for (const auto& [path, is_quoted] : includes(source)) {
        const std::string folder = path.substr(0, path.find('/'));
        const bool is_ours = path.find('/') != std::string::npos && table.contains(folder);
        if (is_ours ? !allowed.contains(folder) : is_quoted) wrong.push_back(path);
    }
    return wrong;
}

bool is_source(const fs::path& file) {
    return file.extension() == ".cpp" || file.extension() == ".hpp";
}

std::vector<fs::path> sources_under(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && is_source(entry.path())) files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

Table project_table() { return read_table(contents(project / "tests/layers/table.txt")); }

using Strings = std::vector<std::string>;

TEST(Layers, TableIsWellFormed) { EXPECT_FALSE(project_table().empty()); }

TEST(Layers, EveryFolderHasItsRow) {
    const Table table = project_table();
    for (const auto& entry : fs::directory_iterator(project / "src"))
        if (entry.is_directory() && !sources_under(entry.path()).empty()) {
            EXPECT_TRUE(table.contains(entry.path().filename())) << entry.path();
        }
    for (const auto& [folder, allowed] : table)
        EXPECT_TRUE(fs::is_directory(project / "src" / folder)) << folder;
}

TEST(Layers, EveryIncludeFollowsTheTable) {
    const Table table = project_table();
    std::size_t checked = 0;
    for (const auto& [folder, allowed] : table)
        for (const fs::path& file : sources_under(project / "src" / folder)) {
            const std::string source = contents(file);
            EXPECT_EQ(wrong_includes(source, allowed, table), Strings{}) << file;
            checked += includes(source).size();
        }
    EXPECT_GT(checked, 50U) << "the includes were not found at all";
}

TEST(Layers, AppsIncludeFacesFilesAndThemselvesAlone) {
    const Table table = project_table();
    std::set<std::string> own;
    for (const fs::path& file : sources_under(project / "apps")) own.insert(file.filename());
    for (const fs::path& file : sources_under(project / "apps"))
        for (const std::string& path :
             wrong_includes(contents(file),
                            {"command", "uci", "file", "window", "store", "sql", "sqlite",
                             "postgres", "sodium", "server", "online", "socket"},
                            table))
            EXPECT_TRUE(own.contains(path)) << file << " includes " << path;
}

const Table made_up =
    read_table("# three storeys\n\ncore:\ngame: core\nchess: game\nwords: game\n");

TEST(LayersCheck, TakesArrowsThroughOtherFolders) {
    const std::string source = "#include \"chess/move.hpp\"\n#include \"game/game.hpp\"\n"
                               "#include \"core/bits.hpp\"\n#include <vector>\n#include <tl/x.hpp>";
    EXPECT_EQ(wrong_includes(source, made_up.at("chess"), made_up), Strings{});
}

TEST(LayersCheck, FindsWrongIncludes) {
    const auto in_game = [](const std::string& source) {
        return wrong_includes(source, made_up.at("game"), made_up);
    };
    EXPECT_EQ(in_game("#include \"chess/move.hpp\"\n"), Strings{"chess/move.hpp"});
    EXPECT_EQ(in_game("int a;\n  #  include <chess/move.hpp>\n"), Strings{"chess/move.hpp"});
    EXPECT_EQ(in_game("#include \"../chess/move.hpp\"\n"), Strings{"../chess/move.hpp"});
    EXPECT_EQ(in_game("#include \"game.hpp\"\n"), Strings{"game.hpp"});
    EXPECT_EQ(in_game("#include \"engine/search.hpp\"\n"), Strings{"engine/search.hpp"});
    EXPECT_EQ(wrong_includes("#include \"words/refusal.hpp\"", made_up.at("chess"), made_up),
              Strings{"words/refusal.hpp"});
}

TEST(LayersCheck, RefusesTablesThatCouldGoRound) {
    EXPECT_TRUE(read_table("core: game\ngame: core\n").empty());
    EXPECT_TRUE(read_table("core: core\n").empty());
    EXPECT_TRUE(read_table("core:\ncore:\n").empty());
    EXPECT_TRUE(read_table("core\n").empty());
    EXPECT_EQ(made_up.at("chess"), (std::set<std::string>{"chess", "core", "game"}));
}

} // namespace
