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

/// The option that names the folder of a server.
void add_data_option(const Declaration& line, std::optional<std::string>& folder,
                     words::Voice voice);

/// The folder of the server: the one named, or the usual one.
core::Result<std::string, Complaint> server_folder(const Console& console,
                                                   const std::optional<std::string>& named);

/// The library of the server, which stays loaded.
core::Result<store::Library*, Complaint> server_library(words::Voice voice);

/// What opens lines to servers; the library that has it stays loaded.
core::Result<online::LineMaker, Complaint> line_maker(words::Voice voice);

/// An open database and what made it.
struct ServerData {
    store::Library* library = nullptr;
    std::string folder{};
    std::unique_ptr<store::Store> store{};
};

/// Opens the database of a server, which may be running.
core::Result<ServerData, Complaint>
open_server_data(const Console& console, const std::optional<std::string>& folder, bool creates);

/// What is wrong with the database in this folder.
Complaint complaint_of(words::Voice voice, const std::string& folder, const store::Error& error);

/// What is wrong where a change was neither made nor refused; nothing if it was either.
std::optional<Complaint> trouble_of(words::Voice voice, const std::string& folder,
                                    const store::Outcome& outcome);

/// This moment by the calendar.
store::Time now();

} // namespace command
