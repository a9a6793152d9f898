#pragma once

#include "games_fixture.hpp"
#include "http_client.hpp"
#include "postgres/cluster_fixture.hpp"

namespace server_test {

/// Servers whose database is PostgreSQL, all of them the same place in it.
class DatabaseTest : public GamesTest {
  protected:
    DatabaseTest() {
        data_words = [this](const std::string& /*folder*/) {
            return std::vector<std::string>{"--database", place_};
        };
    }
    ~DatabaseTest() override { data_words = before_; }

    static postgres::Cluster& cluster() { return postgres::Cluster::only(); }
    static void wait_for_health(std::uint16_t port, int status) {
        const HttpClient client{.port = port};
        while (client.get("/healthz").status != status) usleep(20'000);
    }

    std::string place_ = cluster().new_place();

  private:
    DataWords before_ = data_words;
};

} // namespace server_test
