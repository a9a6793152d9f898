#include "command/server_data.hpp"

#include <dlfcn.h>

#include "command/kept_places.hpp"
#include "store/database_address.hpp"
#include "words/account_messages.hpp"
#include "words/command_messages.hpp"
#include "words/serve_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using core::Failure;
using core::Result;
using store::StoreFault;
using words::harmless;
using words::say;
using words::Voice;

constexpr const char* server_packages = "libsqlite3-0, libpq5, libsodium23, libssl3";

std::string reason_of(Voice voice, StoreFault fault, const std::string& detail) {
    switch (fault) {
    case StoreFault::busy: return say(voice, message::database_busy);
    case StoreFault::disk_full: return say(voice, message::disk_full);
    case StoreFault::no_permission: return say(voice, message::not_permitted);
    case StoreFault::missing: return say(voice, message::database_missing);
    case StoreFault::no_folder: return say(voice, message::database_no_folder);
    case StoreFault::exists: return say(voice, message::file_exists);
    case StoreFault::damaged: return say(voice, message::database_damaged);
    case StoreFault::newer_version: return say(voice, message::database_newer);
    case StoreFault::in_use: return say(voice, message::database_in_use);
    case StoreFault::away:
        return detail.empty() ? say(voice, message::database_silent)
                              : say(voice, message::database_away, {{"detail", harmless(detail)}});
    case StoreFault::not_empty: return say(voice, message::database_not_empty);
    case StoreFault::no_copy: return say(voice, message::database_own_copy);
    case StoreFault::input_output: break;
    }
    return say(voice, message::database_fails, {{"detail", harmless(detail)}});
}

Complaint complaint_about(Voice voice, const std::string& name, const std::string& why) {
    return {refused,
            say(voice, message::database_trouble, {{"file", harmless(name)}, {"why", why}})};
}

/// A function of the library of the server, which stays loaded.
template <class Function>
Result<Function*, Complaint> library_function(Voice voice, const char* name) {
    void* const loaded = dlopen(store::library_file, RTLD_NOW | RTLD_LOCAL);
    auto* const found =
        loaded != nullptr ? reinterpret_cast<Function*>(dlsym(loaded, name)) : nullptr;
    if (found == nullptr)
        return refusal(say(voice, message::no_server_library,
                           {{"why", words::shown(dlerror())}, {"packages", server_packages}}));
    return found;
}

} // namespace

void add_data_options(const Declaration& line, DataOptions& options, Voice voice) {
    line.option("--data", options.folder, say(voice, message::help_data),
                say(voice, message::help_folder_value));
    line.option("--database", options.database, say(voice, message::help_database),
                say(voice, message::help_address_value));
}

std::string DataPlace::name() const {
    return folder.empty() ? store::without_password(database) : folder + "/server.db";
}

Result<DataPlace, Complaint> data_place(const Console& console, const DataOptions& options) {
    const auto& [folder, database] = options;
    if (folder && database) return misuse(say(console.voice, message::data_or_database));
    if (database && !store::is_database_address(*database))
        return misuse(say(console.voice, message::wrong_database,
                          {{"address", words::shown(store::without_password(*database))}}));
    if (database) return DataPlace{.database = *database};
    if (folder && folder->empty()) return misuse(say(console.voice, message::empty_data_folder));
    if (folder) return DataPlace{.folder = *folder};
    const auto places = kept_places(console);
    if (!places) return Failure(places.error());
    if (!*places) return refusal(say(console.voice, message::no_data_home));
    return DataPlace{.folder = (*places)->server};
}

Result<store::Library*, Complaint> server_library(Voice voice) {
    const auto find = library_function<store::FindLibrary>(voice, store::library_name);
    if (!find) return Failure(find.error());
    return &(*find)();
}

Result<online::LineMaker, Complaint> line_maker(Voice voice) {
    const auto make = library_function<online::MakeLine>(voice, online::make_line_name);
    if (!make) return Failure(make.error());
    return [make = *make](const online::Address& address, online::WakeUp wake) {
        std::unique_ptr<online::Line> line;
        make(address, std::move(wake), line);
        return line;
    };
}

Result<ServerData, Complaint> open_server_data(const Console& console, const DataOptions& options,
                                               bool creates) {
    const auto place = data_place(console, options);
    if (!place) return Failure(place.error());
    const auto library = server_library(console.voice);
    if (!library) return Failure(library.error());
    auto store = (*library)->open(
        {.folder = place->folder, .database = place->database, .creates = creates});
    if (!store) return Failure(complaint_of(console.voice, place->name(), store.error()));
    return ServerData{*library, place->name(), *std::move(store)};
}

Complaint complaint_of(Voice voice, const std::string& name, const store::Error& error) {
    return complaint_about(voice, name, reason_of(voice, error.fault, error.detail));
}

std::optional<Complaint> trouble_of(Voice voice, const std::string& name,
                                    const store::ChangeResult& outcome) {
    const std::string why =
        outcome.fault ? reason_of(voice, *outcome.fault, "") : say(voice, message::database_busy);
    if (outcome.fate == store::Fate::failed) return complaint_about(voice, name, why);
    if (outcome.fate == store::Fate::unknown)
        return complaint_about(voice, name, say(voice, message::change_unknown, {{"why", why}}));
    return std::nullopt;
}

store::Time now() {
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

} // namespace command
