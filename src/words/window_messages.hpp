#pragma once

#include <array>

#include "words/message.hpp"

/// The screens of the window other than the game.
namespace words::message {

inline constexpr Message window_back_to_game{"Retour au jeu", "Back to the game"};
inline constexpr Message window_close{"Fermer", "Close"};
inline constexpr Message window_cancel{"Retour", "Cancel"};
inline constexpr Message window_yes{"oui", "yes"};
inline constexpr Message window_no{"non", "no"};

// The menu.
inline constexpr Message window_menu{"Menu", "Menu"};
inline constexpr Message window_new_game{"Nouvelle partie", "New game"};
inline constexpr Message window_save{"Sauvegarder", "Save"};
inline constexpr Message window_open{"Charger une partie", "Open a game"};
inline constexpr Message window_resume{"Partie interrompue", "Interrupted game"};
inline constexpr Message window_offer_draw{"Proposer la nulle", "Offer a draw"};
inline constexpr Message window_claim_draw{"Demander la nulle", "Claim a draw"};
inline constexpr Message window_resign{"Abandonner", "Resign"};
inline constexpr Message window_take_back{"Annuler un coup", "Take back a move"};
inline constexpr Message window_hint{"Conseil", "Hint"};
inline constexpr Message window_profiles{"Profils", "Profiles"};
inline constexpr Message window_guide{"Guide des règles du jeu", "Rules of the game"};
inline constexpr Message window_queens{"Problème des huit dames", "Eight queens puzzle"};
inline constexpr Message window_tour{"Problème du cavalier", "Knight's tour"};
inline constexpr Message window_settings{"Réglages", "Settings"};
inline constexpr Message window_copy_position{"Copier la position", "Copy the position"};
inline constexpr Message window_copy_game{"Copier la partie", "Copy the game"};
inline constexpr Message window_full_screen{"Plein écran", "Full screen"};
inline constexpr Message window_quit{"Quitter", "Quit"};
inline constexpr Message window_play_on{"Continuer la partie", "Continue the game"};
inline constexpr Message window_resume_one{"Reprendre une partie interrompue",
                                           "Resume an interrupted game"};
inline constexpr Message window_menu_play{"Jouer", "Play"};
inline constexpr Message window_menu_game{"Cette partie", "This game"};
inline constexpr Message window_menu_study{"Analyse, problèmes et règles",
                                           "Analysis, puzzles and rules"};
inline constexpr Message window_menu_program{"Le programme", "Program"};

// A pause: the clocks are stopped, and the board is covered.
inline constexpr Message window_pause{"Pause", "Pause"};
inline constexpr Message window_paused{"Pause", "Paused"};
inline constexpr Message window_paused_text{"Les pendules sont arrêtées, et le plateau est caché.",
                                            "The clocks are stopped, and the board is hidden."};
inline constexpr Message window_go_on{"Reprendre la partie", "Resume"};
inline constexpr Message window_clocks_run{"Les pendules tournent : {white} - {black}",
                                           "Clocks running: {white} - {black}"};
inline constexpr Message window_clocks_stopped{"Pendules arrêtées : {white} - {black}",
                                               "Clocks stopped: {white} - {black}"};

// A new game.
inline constexpr Message window_game{"Jeu", "Game"};
inline constexpr Message window_stackchess{"Stackchess", "Stackchess"};
inline constexpr Message window_chess{"Échecs", "Chess"};
inline constexpr Message window_size{"Taille du plateau", "Board size"};
inline constexpr Message window_squares{"{size}×{size}", "{size}×{size}"};
inline constexpr Message window_knights{"Avec des cavaliers", "With knights"};
inline constexpr Message window_promotion{"Les pions arrivés deviennent des dames",
                                          "Pawns promote to queens on the last rank"};
/// By colour.
inline constexpr std::array<Message, 2> window_sides{{{"Blancs", "White"}, {"Noirs", "Black"}}};
inline constexpr std::array<Message, 2> window_levels{
    {{"Niveau des blancs", "White's level"}, {"Niveau des noirs", "Black's level"}}};
inline constexpr std::array<Message, 2> window_names{
    {{"Nom des blancs (facultatif)", "White's name (optional)"},
     {"Nom des noirs (facultatif)", "Black's name (optional)"}}};
inline constexpr Message window_person{"Une personne", "A person"};
inline constexpr Message window_computer{"L'ordinateur", "The computer"};
inline constexpr Message window_level{"{level} sur {most}", "{level} of {most}"};
inline constexpr Message window_clock{"Pendule", "Clock"};
inline constexpr Message window_no_clock{"sans", "none"};
inline constexpr Message window_other_clock{"autre", "other"};
inline constexpr Message window_clock_field{"Minutes + secondes par coup",
                                            "Minutes + seconds per move"};
inline constexpr Message window_no_undo{"Partie stricte : aucun coup ne s'annule",
                                        "Strict: no takebacks"};
inline constexpr Message window_strict{"Pièce touchée, pièce jouée ; aucun coup ne s'annule",
                                       "Touch-move; no takebacks"};
inline constexpr Message window_play{"Jouer", "Play"};

// Settings.
inline constexpr Message window_language{"Langue", "Language"};
/// Each language in its own words, whatever the reader's.
inline constexpr Message window_french{"Français", "Français"};
inline constexpr Message window_english{"English", "English"};
inline constexpr Message window_theme{"Apparence", "Appearance"};
inline constexpr Message window_light{"Claire", "Light"};
inline constexpr Message window_dark{"Sombre", "Dark"};
inline constexpr Message window_board{"Plateau", "Board"};
inline constexpr Message window_wood{"Bois", "Wood"};
inline constexpr Message window_slate{"Ardoise", "Slate"};
inline constexpr Message window_contrast{"Contraste (daltoniens)", "Contrast (colour-blind)"};
inline constexpr Message window_green{"Vert", "Green"};
inline constexpr Message window_blue{"Bleu", "Blue"};
inline constexpr Message window_rose{"Rose", "Rose"};
inline constexpr Message window_pieces{"Pièces", "Pieces"};
/// While the board is in 3D, which this choice does not affect.
inline constexpr Message window_flat_pieces{"Pièces du plateau plat", "Pieces of the flat board"};
inline constexpr Message window_classic{"Classiques", "Classic"};
inline constexpr Message window_flat{"Simples", "Flat"};
inline constexpr Message window_solid{"Plateau en 3D", "3D board"};
inline constexpr Message window_no_space{
    "La 3D a besoin d'OpenGL 3.3, qui manque ici ({why}) : le plateau reste plat.",
    "The 3D board needs OpenGL 3.3, which is missing here ({why}): the board stays flat."};
inline constexpr Message window_orientation{"En bas du plateau", "At the bottom of the board"};
inline constexpr Message window_own_side{"Votre camp", "Your side"};
inline constexpr Message window_volume{"Volume", "Volume"};
inline constexpr Message window_low{"Faible", "Low"};
inline constexpr Message window_medium{"Moyen", "Medium"};
inline constexpr Message window_full{"Fort", "Full"};
inline constexpr Message window_speaks{"Dire chaque coup en toutes lettres",
                                       "Say each move in words"};
inline constexpr Message window_notation{"Lettres des coups", "Piece letters"};
inline constexpr Message window_local_letters{"R D T F C", "K Q R B N"};
inline constexpr Message window_english_letters{"K Q R B N", "K Q R B N"};
inline constexpr Message window_text_size{"Taille du texte", "Text size"};
inline constexpr Message window_text_small{"Petite", "Small"};
inline constexpr Message window_text_normal{"Normale", "Normal"};
inline constexpr Message window_text_large{"Grande", "Large"};
inline constexpr Message window_animation{"Animation des coups", "Animated moves"};
inline constexpr Message window_sound{"Sons", "Sounds"};
inline constexpr Message window_thinking{"Montrer ce que pense l'ordinateur",
                                         "Show the computer's thinking"};
inline constexpr Message window_settings_unkept{
    "Les réglages ne peuvent pas être gardés ({why}) : ils valent jusqu'à la fermeture de la "
    "fenêtre.",
    "Settings cannot be saved ({why}): they apply until the window is closed."};
inline constexpr Message window_coordinates{"Coordonnées autour du plateau",
                                            "Coordinates around the board"};

// Saving.
inline constexpr Message window_save_title{"Sauvegarder la partie", "Save the game"};
inline constexpr Message window_save_name{"Nom de la sauvegarde", "Name of the saved game"};
inline constexpr Message window_save_suggestion{"partie du {date}", "game of {date}"};
inline constexpr Message window_saves{"Sauvegardes", "Saved games"};

// Opening.
inline constexpr Message window_interrupted{"Parties interrompues", "Interrupted games"};
inline constexpr Message window_file{"Un fichier", "A file"};
inline constexpr Message window_path{"Chemin du fichier (ou déposez-le sur la fenêtre)",
                                     "Path to the file (or drop it on the window)"};
inline constexpr Message window_open_file{"Ouvrir ce fichier", "Open this file"};
inline constexpr Message window_no_path{
    "Tapez d'abord le chemin d'une partie (.pgn) ou d'une position (.fen), par exemple "
    "/home/anne/partie.pgn.",
    "First type the path to a game (.pgn) or a position (.fen), for example /home/anne/game.pgn."};
inline constexpr Message window_save_entry{"{name} ({date})", "{name} ({date})"};
inline constexpr Message window_save_text{"{date} : {game}", "{date}: {game}"};
inline constexpr Message window_damaged{"abîmée, {game}", "damaged, {game}"};

/// Here and below: the keys for the list entry that has the focus.
inline constexpr Message window_games_keys{
    "Entrée : ouvrir. {rename} : renommer. {remove} : effacer.",
    "Enter: open. {rename}: rename. {remove}: delete."};
inline constexpr Message window_new_name{"Nouveau nom", "New name"};
inline constexpr Message window_rename{"Renommer", "Rename"};
inline constexpr Message window_remove{"Effacer", "Delete"};

// Finished games.
inline constexpr Message window_archive{"Parties terminées", "Finished games"};
inline constexpr Message window_archive_keys{
    "Entrée : ouvrir. {analyse} : analyser. {export} : exporter. {rename} : renommer. {remove} : "
    "effacer.",
    "Enter: open. {analyse}: analyse. {export}: export. {rename}: rename. {remove}: delete."};
inline constexpr Message window_archived_name{"Nom (vide : la date seule)",
                                              "Name (empty: the date alone)"};
inline constexpr Message window_save_to_file{"Dans un fichier", "To a file"};
inline constexpr Message window_export{"Exporter", "Export"};
inline constexpr Message window_archive_part{"{first} à {last} sur {count}",
                                             "{first} to {last} of {count}"};
inline constexpr Message window_newer{"Plus récentes", "Newer"};
inline constexpr Message window_older{"Plus anciennes", "Older"};

// Profiles.
inline constexpr Message window_players{"Joueurs", "Players"};
inline constexpr Message window_new_player{"Nouveau joueur", "New player"};
inline constexpr Message window_name{"Nom", "Name"};
inline constexpr Message window_create_player{"Créer ce profil", "Create this profile"};
inline constexpr Message window_play_as{"Jouer sous ce nom", "Play as this player"};
inline constexpr Message window_play_as_nobody{"Ne plus jouer sous ce nom",
                                               "Stop playing as this player"};
inline constexpr Message window_plays_now{"joue maintenant", "playing now"};
inline constexpr Counted window_games_played{{"{number} partie", "{number} game"},
                                             {"{number} parties", "{number} games"}};
inline constexpr Message window_damaged_profile{"abîmé", "damaged"};
inline constexpr Message window_progress{"Classement après chaque partie contre l'ordinateur",
                                         "Rating after each game against the computer"};

// Puzzles.
inline constexpr Message window_queens_task{
    "Posez {size} dames sans qu'aucune en attaque une autre : cliquez sur une case pour en poser "
    "une ou l'enlever.",
    "Place {size} queens so that none attacks another: click a square to place one or remove it."};
inline constexpr Message window_queens_count{"Dames : {count} sur {size}",
                                             "Queens: {count} of {size}"};
inline constexpr Message window_too_many_queens{
    "Les {size} dames sont déjà posées : enlevez-en une d'abord.",
    "All {size} queens are already placed: remove one first."};
inline constexpr Message window_tour_task{
    "Menez le cavalier sur les {count} cases, une seule fois sur chacune. Il commence où vous "
    "cliquez ; cliquez sur une case visitée pour y revenir.",
    "Move the knight to all {count} squares, each only once. It starts where you click; click a "
    "visited square to go back to it."};
inline constexpr Message window_tour_count{"Cases visitées : {count} sur {total}",
                                           "Squares visited: {count} of {total}"};
inline constexpr Message window_no_tour_here{
    "Je ne trouve pas de tour à partir d'ici. Conseil : revenir en {square}.",
    "I cannot find a tour from here. Hint: go back to {square}."};
inline constexpr Message window_queens_shown{"Voici une solution.", "Here is a solution."};
inline constexpr Message window_tour_shown{"Voici un tour complet.", "Here is a complete tour."};
inline constexpr Message window_knight_stuck{
    "De {from}, le cavalier ne peut plus aller nulle part : revenez d'un saut, ou demandez "
    "conseil.",
    "From {from}, the knight has nowhere to go: jump back, or ask for a hint."};
inline constexpr Message window_puzzle_hint{"Conseil", "Hint"};
inline constexpr Message window_step{"Le pas suivant", "Next step"};
inline constexpr Message window_solve{"Une solution", "Show a solution"};
inline constexpr Message window_clear{"Tout effacer", "Clear all"};
inline constexpr Message window_leap_back{"Revenir d'un saut", "Jump back"};

} // namespace words::message
