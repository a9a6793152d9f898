#include <memory>

#include "command/server_data.hpp"
#include "command/subcommand.hpp"
#include "file/folder.hpp"
#include "words/account_messages.hpp"
#include "words/command_messages.hpp"
#include "words/help_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

struct BackupOptions {
    std::string file;
    DataOptions data;
};

/// The sentence for an error of the new file; nothing if the error is one of the database.
std::optional<std::string> file_fault(words::Voice voice, const store::Error& error) {
    switch (error.fault) {
    case store::StoreFault::exists: return say(voice, message::file_exists);
    case store::StoreFault::no_folder: return say(voice, message::no_such_folder);
    case store::StoreFault::no_permission: return say(voice, message::not_permitted);
    case store::StoreFault::disk_full: return say(voice, message::disk_full);
    default: return std::nullopt;
    }
}

int back_up(const Console& console, const BackupOptions& options) {
    if (options.file.empty())
        return console.misuse(say(console.voice, message::missing_backup_file));
    const auto data = open_server_data(console, options.data, false);
    if (!data) return console.complain(data.error());
    const words::Argument file{"file", words::harmless(options.file)};
    if (const auto done = data->store->back_up(options.file); !done) {
        const auto fault = file_fault(console.voice, done.error());
        if (!fault) return console.complain(complaint_of(console.voice, data->name, done.error()));
        return console.refuse(say(console.voice, message::cannot_write, {file, {"why", *fault}}));
    }
    console.out << say(console.voice, message::backup_done, {file}) << '\n';
    return success;
}

} // namespace

Subcommand add_backup(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("backup", say(voice, message::help_backup),
                                            say(voice, message::help_backup_examples));
    auto options = std::make_shared<BackupOptions>();
    line.argument(say(voice, message::help_file_value), options->file,
                  say(voice, message::help_backup_file));
    add_data_options(line, options->data, voice);
    return {line, [options](Console& console) { return back_up(console, *options); }};
}

} // namespace command
