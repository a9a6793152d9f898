#pragma once

#include <optional>
#include <string>
#include <variant>

#include "core/color.hpp"
#include "core/one_of.hpp"
#include "game/game.hpp"
#include "words/language.hpp"

/// The questions to people in a room, to be answered with yes or no before anything else happens.
namespace room {

/// A side offers a draw to the person across the board.
struct DrawOffered {
    core::Color by{};
    friend bool operator==(const DrawOffered&, const DrawOffered&) = default;
};
/// The remote player wants to take the last move back.
struct TakebackOffered {
    core::Color by{};
    friend bool operator==(const TakebackOffered&, const TakebackOffered&) = default;
};
/// A draw can be claimed: each person is asked when that first becomes possible, and later on
/// request.
struct ClaimArisen {
    game::Claim claim{};
    core::Color asked{};
    friend bool operator==(const ClaimArisen&, const ClaimArisen&) = default;
};
/// A person wants to resign: are they sure?
struct Resigning {
    core::Color side{};
    friend bool operator==(const Resigning&, const Resigning&) = default;
};
/// A game is damaged: shall it continue from its readable part?
struct DamagedGame {
    std::string damage;
    int half_move = 0; ///< after which it would continue
    friend bool operator==(const DamagedGame&, const DamagedGame&) = default;
};
/// An interrupted game is damaged, and its readable part was declined: shall it be deleted?
struct DamagedLeftover {
    friend bool operator==(const DamagedLeftover&, const DamagedLeftover&) = default;
};
/// Another game has this name: shall it be replaced?
struct SaveTaken {
    std::string name;
    friend bool operator==(const SaveTaken&, const SaveTaken&) = default;
};
/// The same for a file.
struct FileTaken {
    std::string path;
    friend bool operator==(const FileTaken&, const FileTaken&) = default;
};
struct RemovingSave {
    std::string name;
    friend bool operator==(const RemovingSave&, const RemovingSave&) = default;
};
struct RemovingInterrupted {
    std::string time;    ///< of its last move, as text; empty if unknown
    std::string given{}; ///< its name given by a person; empty if there is none
    friend bool operator==(const RemovingInterrupted&, const RemovingInterrupted&) = default;
};
struct RemovingArchived {
    std::string name;    ///< in the archive
    std::string given{}; ///< its name given by a person; empty if there is none
    friend bool operator==(const RemovingArchived&, const RemovingArchived&) = default;
};
struct RemovingPlayer {
    std::string name;
    friend bool operator==(const RemovingPlayer&, const RemovingPlayer&) = default;
};
/// The latest moves are not on disk: shall the game be left anyway?
struct UnkeptGame {
    std::string loss;
    friend bool operator==(const UnkeptGame&, const UnkeptGame&) = default;
};
/// The same for an analysis, before the program ends.
struct UnkeptStudy {
    std::string loss;
    friend bool operator==(const UnkeptStudy&, const UnkeptStudy&) = default;
};
/// Shall the game be saved before it is left? No abandons it as a draw.
struct SaveFirst {
    friend bool operator==(const SaveFirst&, const SaveFirst&) = default;
};

struct EveryQuestion
    : core::Alternatives<DrawOffered, TakebackOffered, ClaimArisen, Resigning, DamagedGame,
                         DamagedLeftover, SaveTaken, FileTaken, RemovingSave, RemovingInterrupted,
                         RemovingArchived, RemovingPlayer, UnkeptGame, UnkeptStudy, SaveFirst> {};
using Asked = core::OneOf<EveryQuestion>;

/// The side that must answer; none if anybody may.
std::optional<core::Color> asked_side(const Asked& asked);

/// Whether it is the other player's offer, which need not be answered.
bool is_offer(const Asked& asked);

/// The question itself.
std::string question_text(words::Voice voice, const Asked& asked);

/// The meaning of yes and no, as help; `y` and `n` stand for them.
std::string question_help(words::Voice voice, const Asked& asked);

} // namespace room
