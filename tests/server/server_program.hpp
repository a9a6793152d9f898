#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace server_test {

/// A server as its own process, on a free port of this machine; killed with this object.
class ServerProgram {
  public:
    explicit ServerProgram(const std::string& folder, std::uint16_t port = 0,
                           const std::vector<std::string>& options = {});
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

  private:
    int end(int signal);

    pid_t process_ = 0;
    std::uint16_t port_ = 0;
};

/// What another command of the program prints, with this as its input.
std::string run_program(const std::vector<std::string>& words, const std::string& input);

} // namespace server_test
