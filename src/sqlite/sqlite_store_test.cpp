#include "sqlite/sqlite_store.hpp"

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "sqlite/open.hpp"
#include "store/store_suite_fixture.hpp"

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

INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, StoreSuite, InSqlite);

} // namespace
} // namespace store
