#pragma once

#include "words/message.hpp"

/// Measuring the engine.
namespace words::message {

inline constexpr Message help_bench{
    "Mesure le moteur sur des positions fixes des deux jeux : nœuds, temps, vitesse, puis les "
    "nœuds seuls, qui changent dès que le moteur pense autrement",
    "Measures the engine on fixed positions of both games: nodes, time, speed, then the node "
    "counts alone, which change whenever the search or the evaluation changes"};
inline constexpr Message help_bench_examples{"stackchess bench\n"
                                             "stackchess bench --game chess --depth 8\n"
                                             "stackchess bench --threads 2 --hash 64",
                                             "stackchess bench\n"
                                             "stackchess bench --game chess --depth 8\n"
                                             "stackchess bench --threads 2 --hash 64"};
inline constexpr Message help_bench_game{"Un seul jeu (par défaut les deux)",
                                         "Only this game (default: both)"};
inline constexpr Message help_bench_depth{
    "Profondeur de toutes les recherches, de 1 à {most} (par défaut chaque position a la sienne)",
    "Depth of every search, 1 to {most} (default: each position has its own)"};
inline constexpr Message help_hash{"Mémoire pour ce qui est trouvé, en Mo (par défaut {usual})",
                                   "Size of the hash table, in MB (default: {usual})"};

inline constexpr Message wrong_search_depth{
    "Profondeur incorrecte (--depth {depth}) : entrez un nombre entre 1 et {most}.",
    "Invalid depth (--depth {depth}): enter a number between 1 and {most}."};
inline constexpr Message wrong_hash{
    "Mémoire incorrecte (--hash {size}) : entrez un nombre de Mo entre 1 et {most}.",
    "Invalid hash table size (--hash {size}): enter a number of MB between 1 and {most}."};
inline constexpr Message no_such_memory{
    "Il n'y a pas {size} Mo de mémoire : essayez avec moins (--hash).",
    "{size} MB of memory are not available: try a smaller --hash."};

inline constexpr Message bench_speed{
    "{game} : {nodes} nœuds en {time} s, {speed} nœuds par seconde",
    "{game}: {nodes} nodes in {time} s, {speed} nodes per second"};

} // namespace words::message
