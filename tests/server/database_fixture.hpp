#pragma once

#include "games_fixture.hpp"
#include "http_client.hpp"
#include "postgres/cluster_fixture.hpp"

namespace server_test {

/// Servers whose database is PostgreSQL, all of them the same place in it.
class DatabaseTest : public GamesTest {
  protected:
    DatabaseTest() {
        data_words = [this](const std::string& folder) {
            const bool is_other = folder == as_other_user;
            return std::vector<std::string>{"--database",
                                            is_other ? cluster().for_other_user(place_) : place_};
        };
    }
    ~DatabaseTest() override { data_words = before_; }

    static postgres::Cluster& cluster() { return postgres::Cluster::only(); }
    /// Looks again and again, for two minutes at most; whether it is so then.
    template <class Condition>
    static bool comes_true(Condition is_met) {
        constexpr int looks = 12'000;
        for (int i = 0; i < looks; ++i) {
            if (is_met()) return true;
            usleep(10'000);
        }
        return false;
    }
    static void wait_for_health(std::uint16_t port, int status) {
        const HttpClient client{.port = port};
        EXPECT_TRUE(comes_true([&] { return client.get("/healthz").status == status; })) << status;
    }

    int count(const std::string& query) const { return postgres::Cluster::count(query, place_); }

    /// Instead of a folder: the server comes to the database as somebody who can be kept out.
    static constexpr const char* as_other_user = "other";

    std::string place_ = cluster().new_place();

  private:
    DataWords before_ = data_words;
};

} // namespace server_test
