#include "server_program.hpp"

#include <array>
#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace server_test {
namespace {

/// The port at the end of the address in the line that the server prints.
std::uint16_t port_in(const std::string& line) {
    const std::size_t slashes = line.find("//");
    const std::size_t colon = line.find(':', slashes == std::string::npos ? 0 : slashes);
    if (slashes == std::string::npos || colon == std::string::npos) return 0;
    return static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
}

std::string read_line(int file) {
    std::string line;
    for (char byte = 0; read(file, &byte, 1) == 1 && byte != '\n';) line += byte;
    return line;
}

/// Servers of two versions may share a database: every second one is of that version, if it is
/// named.
std::string next_program() {
    static int started = 0;
    const char* const other = std::getenv("STACKCHESS_TEST_OTHER_PROGRAM");
    return other != nullptr && started++ % 2 != 0 ? other : PROGRAM;
}

} // namespace

std::string run_program(const std::vector<std::string>& words, const std::string& input) {
    std::vector<std::string> all{PROGRAM, "--lang", "en"};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool is_place = words[i] == "--data";
        const auto put = is_place ? data_words(words[++i]) : std::vector{words[i]};
        all.insert(all.end(), put.begin(), put.end());
    }
    std::vector<char*> arguments;
    for (std::string& word : all) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (pipe(in.data()) != 0 || pipe(out.data()) != 0) return {};
    const pid_t process = fork();
    if (process == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        for (const int end : {in[0], in[1], out[0], out[1]}) close(end);
        dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);
        execv(PROGRAM, arguments.data());
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    (void)!write(in[1], input.data(), input.size());
    close(in[1]);
    std::string text;
    std::array<char, 4096> bytes{};
    for (ssize_t count = 0; (count = read(out[0], bytes.data(), bytes.size())) > 0;)
        text.append(bytes.data(), static_cast<std::size_t>(count));
    close(out[0]);
    waitpid(process, nullptr, 0);
    return text;
}

ServerProgram::ServerProgram(const std::string& folder, std::uint16_t port,
                             const std::vector<std::string>& options, const std::string& log) {
    std::vector<std::string> words{next_program(), "--lang", "en",
                                   "serve",        "--port", std::to_string(port)};
    const std::vector<std::string> place = data_words(folder);
    words.insert(words.end(), place.begin(), place.end());
    words.insert(words.end(), options.begin(), options.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) return;
    process_ = fork();
    if (process_ == 0) {
        dup2(ends[1], STDOUT_FILENO);
        dup2(open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600), STDERR_FILENO);
        close(ends[0]);
        close(ends[1]);
        execv(arguments.front(), arguments.data());
        _exit(127);
    }
    close(ends[1]);
    port_ = port_in(read_line(ends[0]));
    close(ends[0]);
}

ServerProgram::~ServerProgram() { kill(); }

void ServerProgram::signal(int number) const { ::kill(process_, number); }

int ServerProgram::end(int signal) {
    if (process_ <= 0) return -1;
    ::kill(process_, signal);
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace server_test
