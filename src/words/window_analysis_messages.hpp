#pragma once

#include "words/message.hpp"

/// The analysis in the window.
namespace words::message {

inline constexpr Message window_analyse{"Analyser", "Analyse"};
inline constexpr Message window_analysis_of_game{"Analyser la partie", "Analyse the game"};
inline constexpr Message no_analysis_online{
    "L'analyse est possible une fois la partie en ligne terminée.",
    "Analysis is available once the online game is over."};

// Buttons.
inline constexpr Message analysis_comment{"Commenter", "Comment"};
inline constexpr Message analysis_glyph{"Signe !?", "Sign !?"};
inline constexpr Message analysis_promote{"Promouvoir", "Promote"};
inline constexpr Message analysis_remove{"Supprimer", "Delete"};
inline constexpr Message analysis_report{"Rapport", "Report"};
inline constexpr Message analysis_cancel_report{"Arrêter", "Cancel"};
inline constexpr Message analysis_play_on{"Jouer d'ici", "Play on"};
inline constexpr Message analysis_back{"Fermer", "Close"};

// The computer.
inline constexpr Message analysis_engine_stop{"Arrêter", "Stop"};
inline constexpr Message analysis_engine_go{"Calculer", "Start"};
inline constexpr Message analysis_engine_off{"L'ordinateur ne calcule pas.",
                                             "The computer is stopped."};
inline constexpr Message analysis_depth{"profondeur {depth}", "depth {depth}"};
inline constexpr Message analysis_depth_short{"p. {depth}", "d. {depth}"}; ///< in narrow windows

// The report.
inline constexpr Message analysis_progress{"Rapport : {done} positions sur {all}",
                                           "Report: {done} of {all} positions"};
inline constexpr Message analysis_side{
    "{side} : précision {accuracy}  ?! {inaccuracies}  ? {mistakes}  ?? {blunders}",
    "{side}: accuracy {accuracy}  ?! {inaccuracies}  ? {mistakes}  ?? {blunders}"};
inline constexpr Message analysis_report_done{
    "Le rapport est prêt : cliquez sur la courbe pour aller à un coup.",
    "The report is ready: click the graph to go to a move."};

inline constexpr Message analysis_report_outdated{
    "Les coups du rapport ont changé : refaites-le (touche {key}).",
    "The moves of the report have changed: run it again (key {key})."};
inline constexpr Message analysis_report_given_up{
    "Le rapport n'était pas fini : il est abandonné.",
    "The report was not finished: it has been given up."};

// Typed text, and messages.
inline constexpr Message analysis_ask_comment{"Commentaire :", "Comment:"};
inline constexpr Message analysis_no_glyph{
    "Il n'y a pas de coup à juger ici : avancez d'un coup d'abord.",
    "There is no move to assess here: go to a move first."};
inline constexpr Message analysis_is_main{
    "Ce coup est déjà dans la ligne principale : choisissez un coup d'une variante.",
    "This move is already in the main line: choose a move of a variation."};
inline constexpr Message analysis_nothing_to_remove{
    "Il n'y a pas de coup à supprimer au départ : choisissez un coup.",
    "There is no move to delete at the start: choose a move."};
inline constexpr Counted analysis_removed{
    {"Un demi-coup est supprimé (Ctrl+Z le rétablit).",
     "One half-move deleted (Ctrl+Z brings it back)."},
    {"{number} demi-coups sont supprimés (Ctrl+Z les rétablit).",
     "{number} half-moves deleted (Ctrl+Z brings them back)."}};
inline constexpr Message analysis_nothing_to_undo{"Il n'y a rien à annuler dans cette analyse.",
                                                  "There is nothing to undo in this analysis."};
inline constexpr Message analysis_nothing_to_redo{"Il n'y a rien à rétablir dans cette analyse.",
                                                  "There is nothing to redo in this analysis."};
inline constexpr Message analysis_no_line{"L'ordinateur n'a encore rien trouvé ici.",
                                          "The computer has not found anything here yet."};
inline constexpr Message analysis_copied{"L'analyse est copiée (PGN).",
                                         "The analysis was copied (PGN)."};

// An analysis that is replaced by another, or still open when the program ends.
inline constexpr Message analysis_name{"analyse {date}", "analysis {date}"};
inline constexpr Message analysis_kept{"L'analyse est gardée parmi les sauvegardes : {name}.",
                                       "The analysis is kept among the saved games: {name}."};
inline constexpr Message analysis_before_kept{
    "L'analyse précédente est gardée parmi les sauvegardes : {name}.",
    "The previous analysis is kept among the saved games: {name}."};
inline constexpr Message analysis_not_kept{
    "L'analyse précédente ne peut pas être gardée sur le disque ({why}) : elle le sera dès que "
    "possible.",
    "The previous analysis cannot be saved to disk ({why}): it will be saved as soon as possible."};
inline constexpr Message analysis_unkept{"L'analyse n'est pas gardée sur le disque ({why}).",
                                         "The analysis is not saved to disk ({why})."};

} // namespace words::message
