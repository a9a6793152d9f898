#pragma once

#include <array>

#include "words/message.hpp"

/// Messages of the page in a browser, in addition to those of every face.
namespace words::message {

// The first screen.
inline constexpr Message page_start{
    "Jouez tout de suite : vous avez les blancs, contre l'ordinateur.",
    "Play right away: you are White, against the computer."};
inline constexpr Message page_computer{"Contre l'ordinateur", "Play the computer"};
inline constexpr Message page_computer_text{"Dix niveaux, du plus doux au plus fort.",
                                            "Ten levels, from gentle to strong."};
inline constexpr Message page_friend{"Avec un ami", "Play a friend"};
inline constexpr Message page_friend_text{"Par un lien, ou sur le même écran.",
                                          "With a link, or on the same screen."};
inline constexpr Message page_online{"En ligne", "Play online"};
inline constexpr Message page_online_text{"Trouvez un adversaire, ou regardez une partie.",
                                          "Find an opponent, or watch a game."};
inline constexpr Message page_rules{"Les règles", "Rules"};
inline constexpr Message page_home{"Accueil", "Home"};
inline constexpr Message page_skip{"Aller au plateau", "Skip to the board"};
/// In the other language, for people who cannot read this one.
inline constexpr Message page_other_language{"English", "Français"};
inline constexpr Message page_loading{"Le jeu se charge...", "The game is loading..."};
inline constexpr Message page_broken{
    "Le moteur du jeu n'a pas pu démarrer ({why}). Rechargez la page ; si cela ne suffit pas, "
    "mettez votre navigateur à jour.",
    "The game engine could not start ({why}). Reload the page; if that does not help, update your "
    "browser."};
inline constexpr Message page_unkept{
    "Votre navigateur n'a pas pu tout enregistrer : ce que vous venez de faire sera perdu quand "
    "vous quitterez la page. Pour libérer de la place, enregistrez votre analyse en PGN.",
    "Your browser could not save everything: what you have just done will be lost when you leave "
    "the page. Save your analysis as PGN to free space."};
inline constexpr Message page_missing{"Il n'y a rien ici", "There is nothing here"};
inline constexpr Message page_missing_text{
    "Aucune page n'a l'adresse {path}. Le code d'une partie ou d'un défi a huit lettres et "
    "chiffres : le lien est peut-être incomplet.",
    "No page has the address {path}. The code of a game or a challenge has eight letters and "
    "digits: the link may be incomplete."};
inline constexpr Message page_reload{"Recharger", "Reload"};

// The board.
inline constexpr Message page_board{"Plateau", "Board"};
inline constexpr Message page_moves{"Coups joués", "Moves played"};
inline constexpr Message page_no_moves{"Aucun coup pour le moment.", "No moves yet."};
inline constexpr Message page_stack{"Pile", "Stack"};
inline constexpr Message page_one_less{"Une pièce de moins", "One piece fewer"};
inline constexpr Message page_one_more{"Une pièce de plus", "One piece more"};
inline constexpr Message page_captured{"Pièces prises", "Captured pieces"};
inline constexpr Message page_first{"Début", "Start"};
inline constexpr Message page_back{"Coup précédent", "Previous move"};
inline constexpr Message page_forth{"Coup suivant", "Next move"};
inline constexpr Message page_last{"Fin", "End"};
inline constexpr Message page_can_go{"peut y aller", "can go there"};
inline constexpr Message page_can_capture{"peut y prendre", "can capture there"};
inline constexpr Message page_other_count{"avec {count}", "with {count}"};
inline constexpr Message page_selected{"{count} en main", "{count} picked up"};
inline constexpr Message page_ahead{"coup préparé", "prepared move"};
inline constexpr Message page_last_from{"départ du dernier coup", "last move from here"};
inline constexpr Message page_last_to{"arrivée du dernier coup", "last move to here"};
inline constexpr Message page_in_check{"en échec", "in check"};
inline constexpr Message page_touch_help{"Touchez une de vos piles, puis une case marquée.",
                                         "Tap one of your stacks, then a marked square."};
// How a stack is moved, where the settings allow only one way.
inline constexpr Message page_click_help{"Cliquez sur une de vos piles, puis sur une case cible.",
                                         "Click one of your stacks, then a target square."};
inline constexpr Message page_drag_help{"Faites glisser une de vos piles jusqu'à une case cible.",
                                        "Drag one of your stacks to a target square."};
inline constexpr Message page_stack_look{"Choisissez une pile pour voir ses pièces.",
                                         "Select a stack to see its pieces."};

// A new game.
inline constexpr Message page_opponent{"Adversaire", "Opponent"};
inline constexpr Message page_same_screen{"Sur le même écran", "On the same screen"};
inline constexpr Message page_by_link{"Par un lien", "With a link"};
inline constexpr Message page_level{"Niveau", "Level"};
inline constexpr Message page_your_side{"Votre camp", "Your side"};
inline constexpr Message page_random{"Au hasard", "Random"};
inline constexpr Message page_by_name{"Par son nom", "By name"};
inline constexpr Message page_challenge_sent{
    "Le défi est envoyé. La partie commence dès que {name} l'accepte.",
    "The challenge is sent. The game begins as soon as {name} accepts it."};
inline constexpr Message page_any_rating{
    "Vide : n'importe quel classement. Sans classement, on compte pour 1500.",
    "Empty: any rating. Somebody without one counts as 1500."};
inline constexpr Message page_least{"au moins", "at least"};
inline constexpr Message page_most{"au plus", "at most"};

// The guide.
inline constexpr Message page_rules_of{"{page}/{pages} : {title}", "{page}/{pages}: {title}"};
inline constexpr Message page_next{"Suivant", "Next"};
inline constexpr Message page_previous{"Précédent", "Previous"};
inline constexpr Message page_zoom_in{"Agrandir le plateau", "Enlarge the board"};
inline constexpr Message page_zoom_out{"Réduire le plateau", "Shrink the board"};
inline constexpr Message page_reset_view{"Vue de départ", "Reset view"};
inline constexpr Message page_no_space{
    "La 3D a besoin de WebGL 2, qui manque ici : le plateau reste plat.",
    "The 3D board needs WebGL 2, which is missing here: the board stays flat."};
inline constexpr Message page_lost_space{
    "La carte graphique a perdu l'image : le plateau est de nouveau plat.",
    "The graphics card has lost the picture: the board is flat again."};
inline constexpr Message page_unloaded_space{
    "La 3D n'a pas pu être chargée : le plateau reste plat.",
    "The 3D board could not be loaded: the board stays flat."};

// The lesson.
inline constexpr Message page_lesson{"Leçon en cinq étapes", "Learn in five steps"};
inline constexpr std::array<Message, 5> page_lesson_titles{
    {{"Empiler", "Stack"},
     {"Partir à plusieurs", "Move together"},
     {"Prendre", "Capture"},
     {"Le cavalier porte", "The knight carries"},
     {"Gagner", "Win"}}};
inline constexpr std::array<Message, 5> page_lesson_texts{
    {{"Une pièce qui arrive sur une de vos pièces se pose dessus : elles font une pile. Posez une "
      "pièce sur une autre.",
      "A piece that arrives on one of your own lands on top of it: they make a stack. Put one "
      "piece on another."},
     {"Du haut d'une pile, vous déplacez autant de pièces que vous voulez, si chacune sait aller "
      "là. La dame et la tour vont toutes deux en ligne droite : faites-les partir ensemble.",
      "From the top of a stack you move as many pieces as you like, if each of them can go there. "
      "Queen and rook both move in straight lines: move them together."},
     {"On prend une pile adverse en arrivant dessus avec strictement plus de pièces qu'elle n'en "
      "a. Ici, il en faut trois contre deux. Prenez-la.",
      "You capture an enemy stack by arriving with strictly more pieces than it has. Here it takes "
      "three against two. Capture it."},
     {"Un cavalier saute, et emporte une autre pièce avec lui, quelle qu'elle soit. Faites sauter "
      "le cavalier et le roi ensemble.",
      "A knight jumps, and carries another piece with it, whichever it is. Let the knight and the "
      "king jump together."},
     {"Il n'y a ni échec ni mat : qui prend tout a gagné. Il ne reste qu'une pile noire : "
      "prenez-la.",
      "There is no check and no checkmate: whoever captures everything has won. One black stack is "
      "left: capture it."}}};
inline constexpr std::array<Message, 5> page_lesson_found{
    {{"Une pile ! Le petit nombre dit combien de pièces elle a.",
      "A stack! The small number says how many pieces it has."},
     {"Elles sont parties ensemble. Leur nombre se choisit à côté du plateau.",
      "They moved together. Beside the board you choose how many go."},
     {"Toute la pile est prise. Une pièce seule ne prend donc jamais rien.",
      "The whole stack is captured. So a piece alone never captures anything."},
     {"Le roi a sauté avec le cavalier. Chaque cavalier peut porter une pièce.",
      "The king jumped with the knight. Each knight can carry one piece."},
     {"Gagné ! Vous savez jouer à Stackchess.", "You have won! You know how to play Stackchess."}}};
inline constexpr Message page_lesson_other{
    "Ce coup est permis, mais ce n'est pas celui qu'on cherche : essayez encore.",
    "That move is legal, but it is not the one we are looking for: try again."};
inline constexpr Message page_lesson_play{"Jouer une partie", "Play a game"};

// Analysis and puzzles.
inline constexpr Message page_analysis{"Analyse", "Analysis"};
inline constexpr Message page_engine{"Moteur", "Engine"};
inline constexpr Message page_depth{"Profondeur {depth}", "Depth {depth}"};
inline constexpr Message page_position{"Position", "Position"};
inline constexpr Message page_paste{"Position ou partie (FEN, PGN)", "Position or game (FEN, PGN)"};
inline constexpr Message page_evaluation{"Évaluation", "Evaluation"};
inline constexpr Message page_puzzles{"Problèmes", "Puzzles"};
inline constexpr Message page_solved{"Résolus : {solved} sur {count}",
                                     "Solved: {solved} of {count}"};
/// The number of puzzles in a row that were solved at the first try.
inline constexpr Message page_streak{"Série sans faute : {streak} (record : {best})",
                                     "Streak: {streak} (best: {best})"};
inline constexpr Message page_next_unsolved{"Problème suivant", "Next puzzle"};

// Settings.
inline constexpr Message page_theme_system{"Comme l'appareil", "Same as the device"};
inline constexpr Message page_install{"Une fois chargée, cette page fonctionne aussi sans réseau.",
                                      "Once loaded, this page also works without a network."};

inline constexpr Message page_auto_queen{"Promouvoir toujours en dame aux échecs",
                                         "Always promote to a queen in chess"};
/// How pieces are moved with a mouse or a finger.
inline constexpr Message page_hand{"Déplacer les pièces", "Moving pieces"};
inline constexpr Message page_hand_either{"Des deux façons", "Either way"};
inline constexpr Message page_hand_click{"Par deux clics", "By two clicks"};
inline constexpr Message page_hand_drag{"En les faisant glisser", "By dragging"};
inline constexpr Message page_key_zen{"Ne voir que le plateau et les pendules, ou tout.",
                                      "See only the board and the clocks, or everything."};
inline constexpr Message page_zen{"Plateau seul", "Board only"};
inline constexpr Message page_zen_end{"Tout montrer", "Show everything"};
inline constexpr Message page_zen_on{"Seuls le plateau et les pendules restent ; z montre tout.",
                                     "Only the board and the clocks are left; z shows everything."};
inline constexpr Message page_zen_off{"Tout est montré.", "Everything is shown."};
inline constexpr Message page_confirm{"Confirmer chaque coup", "Confirm each move"};
inline constexpr Message page_confirm_never{"Jamais", "Never"};
inline constexpr Message page_confirm_days{"Par correspondance", "Correspondence"};
inline constexpr Message page_confirm_online{"Toutes les parties en ligne", "All online games"};
inline constexpr Message page_confirm_always{"Toujours", "Always"};
inline constexpr Message page_confirm_move{"Jouer {move} ?", "Play {move}?"};
inline constexpr Message page_confirm_draw{"Proposer la nulle ?", "Offer a draw?"};

// Online.
inline constexpr Message page_lobby{"Salon", "Lobby"};
inline constexpr Message page_name{"Votre nom", "Your name"};
inline constexpr Message page_name_change{"Changer de nom", "Change your name"};
/// The name of a visitor who has not chosen one.
inline constexpr Message page_guest_name{"Invite{number}", "Guest{number}"};
inline constexpr Message page_guest{"{name} (invité)", "{name} (guest)"};
inline constexpr Message page_seeks{"Parties proposées", "Games on offer"};
inline constexpr Message page_no_seeks{
    "Personne n'attend en ce moment. Proposez une partie : elle apparaîtra ici.",
    "Nobody is waiting right now. Offer a game: it will appear here."};
inline constexpr Message page_make_seek{"Proposer une partie", "Offer a game"};
inline constexpr Message page_waiting{"Vous attendez un adversaire...",
                                      "Waiting for an opponent..."};
inline constexpr Message page_withdraw{"Retirer", "Withdraw"};
inline constexpr Message page_accept{"Accepter", "Accept"};
inline constexpr Message page_decline{"Refuser", "Decline"};
inline constexpr Message page_running{"Parties en cours", "Games in progress"};
inline constexpr Message page_no_running{"Aucune partie en cours.", "No games in progress."};
inline constexpr Message page_watch{"Regarder", "Watch"};
inline constexpr Message page_your_games{"Vos parties", "Your games"};
inline constexpr Message page_resume_game{"Reprendre", "Resume"};
inline constexpr Message page_make_link{"Créer le lien", "Create the link"};
inline constexpr Message page_invited{"On vous invite à jouer", "You are invited to play"};
inline constexpr Message page_link_text{
    "Envoyez ce lien : la partie commence dès qu'il est ouvert et accepté.",
    "Send this link: the game starts as soon as it is opened and accepted."};
inline constexpr Message page_link{"Lien de la partie", "Link to the game"};
inline constexpr Message page_link_here{
    "Ce lien ne fonctionne que sur cette machine. Pour d'autres machines du réseau local, lancez "
    "stackchess serve --lan et ouvrez la page à l'adresse qu'il affiche.",
    "This link works on this machine only. For other machines on the local network, start "
    "stackchess serve --lan and open the page at the address that it shows."};
inline constexpr Message page_copy{"Copier", "Copy"};
inline constexpr Message page_key_escape{"Reposer les pièces.", "Put the pieces back."};
inline constexpr Message page_key_steps{"gauche, droite", "left, right"};
inline constexpr Message page_key_copy_game{"Ctrl+Maj+C", "Ctrl+Shift+C"};
inline constexpr Message page_copied{"Copié.", "Copied."};
inline constexpr Message page_not_copied{"Le navigateur ne permet pas de copier ici.",
                                         "The browser does not allow copying here."};
inline constexpr Message page_qr{"Code QR du lien", "QR code of the link"};
inline constexpr Message page_no_win{
    "Il y a {count} problèmes : le numéro {number} n'existe pas. Voici le suivant.",
    "There are {count} puzzles: number {number} does not exist. Here is the next one."};
inline constexpr Message page_watching{"Vous regardez cette partie.",
                                       "You are watching this game."};
inline constexpr Message page_connecting{"Connexion au serveur...", "Connecting to the server..."};
inline constexpr Message page_no_pause_online{
    "En ligne, les pendules ne peuvent pas être arrêtées.",
    "The clocks of an online game cannot be stopped."};
inline constexpr Message page_line_lost{
    "La connexion est perdue. Le programme essaie de la rétablir.",
    "The connection is lost. The program is trying to restore it."};
inline constexpr Message page_line_blocked{
    "Le serveur ne répond pas. Votre réseau bloque peut-être les WebSockets. Vous pouvez toujours "
    "jouer contre l'ordinateur.",
    "The server does not answer. Your network may block WebSockets. You can still play the "
    "computer."};
inline constexpr Message page_colon{" : ", ": "};
inline constexpr Message page_chat{"Conversation", "Chat"};
inline constexpr Message page_chat_field{"Message", "Message"};
inline constexpr Message page_send{"Envoyer", "Send"};
inline constexpr Message page_abort{"Annuler la partie", "Abort"};
inline constexpr Message page_give_time{"+15 s à l'adversaire", "+15 s for the opponent"};
inline constexpr Message page_claim_win{"Demander le gain", "Claim the win"};
inline constexpr Message page_is_here{"connecté", "here"};
inline constexpr Message page_answer_offer{
    "Répondez avec les boutons Accepter et Refuser, placés après le plateau.",
    "Answer with the buttons Accept and Decline, which follow the board."};
inline constexpr Message page_refused{"Le serveur a refusé : {why}.", "The server refused: {why}."};
inline constexpr Message page_try_again{"Réessayer", "Try again"};

} // namespace words::message
