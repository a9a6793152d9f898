#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "link.hpp"
#include "options.hpp"
#include "server/server_program.hpp"

namespace load {

/// The servers that are measured: one, or several on a database.
class Servers {
  public:
    /// `folder` is for their data.
    Servers(const Options& options, std::string folder, SSL_CTX* tls);

    /// Whether all of them serve.
    bool serve() const;
    std::vector<Target> targets() const;
    /// Whose memory is measured.
    int first_process() const { return all_.front()->process(); }
    /// Kills one, and says which. If it is the only one, it is started again; otherwise the one
    /// that was killed before is.
    std::size_t kill_one(core::Random& random);
    /// What their logs say of moments when one stood still.
    std::string slow_lines() const;
    /// Ends all of them, and lets the program look at what they leave: what it prints.
    std::string check();

  private:
    using Server = server_test::ServerProgram;

    void start(std::size_t number);
    std::string log(std::size_t number) const { return folder_ + "/log" + std::to_string(number); }

    std::string folder_;
    std::vector<std::string> options_;
    SSL_CTX* tls_;
    std::vector<std::unique_ptr<Server>> all_; ///< none: it was killed
    std::vector<std::uint16_t> ports_;         ///< 0: any that is free
};

} // namespace load
