#include <cstdlib>
#include <map>

#include <gtest/gtest.h>

#include "postgres/cluster_fixture.hpp"
#include "server_program.hpp"

/// With STACKCHESS_TEST_DATABASE=postgres in the environment, all servers of these tests have their
/// data in PostgreSQL: for each folder, a place of its own.
namespace server_test {
namespace {

class Databases : public testing::Environment {
  public:
    void SetUp() override {
        const char* const wanted = std::getenv("STACKCHESS_TEST_DATABASE");
        if (wanted == nullptr || std::string(wanted) != "postgres") return;
        data_words = [this](const std::string& folder) {
            std::string& place = places_[folder];
            if (place.empty()) place = postgres::Cluster::only().new_place();
            return std::vector<std::string>{"--database", place};
        };
    }

  private:
    std::map<std::string, std::string> places_;
};

[[maybe_unused]] const testing::Environment* const databases =
    testing::AddGlobalTestEnvironment(new Databases);

} // namespace
} // namespace server_test
