#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace server_test {

/// A server as its own process, on a free port of this machine; killed with this object.
class ServerProgram {
  public:
    /// What it logs goes into this file.
    explicit ServerProgram(const std::string& folder, std::uint16_t port = 0,
                           const std::vector<std::string>& options = {},
                           const std::string& log = "/dev/null");
    ServerProgram(const ServerProgram&) = delete;
    ServerProgram& operator=(const ServerProgram&) = delete;
    ~ServerProgram();

    /// 0 if it has not started.
    std::uint16_t port() const { return port_; }
    pid_t process() const { return process_; }
    void kill() { end(9); }
    /// Asks it to stop; its exit status.
    int terminate() { return end(15); }
    void signal(int number) const;
    /// Its exit status, once it ends by itself.
    int wait() { return end(0); }

  private:
    int end(int signal);

    pid_t process_ = 0;
    std::uint16_t port_ = 0;
};

/// The words by which the program is told where its data is.
using DataWords = std::function<std::vector<std::string>(const std::string& folder)>;
/// In this folder, unless the tests run on another database.
inline DataWords data_words = [](const std::string& folder) {
    return std::vector<std::string>{"--data", folder};
};

/// What another command of the program prints, with this as its input.
std::string run_program(const std::vector<std::string>& words, const std::string& input);

} // namespace server_test
