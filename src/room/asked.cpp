#include "room/asked.hpp"

#include <utility>

#include "core/one_of_definitions.hpp"
#include "play/date.hpp"
#include "words/board_messages.hpp"
#include "words/chess_messages.hpp"
#include "words/message.hpp"
#include "words/names.hpp"
#include "words/play_messages.hpp"
#include "words/room_messages.hpp"
#include "words/save_messages.hpp"

namespace room {

namespace {

namespace message = words::message;
using words::say;
using words::shown;
using words::Voice;

std::string text(Voice voice, const DrawOffered& asked) {
    return say(voice, message::draw_offered, {{"Side", words::side_name_first(voice, asked.by)}});
}
std::string help(Voice voice, const DrawOffered&) { return say(voice, message::draw_offered_help); }

std::string text(Voice voice, const TakebackOffered& asked) {
    return say(voice, message::takeback_offered,
               {{"Side", words::side_name_first(voice, asked.by)}});
}
std::string help(Voice voice, const TakebackOffered&) {
    return say(voice, message::takeback_offered_help);
}

std::string text(Voice voice, const ClaimArisen& asked) {
    const auto& situation = asked.claim == game::Claim::fifty_moves ? message::fifty_moves_question
                                                                    : message::threefold_question;
    return say(voice, message::asked_of,
               {{"Side", words::side_name_first(voice, asked.asked)},
                {"question", say(voice, situation)}});
}
std::string help(Voice voice, const ClaimArisen&) { return say(voice, message::claim_help); }

std::string text(Voice voice, const Resigning& asked) {
    return say(voice, message::resign_question[core::index(asked.side)]);
}
std::string help(Voice voice, const Resigning&) { return say(voice, message::resign_help); }

std::string text(Voice voice, const DamagedGame& asked) {
    return say(voice, message::resume_readable,
               {{"damage", asked.damage}, {"number", asked.half_move}});
}
std::string help(Voice voice, const DamagedGame&) { return say(voice, message::damaged_save_help); }

std::string text(Voice voice, const DamagedLeftover&) {
    return say(voice, message::drop_interrupted);
}
std::string help(Voice voice, const DamagedLeftover&) {
    return say(voice, message::drop_interrupted_help);
}

std::string text(Voice voice, const SaveTaken& asked) {
    return say(voice, message::replace_save, {{"name", asked.name}});
}
std::string help(Voice voice, const SaveTaken&) { return say(voice, message::replace_save_help); }

std::string text(Voice voice, const FileTaken& asked) {
    return say(voice, message::replace_file, {{"path", shown(asked.path)}});
}
std::string help(Voice voice, const FileTaken&) { return say(voice, message::replace_file_help); }

std::string text(Voice voice, const RemovingSave& asked) {
    return say(voice, message::remove_save, {{"name", asked.name}});
}
std::string help(Voice voice, const RemovingSave&) { return say(voice, message::remove_help); }

std::string text(Voice voice, const RemovingInterrupted& asked) {
    if (!asked.given.empty())
        return say(voice, message::remove_interrupted_named, {{"name", shown(asked.given)}});
    if (asked.time.empty()) return say(voice, message::remove_undated);
    return say(voice, message::remove_interrupted, {{"time", asked.time}});
}
std::string help(Voice voice, const RemovingInterrupted&) {
    return say(voice, message::remove_help);
}

std::string text(Voice voice, const RemovingArchived& asked) {
    std::string moment = play::moment_text(asked.name);
    if (asked.given.empty())
        return say(voice, message::remove_archived, {{"name", std::move(moment)}});
    return say(voice, message::remove_named,
               {{"name", shown(asked.given)}, {"date", std::move(moment)}});
}
std::string help(Voice voice, const RemovingArchived&) { return say(voice, message::remove_help); }

std::string text(Voice voice, const RemovingPlayer& asked) {
    return say(voice, message::remove_player, {{"name", asked.name}});
}
std::string help(Voice voice, const RemovingPlayer&) { return say(voice, message::remove_help); }

std::string text(Voice voice, const UnkeptGame& asked) {
    return say(voice, message::quit_unkept, {{"loss", asked.loss}});
}
std::string help(Voice voice, const UnkeptGame&) { return say(voice, message::quit_unkept_help); }

std::string text(Voice voice, const UnkeptStudy& asked) {
    return say(voice, message::quit_unkept_study, {{"loss", asked.loss}});
}
std::string help(Voice voice, const UnkeptStudy&) {
    return say(voice, message::quit_unkept_study_help);
}

std::string text(Voice voice, const SaveFirst&) {
    return say(voice, message::save_before_quitting);
}
std::string help(Voice voice, const SaveFirst&) {
    return say(voice, message::save_before_quitting_help);
}

} // namespace

std::optional<core::Color> asked_side(const Asked& asked) {
    if (const auto* const offer = std::get_if<DrawOffered>(&asked)) return ~offer->by;
    if (const auto* const offer = std::get_if<TakebackOffered>(&asked)) return ~offer->by;
    if (const auto* const claim = std::get_if<ClaimArisen>(&asked)) return claim->asked;
    return std::nullopt;
}

bool is_offer(const Asked& asked) {
    return std::holds_alternative<DrawOffered>(asked) ||
           std::holds_alternative<TakebackOffered>(asked);
}

std::string question_text(Voice voice, const Asked& asked) {
    return std::visit([&](const auto& one) { return text(voice, one); }, asked);
}

std::string question_help(Voice voice, const Asked& asked) {
    return std::visit([&](const auto& one) { return help(voice, one); }, asked);
}

} // namespace room

template class core::OneOf<room::EveryQuestion>;
