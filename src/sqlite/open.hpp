#pragma once

#include <string>

#include "sql/sql_store.hpp"
#include "store/library.hpp"

namespace sqlite {

/// Options with which tests open a database.
struct TestOptions {
    std::string file_layer{};       ///< the name of a VFS of SQLite; empty: the default one
    bool survives_power_cut = true; ///< false only to prove that a test detects losses
    int checkpoint_pages = 0;       ///< after how many the log is copied; 0: SQLite's default
};

/// The file of the database in its folder.
std::string database_path(const std::string& folder);

sql::OpenResult open(const store::OpenOptions& options, const TestOptions& test = {});

} // namespace sqlite
