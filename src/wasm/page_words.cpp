#include "wasm/page_words.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "words/board_messages.hpp"
#include "words/editor_messages.hpp"
#include "words/key_messages.hpp"
#include "words/message.hpp"
#include "words/names.hpp"
#include "words/online_messages.hpp"
#include "words/online_offer_messages.hpp"
#include "words/page_account_messages.hpp"
#include "words/page_messages.hpp"
#include "words/page_study_messages.hpp"
#include "words/play_messages.hpp"
#include "words/puzzle_messages.hpp"
#include "words/query_messages.hpp"
#include "words/window_analysis_messages.hpp"
#include "words/window_messages.hpp"

namespace wasm {
namespace {

namespace message = words::message;

struct Named {
    std::string_view name;
    words::Message message;
};
struct NamedCount {
    std::string_view name;
    words::Counted message;
};

constexpr auto named = std::to_array<Named>({
    {"start", message::page_start},
    {"computer", message::page_computer},
    {"computer_text", message::page_computer_text},
    {"friend", message::page_friend},
    {"friend_text", message::page_friend_text},
    {"online", message::page_online},
    {"online_text", message::page_online_text},
    {"rules", message::page_rules},
    {"home", message::page_home},
    {"skip", message::page_skip},
    {"other_language", message::page_other_language},
    {"loading", message::page_loading},
    {"broken", message::page_broken},
    {"unkept", message::page_unkept},
    {"reload", message::page_reload},
    {"missing", message::page_missing},
    {"missing_text", message::page_missing_text},
    {"board", message::page_board},
    {"moves", message::page_moves},
    {"no_moves", message::page_no_moves},
    {"stack", message::page_stack},
    {"one_less", message::page_one_less},
    {"one_more", message::page_one_more},
    {"captured", message::page_captured},
    {"premove_impossible", message::premove_impossible},
    {"first", message::page_first},
    {"back", message::page_back},
    {"forth", message::page_forth},
    {"last", message::page_last},
    {"can_go", message::page_can_go},
    {"can_capture", message::page_can_capture},
    {"other_count", message::page_other_count},
    {"selected", message::page_selected},
    {"ahead", message::page_ahead},
    {"last_from", message::page_last_from},
    {"last_to", message::page_last_to},
    {"in_check", message::page_in_check},
    {"touch_help", message::page_touch_help},
    {"click_help", message::page_click_help},
    {"drag_help", message::page_drag_help},
    {"stack_look", message::page_stack_look},
    {"played", message::side_played},
    {"opponent", message::page_opponent},
    {"same_screen", message::page_same_screen},
    {"both_sides_here", message::both_sides_here},
    {"by_link", message::page_by_link},
    {"level", message::page_level},
    {"your_side", message::page_your_side},
    {"random", message::page_random},
    {"by_name", message::page_by_name},
    {"challenge_sent", message::page_challenge_sent},
    {"rated", message::offer_rated},
    {"private", message::offer_private},
    {"more_choices", message::offer_more},
    {"days", message::offer_days},
    {"by_days", message::offer_by_days},
    {"opponent_rating", message::offer_range},
    {"any_rating", message::page_any_rating},
    {"at_least", message::page_least},
    {"at_most", message::page_most},
    {"opponent_name", message::offer_opponent},
    {"challenge_player", message::offer_by_name},
    {"rules_of", message::page_rules_of},
    {"next", message::page_next},
    {"previous", message::page_previous},
    {"zoom_in", message::page_zoom_in},
    {"zoom_out", message::page_zoom_out},
    {"solid", message::window_solid},
    {"solid_button", message::solid_button},
    {"reset_view", message::page_reset_view},
    {"no_space", message::page_no_space},
    {"lost_space", message::page_lost_space},
    {"unloaded_space", message::page_unloaded_space},
    {"lesson", message::page_lesson},
    {"lesson_play", message::page_lesson_play},
    {"analysis", message::page_analysis},
    {"engine", message::page_engine},
    {"depth", message::page_depth},
    {"position", message::page_position},
    {"paste", message::page_paste},
    {"evaluation", message::page_evaluation},
    {"puzzles", message::page_puzzles},
    {"forced_wins", message::forced_wins},
    {"solved", message::page_solved},
    {"streak", message::page_streak},
    {"next_unsolved", message::page_next_unsolved},
    {"theme_system", message::page_theme_system},
    {"install", message::page_install},
    {"auto_queen", message::page_auto_queen},
    {"hand", message::page_hand},
    {"hand_either", message::page_hand_either},
    {"hand_click", message::page_hand_click},
    {"hand_drag", message::page_hand_drag},
    {"zen", message::page_zen},
    {"zen_end", message::page_zen_end},
    {"zen_on", message::page_zen_on},
    {"zen_off", message::page_zen_off},
    {"confirm", message::page_confirm},
    {"confirm_never", message::page_confirm_never},
    {"confirm_days", message::page_confirm_days},
    {"confirm_online", message::page_confirm_online},
    {"confirm_always", message::page_confirm_always},
    {"confirm_move", message::page_confirm_move},
    {"confirm_draw", message::page_confirm_draw},
    {"lobby", message::page_lobby},
    {"name", message::page_name},
    {"name_change", message::page_name_change},
    {"guest_name", message::page_guest_name},
    {"guest", message::page_guest},
    {"seeks", message::page_seeks},
    {"no_seeks", message::page_no_seeks},
    {"make_seek", message::page_make_seek},
    {"waiting", message::page_waiting},
    {"withdraw", message::page_withdraw},
    {"accept", message::page_accept},
    {"decline", message::page_decline},
    {"running", message::page_running},
    {"no_running", message::page_no_running},
    {"watch", message::page_watch},
    {"your_games", message::page_your_games},
    {"resume_game", message::page_resume_game},
    {"make_link", message::page_make_link},
    {"invited", message::page_invited},
    {"link_text", message::page_link_text},
    {"link", message::page_link},
    {"link_here", message::page_link_here},
    {"copy", message::page_copy},
    {"copied", message::page_copied},
    {"not_copied", message::page_not_copied},
    {"qr", message::page_qr},
    {"watching", message::page_watching},
    {"no_win", message::page_no_win},
    {"no_player", message::page_no_player},
    {"connecting", message::page_connecting},
    {"line_lost", message::page_line_lost},
    {"line_blocked", message::page_line_blocked},
    {"chat", message::page_chat},
    {"chat_field", message::page_chat_field},
    {"send", message::page_send},
    {"abort", message::page_abort},
    {"aborted", message::game_aborted},
    {"give_time", message::page_give_time},
    {"claim_win", message::page_claim_win},
    {"colon", message::page_colon},
    {"is_here", message::page_is_here},
    {"is_away", message::player_is_away},
    {"answer_offer", message::page_answer_offer},
    {"refused", message::page_refused},
    {"try_again", message::page_try_again},
    {"menu", message::window_menu},
    {"new_game", message::window_new_game},
    {"offer_draw", message::window_offer_draw},
    {"claim_draw", message::window_claim_draw},
    {"resign", message::window_resign},
    {"take_back", message::undo_button},
    {"hint", message::hint_button},
    {"flip", message::flip_button},
    {"rematch", message::rematch_button},
    {"play_on", message::play_on_button},
    {"look_back", message::look_back_button},
    {"settings", message::window_settings},
    {"guide", message::window_guide},
    {"queens", message::window_queens},
    {"tour", message::window_tour},
    {"copy_position", message::window_copy_position},
    {"copy_game", message::window_copy_game},
    {"pause", message::window_pause},
    {"paused", message::window_paused},
    {"paused_text", message::window_paused_text},
    {"back_to_game", message::window_back_to_game},
    {"no_clock_to_pause", message::no_clock_to_pause},
    {"no_pause_online", message::page_no_pause_online},
    {"close", message::window_close},
    {"yes", message::yes_button},
    {"no", message::no_button},
    {"game", message::window_game},
    {"stackchess", message::window_stackchess},
    {"chess", message::window_chess},
    {"size", message::window_size},
    {"squares", message::window_squares},
    {"knights", message::window_knights},
    {"promotion", message::window_promotion},
    {"level_of", message::window_level},
    {"clock", message::window_clock},
    {"no_clock", message::window_no_clock},
    {"without_clock", message::online_no_clock},
    {"strict", message::window_no_undo},
    {"play", message::window_play},
    {"language", message::window_language},
    {"french", message::window_french},
    {"english", message::window_english},
    {"theme", message::window_theme},
    {"light", message::window_light},
    {"dark", message::window_dark},
    {"board_colors", message::window_board},
    {"wood", message::window_wood},
    {"slate", message::window_slate},
    {"green", message::window_green},
    {"blue", message::window_blue},
    {"rose", message::window_rose},
    {"piece_set", message::window_pieces},
    {"classic", message::window_classic},
    {"flat", message::window_flat},
    {"contrast", message::window_contrast},
    {"text_size", message::window_text_size},
    {"text_normal", message::window_text_normal},
    {"text_large", message::window_text_large},
    {"animation", message::window_animation},
    {"sound", message::window_sound},
    {"coordinates", message::window_coordinates},
    {"orientation", message::window_orientation},
    {"speaks", message::window_speaks},
    {"own_side", message::window_own_side},
    {"volume", message::window_volume},
    {"volume_low", message::window_low},
    {"volume_medium", message::window_medium},
    {"volume_full", message::window_full},
    {"stack_taken", message::stack_taken},
    {"stack_top", message::stack_top},
    {"no_move_here", message::no_move_here},
    {"piece_cannot_move", message::piece_cannot_move},
    {"choose_promotion", message::choose_promotion},
    {"looking_back", message::looking_back},
    {"looking_at_start", message::looking_at_start},
    {"computer_title", message::computer_title},
    {"thinks", message::computer_thinks},
    {"shows_thinking", message::window_thinking},
    {"no_thought", message::no_thought},
    {"puzzle_hint", message::window_puzzle_hint},
    {"step", message::window_step},
    {"solve", message::window_solve},
    {"clear", message::window_clear},
    {"leap_back", message::window_leap_back},
});

constexpr auto named_of_accounts = std::to_array<Named>({
    {"account", message::page_account},
    {"account_text", message::page_account_text},
    {"log_in", message::page_log_in},
    {"register", message::page_register},
    {"recover", message::page_recover},
    {"account_name", message::page_account_name},
    {"password", message::page_password},
    {"current_password", message::page_current_password},
    {"new_password", message::page_new_password},
    {"code", message::page_code},
    {"code_text", message::page_code_text},
    {"code_kept", message::page_code_kept},
    {"logged_in", message::page_logged_in},
    {"log_out", message::page_log_out},
    {"log_out_everywhere", message::page_log_out_everywhere},
    {"change_password", message::page_change_password},
    {"password_changed", message::page_password_changed},
    {"your_data", message::page_your_data},
    {"export", message::page_export},
    {"delete_account", message::page_delete_account},
    {"delete_text", message::page_delete_text},
    {"deleted", message::page_deleted},
    {"tokens", message::page_tokens},
    {"tokens_text", message::page_tokens_text},
    {"token_description", message::page_token_description},
    {"token_scopes", message::page_token_scopes},
    {"make_token", message::page_make_token},
    {"token_made", message::page_token_made},
    {"revoke", message::page_revoke},
    {"no_server", message::page_no_server},
    {"profile", message::page_profile},
    {"since", message::page_since},
    {"ratings", message::page_ratings},
    {"no_ratings", message::page_no_ratings},
    {"provisional", message::page_provisional},
    {"plot", message::page_plot},
    {"record", message::page_record},
    {"last_games", message::page_last_games},
    {"no_games", message::page_no_games},
    {"all_games", message::page_all_games},
    {"leaders", message::page_leaders},
    {"no_leaders", message::page_no_leaders},
    {"rank", message::page_rank},
    {"rating", message::page_rating},
    {"player", message::page_player},
    {"running_game", message::page_running_game},
});

constexpr auto named_of_study = std::to_array<Named>({
    {"editor", message::window_editor},
    {"editor_playable", message::editor_playable},
    {"editor_tool", message::editor_tool},
    {"editor_moves", message::editor_moves},
    {"editor_erases", message::editor_erases},
    {"editor_unmoved", message::editor_unmoved},
    {"editor_unmoved_there", message::editor_unmoved_there},
    {"editor_passed", message::editor_passed},
    {"editor_quiet", message::editor_quiet},
    {"editor_number", message::editor_number},
    {"editor_knights", message::editor_knights},
    {"editor_shown", message::editor_shown},
    {"editor_redo", message::editor_redo},
    {"editor_turn", message::editor_turn},
    {"editor_castling", message::editor_castling},
    {"editor_start", message::editor_start},
    {"editor_goals", message::editor_goals},
    {"editor_changes", message::editor_changes},
    {"editor_empty", message::editor_empty},
    {"editor_undo", message::editor_undo},
    {"load", message::page_load},
    {"load_text", message::page_load_text},
    {"load_file", message::page_load_file},
    {"games_found", message::page_games_found},
    {"too_large", message::page_too_large},
    {"link_elsewhere", message::page_link_elsewhere},
    {"link_nothing", message::page_link_nothing},
    {"share", message::page_share},
    {"copy_link", message::page_copy_link},
    {"save_as", message::page_save_as},
    {"making", message::page_making},
    {"no_picture", message::page_no_picture},
    {"comment", message::page_comment},
    {"nags", message::page_nags},
    {"position_nags", message::page_position_nags},
    {"new_analysis", message::page_new_analysis},
    {"replace_study", message::page_replace_study},
    {"save_study", message::page_save_study},
    {"drop_study", message::page_drop_study},
    {"keep_study", message::page_keep_study},
    {"study_play_on", message::analysis_play_on},
    {"lines", message::page_lines},
    {"delete_line", message::page_delete_line},
    {"promote_line", message::page_promote_line},
    {"report", message::page_report},
    {"make_report", message::page_make_report},
    {"report_progress", message::page_report_progress},
    {"stop", message::page_stop},
    {"curve", message::page_curve},
    {"no_mistakes", message::page_no_mistakes},
    {"command", message::page_command},
    {"command_hint", message::page_command_hint},
    {"command_help", message::page_command_help},
    {"no_square", message::page_no_square},
    {"no_line", message::no_line},
    {"seat", message::side_seat},
    {"between_squares", message::between_squares},
    {"no_kind", message::no_kind},
    {"none_of_kind", message::none_of_kind},
    {"low_time", message::page_low_time},
    {"line_empty", message::line_empty},
    {"line_not_named", message::line_not_named},
    {"queen_alias", message::queen_alias},
    {"kept_games", message::page_kept_games},
    {"interrupted", message::window_interrupted},
    {"saved", message::page_saved},
    {"finished", message::page_finished},
    {"none_kept", message::page_none_kept},
    {"open", message::page_open},
    {"delete", message::page_delete},
    {"rename", message::page_rename},
    {"new_name", message::page_new_name},
    {"save_game", message::page_save_game},
    {"save", message::page_save},
    {"keep_name", message::page_keep_name},
    {"cancel", message::page_cancel},
    {"nothing_pasted", message::page_nothing_pasted},
});

constexpr auto counted = std::to_array<NamedCount>({
    {"rated_games", message::page_rated_games},
    {"record_games", message::page_record_games},
    {"record_won", message::page_record_won},
    {"record_drawn", message::page_record_drawn},
    {"record_lost", message::page_record_lost},
    {"stack_title", message::stack_title},
    {"only_count_went", message::only_count_went},
    {"count_was_set", message::count_was_set},
});

/// Keys, and what they do.
struct KeyLine {
    words::Message keys;
    words::Message what;
};
consteval words::Message sign(std::string_view key) { return {key, key}; }
constexpr auto key_lines = std::to_array<KeyLine>({
    {message::key_arrows, message::keys_move_cursor},
    {message::key_enter, message::keys_use_square},
    {message::key_digits, message::keys_count},
    {message::key_plus_minus, message::keys_one_more},
    {message::key_escape, message::page_key_escape},
    {sign("/"), message::keys_type_move},
    {sign("u, Ctrl+Z"), message::keys_take_back},
    {sign("r, Ctrl+Y"), message::keys_play_again},
    {sign("h"), message::keys_hint},
    {message::page_key_steps, message::keys_look},
    {message::key_home_end, message::keys_look_ends},
    {sign("d"), message::keys_offer_draw},
    {sign("a"), message::keys_resign},
    {sign("p"), message::keys_pause},
    {sign("c"), message::keys_play_on},
    {sign("f"), message::keys_flip},
    {sign("v"), message::keys_solid},
    {sign("z"), message::page_key_zen},
    {message::key_turn, message::keys_turn},
    {message::key_zoom, message::keys_zoom},
    {message::key_reset_view, message::keys_reset_view},
    {sign("m"), message::keys_sound},
    {sign("t"), message::keys_thinking},
    {sign("n"), message::keys_new_game},
    {sign("i"), message::keys_analyse},
    {sign("e"), message::keys_editor},
    {sign("s"), message::keys_settings},
    {message::key_up_down, message::keys_variations},
    {sign("k"), message::keys_comment},
    {sign("g"), message::keys_glyph},
    {sign("j"), message::keys_judge},
    {sign("o"), message::keys_promote},
    {message::key_remove, message::keys_remove},
    {sign("u, r"), message::keys_analysis_undo},
    {sign("l"), message::keys_more_lines},
    {sign("b"), message::keys_report},
    {message::key_right_button, message::keys_mark},
    {sign("Ctrl+C"), message::keys_copy},
    {message::page_key_copy_game, message::keys_copy_game},
    {message::key_paste, message::keys_paste},
    {sign("?"), message::keys_keys},
});

std::vector<std::string> texts(words::Voice voice, std::span<const words::Message> messages) {
    std::vector<std::string> all;
    all.reserve(messages.size());
    for (const words::Message& one : messages) all.emplace_back(one.in(voice.language));
    return all;
}

void add_all(json::Object& object, words::Voice voice, std::span<const Named> messages) {
    for (const auto& [name, message] : messages) object.add(name, message.in(voice.language));
}

/// The names of the pieces by their letters.
json::Value piece_names(words::Voice voice) {
    json::Object names;
    for (const core::Role role : core::all_roles)
        names.add(std::string(1, core::letter(role)), words::piece_name(voice, role));
    return names.done();
}

} // namespace

json::Value page_words(words::Voice voice) {
    json::Object all;
    std::vector<std::string> castling;
    add_all(all, voice, named);
    add_all(all, voice, named_of_accounts);
    add_all(all, voice, named_of_study);
    for (const auto& [name, message] : counted)
        all.add(name, std::vector{message.form(words::Language::english, 1).in(voice.language),
                                  message.form(words::Language::english, 2).in(voice.language)});
    all.add("stack_help", texts(voice, message::stack_help));
    all.add("position_signs", texts(voice, message::page_position_signs));
    all.add("category_games", texts(voice, message::page_category_games));
    all.add("category_speeds", texts(voice, message::page_category_speeds));
    for (const auto& rights : message::editor_rights)
        for (const words::Message& right : rights) castling.emplace_back(right.in(voice.language));
    all.add("editor_rights", castling);
    all.add("scopes", json::list(message::page_scopes, [&](const message::ScopeMeaning& one) {
                return json::Object()
                    .add("scope", one.scope)
                    .add("meaning", one.meaning.in(voice.language));
            }));
    all.add("commands", texts(voice, message::query_words));
    all.add("command_sides", texts(voice, message::query_sides));
    all.add("keys", message::keys_title.in(voice.language));
    all.add("key_lines", json::list(key_lines, [&](const KeyLine& line) {
                return texts(voice, std::array{line.keys, line.what});
            }));
    all.add("sides", texts(voice, message::side_titles));
    all.add("pieces", piece_names(voice));
    return all.done();
}

} // namespace wasm
