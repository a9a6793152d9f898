#pragma once

#include <memory>
#include <optional>
#include <string>

#include "command/console.hpp"
#include "command/declaration.hpp"
#include "core/result.hpp"
#include "online/line.hpp"
#include "store/library.hpp"

namespace command {

/// Where somebody says that the data of a server is.
struct DataOptions {
    std::optional<std::string> folder{};
    std::optional<std::string> database{}; ///< the address of one of PostgreSQL
};

/// The options that name the data of a server.
void add_data_options(const Declaration& line, DataOptions& options, words::Voice voice);

/// Where the data of a server is: in a folder or, if that is empty, in a database of PostgreSQL.
struct DataPlace {
    std::string folder{};
    std::string database{};

    /// By which people know the database.
    std::string name() const;
};

/// The place that is named, or the usual folder.
core::Result<DataPlace, Complaint> data_place(const Console& console, const DataOptions& options);

/// The library of the server, which stays loaded.
core::Result<store::Library*, Complaint> server_library(words::Voice voice);

/// What opens lines to servers; the library that has it stays loaded.
core::Result<online::LineMaker, Complaint> line_maker(words::Voice voice);

/// An open database and what made it.
struct ServerData {
    store::Library* library = nullptr;
    std::string name{}; ///< by which people know the database
    std::unique_ptr<store::Store> store{};
};

/// Opens the database of a server, which may be running.
core::Result<ServerData, Complaint> open_server_data(const Console& console,
                                                     const DataOptions& options, bool creates);

/// What is wrong with the database of this name.
Complaint complaint_of(words::Voice voice, const std::string& name, const store::Error& error);

/// What is wrong where a change was neither made nor refused; nothing if it was either.
std::optional<Complaint> trouble_of(words::Voice voice, const std::string& name,
                                    const store::ChangeResult& outcome);

/// This moment by the calendar.
store::Time now();

} // namespace command
