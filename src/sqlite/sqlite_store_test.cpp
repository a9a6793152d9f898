#include "sqlite/sqlite_store.hpp"

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "sqlite/open.hpp"
#include "store/store_accounts_fixture.hpp"
#include "store/store_games_fixture.hpp"
#include "store/store_lists_fixture.hpp"

namespace store {
namespace {

class InSqlite {
  public:
    std::unique_ptr<Store> open(Rater rater) {
        auto opened =
            sqlite::open({.folder = folder_.path(), .creates = true, .rater = std::move(rater)});
        return *std::move(opened);
    }

  private:
    file::TemporaryFolder folder_;
};

INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, StoreAccounts, InSqlite);
INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, StoreGames, InSqlite);
INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, StoreLists, InSqlite);

} // namespace
} // namespace store
