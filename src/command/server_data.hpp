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

/// The options that name the data of a server, as typed.
struct DataOptions {
    std::optional<std::string> folder{};
    std::optional<std::string> database{}; ///< the address of a PostgreSQL database
};

/// Declares the options that name the data of a server.
void add_data_options(const Declaration& line, DataOptions& options, words::Voice voice);

/// Where the data of a server is: in a folder or, if that is empty, in a database of PostgreSQL.
struct DataPlace {
    std::string folder{};
    std::string database{};

    /// The name of the database in messages.
    std::string name() const;
};

/// The place that the options name, or the usual folder.
core::Result<DataPlace, Complaint> data_place(const Console& console, const DataOptions& options);

/// The library of the server, which stays loaded.
core::Result<store::Library*, Complaint> server_library(words::Voice voice);

/// Makes lines to servers; its library stays loaded.
core::Result<online::LineMaker, Complaint> line_maker(words::Voice voice);

/// An open database, its name, and the library that opened it.
struct ServerData {
    store::Library* library = nullptr;
    std::string name{}; ///< the name of the database in messages
    std::unique_ptr<store::Store> store{};
};

/// Opens the database of a server, which may be running.
core::Result<ServerData, Complaint> open_server_data(const Console& console,
                                                     const DataOptions& options, bool creates);

/// The complaint about an error of the database of this name.
Complaint complaint_of(words::Voice voice, const std::string& name, const store::Error& error);

/// The complaint if a change was neither made nor refused; nothing if it was either.
std::optional<Complaint> trouble_of(words::Voice voice, const std::string& name,
                                    const store::ChangeResult& outcome);

/// The current time.
store::Time now();

} // namespace command
