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

/// Reads the games of one or more PGN files for a command: opens the files one after another, shows
/// the progress, and reports problems.
class GameFiles {
  public:
    GameFiles(const Console& console, const std::vector<std::string>& names)
        : console_(console), names_(names) {}

    /// Calls `next` with the reader of each file in turn, again and again until it returns false,
    /// which means that the reader has no more games. Returns whether every file could be read.
    bool read(const record::ReadLimits& limits, const record::Habits& habits,
              const std::function<bool(record::PgnReader&)>& next);

    /// Reads the next game and reports its problems; at the end of the file, those after the last
    /// game.
    std::optional<record::ReadRecord> next_record(record::PgnReader& reader);

    /// Prints `FILE:LINE: reason` for a problem of the file being read.
    void report(const record::Problem& problem);

    // Totals of all files read so far.
    std::uint64_t games() const { return games_; }
    std::uint64_t plies() const { return plies_; }
    std::uint64_t problems() const { return problems_; }
    std::uint64_t warnings() const { return warnings_; }
    /// Why the output must not replace the file at `path`, once all files are read: it is one of
    /// them, and something in it was not read, or the output does not hold everything. Nothing if
    /// the file may be replaced.
    const words::Message* reason_to_keep(const std::string& path, bool holds_all = true) const;
    /// The number of files that could not be read to their end.
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
    bool has_left_out_ = false; ///< some text is in no game, reported or not
};

} // namespace command
