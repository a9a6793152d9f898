#include "record/pgn_reader.hpp"

#include <utility>

#include "record/fitting_letters.hpp"
#include "record/game_reader.hpp"
#include "record/read_ahead.hpp"
#include "record/wide_text.hpp"

namespace record {

class PgnReader::Implementation {
  public:
    Implementation(ByteSource source, const ReadLimits& limits, const Habits& habits)
        : letters_(habits.letters), source_(narrow(std::move(source)), longest_game),
          reader_([this](char* into, std::size_t size) { return source_.take(into, size); }, limits,
                  habits) {}

    bool next(PgnVisitor& visitor) {
        if (letters_.size() > 1)
            while (!fit_letters(visitor)) reader_.leave_out(visitor);
        return reader_.next(visitor);
    }

    const ReadCounts& counts() const { return reader_.counts(); }
    std::uint64_t bytes() const { return reader_.bytes(); }
    std::uint64_t game_end() const { return reader_.game_end(); }

  private:
    /// The longest game that is read several times, in bytes.
    static constexpr std::size_t longest_game = std::size_t{32} << 20;

    bool fit_letters(const PgnVisitor& visitor);

    const game::LetterSet letters_;
    ReadAhead source_;
    GameReader reader_;
};

/// Chooses the languages to read the next game in, if there is one; false where it is too long for
/// that.
bool PgnReader::Implementation::fit_letters(const PgnVisitor& visitor) {
    if (!reader_.find(visitor.wants_comments())) return true;
    reader_.read_in(fitting_letters(letters_, [&](game::Letters language) {
        return reader_.readable_moves(source_.ahead(), language);
    }));
    return !source_.is_cut();
}

PgnReader::PgnReader(ByteSource source, const ReadLimits& limits, const Habits& habits)
    : implementation_(std::make_unique<Implementation>(std::move(source), limits, habits)) {}
PgnReader::PgnReader(PgnReader&&) noexcept = default;
PgnReader& PgnReader::operator=(PgnReader&&) noexcept = default;
PgnReader::~PgnReader() = default;

bool PgnReader::next(PgnVisitor& visitor) { return implementation_->next(visitor); }
std::size_t PgnReader::games() const { return implementation_->counts().games; }
std::uint64_t PgnReader::plies() const { return implementation_->counts().plies; }
std::uint64_t PgnReader::problems() const { return implementation_->counts().problems; }
std::uint64_t PgnReader::warnings() const { return implementation_->counts().warnings; }
bool PgnReader::has_left_out() const { return implementation_->counts().has_left_out; }
std::uint64_t PgnReader::game_end() const { return implementation_->game_end(); }
std::uint64_t PgnReader::bytes() const { return implementation_->bytes(); }

} // namespace record
