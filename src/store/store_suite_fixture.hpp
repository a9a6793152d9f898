#pragma once

#include <gtest/gtest.h>

#include "store/examples_fixture.hpp"
#include "store/store.hpp"

namespace store {

/// The tests for every kind of store are in `StoreAccounts`, `StoreGames` and `StoreLists`. A test
/// program names its kind of store by a class with `std::unique_ptr<Store> open(Rater)`, which
/// opens the same database each time, and instantiates them with it.
template <class Kind>
class StoreSuite : public testing::Test {
  protected:
    Fate fate(const Change& change) { return store().commit(change).fate; }
    /// Makes a change without conflicts.
    void make(const Change& change) { ASSERT_EQ(fate(change), Fate::done); }
    void add_accounts() {
        make(AddAccount{account("Anne")});
        make(AddAccount{account("Bob")});
    }
    Store& store() { return *store_; }
    /// Opens the database again, as after a restart.
    void reopen() {
        store_.reset();
        store_ = kind_.open(rater());
    }
    /// The store as another program sees it.
    std::unique_ptr<Store> another() { return kind_.open(rater()); }

  private:
    Kind kind_;
    std::unique_ptr<Store> store_ = kind_.open(rater());
};

} // namespace store
