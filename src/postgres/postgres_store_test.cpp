#include "postgres/postgres_store.hpp"

#include <gtest/gtest.h>

#include "postgres/cluster_fixture.hpp"
#include "postgres/open.hpp"
#include "store/shared_store_suite_fixture.hpp"
#include "store/store_accounts_fixture.hpp"
#include "store/store_games_fixture.hpp"
#include "store/store_lists_fixture.hpp"

namespace store {
namespace {

class InPostgres {
  public:
    std::unique_ptr<Store> open(Rater rater) {
        auto opened =
            postgres::open({.database = place_, .creates = true, .rater = std::move(rater)});
        return *std::move(opened);
    }

  private:
    std::string place_ = postgres::Cluster::only().new_place();
};

INSTANTIATE_TYPED_TEST_SUITE_P(Postgres, StoreAccounts, InPostgres);
INSTANTIATE_TYPED_TEST_SUITE_P(Postgres, StoreGames, InPostgres);
INSTANTIATE_TYPED_TEST_SUITE_P(Postgres, StoreLists, InPostgres);
INSTANTIATE_TYPED_TEST_SUITE_P(Postgres, SharedStoreSuite, InPostgres);

} // namespace
} // namespace store
