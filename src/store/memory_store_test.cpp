#include "store/memory_store_fixture.hpp"
#include "store/shared_store_suite_fixture.hpp"
#include "store/store_accounts_fixture.hpp"
#include "store/store_games_fixture.hpp"
#include "store/store_lists_fixture.hpp"

namespace store {
namespace {

class InMemory {
  public:
    std::unique_ptr<Store> open(Rater rater) {
        return std::make_unique<MemoryStore>(std::move(rater), data_);
    }

  private:
    std::shared_ptr<MemoryData> data_ = std::make_shared<MemoryData>();
};

INSTANTIATE_TYPED_TEST_SUITE_P(Memory, StoreAccounts, InMemory);
INSTANTIATE_TYPED_TEST_SUITE_P(Memory, StoreGames, InMemory);
INSTANTIATE_TYPED_TEST_SUITE_P(Memory, StoreLists, InMemory);
INSTANTIATE_TYPED_TEST_SUITE_P(Memory, SharedStoreSuite, InMemory);

} // namespace
} // namespace store
