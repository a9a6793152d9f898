#pragma once

#include <memory>
#include <string>
#include <vector>

#include "file/temporary_folder_fixture.hpp"
#include "http_client.hpp"
#include "server_program.hpp"

namespace server_test {

/// A server with accounts of programs and of people who use them.
class ApiWorld {
  public:
    std::uint16_t port() const { return server_->port(); }

    /// An account with a token of these scopes; the account is made where it is not there.
    HttpClient program(const std::string& name, const std::vector<std::string>& scopes,
                       bool is_bot = false) {
        std::vector<std::string> add{"account", "add", name, "--data", folder_.path()};
        if (is_bot) add.emplace_back("--bot");
        run_program(add, "correct horse\n");
        std::vector<std::string> token{"account", "token", name, "--data", folder_.path()};
        for (const std::string& scope : scopes) {
            token.emplace_back("--scope");
            token.push_back(scope);
        }
        std::string secret = run_program(token, "");
        secret.erase(secret.find_last_not_of('\n') + 1);
        return {.port = port(), .token = secret};
    }
    HttpClient player(const std::string& name) {
        return program(name, {"board:play", "challenge:write", "challenge:read"});
    }
    HttpClient bot(const std::string& name) {
        return program(name, {"bot:play", "challenge:write"}, true);
    }

    /// The id of a game that one has asked for and the other has accepted.
    std::string game(const HttpClient& one, const HttpClient& other, const std::string& terms) {
        const std::string name = other.get("/api/account").json().value("id", "");
        const Json made = one.post("/api/challenge/" + name, terms).json();
        const std::string id = made.is_object() ? made.value("id", "") : "";
        EXPECT_EQ(other.post("/api/challenge/" + id + "/accept").status, 200) << made;
        return id;
    }
    static Json exported(const HttpClient& reader, const std::string& id) {
        return reader.get("/game/export/" + id, "Accept: application/json\r\n").json();
    }

    void restart() {
        const std::uint16_t same = port();
        server_->terminate();
        server_ = std::make_unique<ServerProgram>(folder_.path(), same);
    }

  protected:
    file::TemporaryFolder folder_;
    std::unique_ptr<ServerProgram> server_ = std::make_unique<ServerProgram>(folder_.path());
};

} // namespace server_test
