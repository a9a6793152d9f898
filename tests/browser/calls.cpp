// Calls what a page calls, as one file says, and writes what is answered to another: the module in
// node does the same (calls.mjs), and must answer the same. What is printed is progress.

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "wasm/exports.hpp"

namespace {

using Call = const char* (*)(const char*);

/// Without the time that it took.
const char* explored(const char* text) {
    static std::string answer;
    answer = stackchess_explore(text);
    const std::size_t time = answer.find(",\"time\":");
    answer.erase(time, answer.find(',', time + 1) - time);
    return answer.c_str();
}

const std::map<std::string_view, Call> calls{
    {"words", stackchess_words},   {"guide", stackchess_guide},   {"open", stackchess_open},
    {"speak", stackchess_speak},   {"act", stackchess_act},       {"start", stackchess_start},
    {"online", stackchess_online}, {"line", stackchess_line},     {"wish", stackchess_wish},
    {"note", stackchess_note},     {"attend", stackchess_attend}, {"watch", stackchess_watch},
    {"moment", stackchess_moment}, {"think", stackchess_think},   {"bench", stackchess_bench},
    {"study", stackchess_study},   {"lesson", stackchess_lesson}, {"queens", stackchess_queens},
    {"tour", stackchess_tour},     {"wins", stackchess_wins},     {"explore", explored},
    {"review", stackchess_review}, {"kept", stackchess_kept},     {"edit", stackchess_edit},
    {"wants", stackchess_wants},   {"pgn", stackchess_pgn},       {"thought", stackchess_thought},
    {"terms", stackchess_terms},
};

/// With `\n` as a new line.
std::string unescaped(std::string_view text) {
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_line = text.substr(i, 2) == "\\n";
        all += is_line ? '\n' : text[i];
        i += is_line ? 1 : 0;
    }
    return all;
}

class Script {
  public:
    Script(std::string root, const std::string& output) : root_(std::move(root)), output_(output) {}

    void run(const std::string& path) {
        std::ifstream file(path);
        for (std::string line; std::getline(file, line);)
            if (!line.empty() && line.front() != '#') obey(line);
    }

  private:
    void obey(const std::string& line) {
        const std::size_t space = std::min(line.find(' '), line.size());
        const std::string name = line.substr(0, space);
        const std::string text = space < line.size() ? line.substr(space + 1) : "";
        if (name == "computer") return static_cast<void>(let_computer_play());
        if (name == "play_out") {
            while (let_computer_play()) {
            }
            return;
        }
        if (name == "learn") return learn(root_ + '/' + text);
        call(name, unescaped(text));
    }

    void learn(const std::string& path) {
        std::ifstream file(path, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        char* const input = stackchess_input(bytes.size());
        std::ranges::copy(bytes, input);
        output_ << stackchess_learn(input) << '\n';
    }

    /// Writes the answer, without what is kept: that has dates.
    void call(const std::string& name, const std::string& text) {
        answer_ = calls.at(name)(text.c_str());
        output_ << answer_.substr(0, answer_.find(",\"keep\":[")) << '\n';
    }

    bool let_computer_play() {
        constexpr std::string_view before = "\"thinking\":{\"number\":";
        const std::size_t found = answer_.find(before);
        if (found == std::string::npos) return false;
        const std::size_t number = found + before.size();
        const std::size_t task = answer_.find(",\"task\":\"", number);
        const std::size_t start = task + std::string_view(",\"task\":\"").size();
        const std::string wanted = answer_.substr(number, task - number);
        std::string text = answer_.substr(start, answer_.find('"', start) - start);
        for (std::size_t at = 0; (at = text.find("\\u000a", at)) != std::string::npos;)
            text.replace(at, 6, "\n");
        const std::string thought = stackchess_think(text.c_str());
        call("note", wanted + '\n' + thought);
        call("attend", std::to_string(now_ += 1000));
        return true;
    }

    std::string root_; ///< where the names of files begin
    std::ofstream output_;
    std::string answer_;
    long long now_ = 100'000;
};

} // namespace

int main(int count, char** arguments) {
    if (count == 4) Script(arguments[1], arguments[3]).run(arguments[2]);
}
