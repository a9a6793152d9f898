#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "command/console.hpp"
#include "command/progress_bar.hpp"
#include "game/rules.hpp"
#include "record/pgn_reader.hpp"
#include "record/record_reader.hpp"
#include "words/message.hpp"

namespace command {

/// The games of one or more PGN files, gone through for a command: opens the files one after
/// another, shows how far it is, and tells what is wrong with them.
class GameFiles {
  public:
    GameFiles(const Console& console, const std::vector<std::string>& names)
        : console_(console), names_(names) {}

    /// Calls `next` with the reader of each file in turn until it returns false, which is when a
    /// reader has no more games. Returns whether every file could be read.
    bool read(const record::ReadLimits& limits, const record::Habits& habits,
              const std::function<bool(record::PgnReader&)>& next);

    /// Reads the next game and reports what is wrong with it; at the end, with what stands behind.
    std::optional<record::ReadRecord> next_record(record::PgnReader& reader);

    /// Prints `FILE:LINE: reason` for a problem of the file now read.
    void report(const record::Problem& problem);

    // Of all files read so far.
    std::uint64_t games() const { return games_; }
    std::uint64_t plies() const { return plies_; }
    std::uint64_t problems() const { return problems_; }
    std::uint64_t warnings() const { return warnings_; }
    /// Why a file must not be replaced by what was read, once all was: it is one of these, and not
    /// all that it holds was read, or what is written does not hold all of that. Nothing where it
    /// may be.
    const words::Message* reason_to_keep(const std::string& path, bool holds_all = true) const;
    /// Files that could not be read, or not to their end.
    std::size_t unread() const { return unread_; }
    bool is_any_read() const { return unread_ < names_.size(); }

  private:
    bool read_file(const std::string& name, const record::ReadLimits& limits,
                   const record::Habits& habits,
                   const std::function<bool(record::PgnReader&)>& next);
    void complain(const std::string& name, int error) const;
    std::string shown_name(const std::string& name) const;

    const Console& console_;
    const std::vector<std::string>& names_;
    const std::string* now_ = nullptr; ///< the file being read
    bool hints_at_letters_ = false;    ///< whether other letters could be chosen for it
    bool names_letters_ = false;       ///< whether they were chosen for each of its games
    ProgressBar* progress_ = nullptr;
    std::uint64_t games_ = 0;
    std::uint64_t plies_ = 0;
    std::uint64_t problems_ = 0;
    std::uint64_t warnings_ = 0;
    std::size_t unread_ = 0;
    bool has_left_out_ = false; ///< besides what was wrong, which is told
};

} // namespace command
