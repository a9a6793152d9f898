// Stores games as the program does, on a disk that forgets: `keeper save|running|profile FOLDER`.
// Prints a number for each thing that is stored for good.

#include "keeper.hpp"

#include <cstdio>
#include <string_view>

#include <unistd.h>

#include "play/profiles.hpp"
#include "play/running.hpp"
#include "play/saves.hpp"

namespace {

/// Written directly to the pipe: a power failure would lose a buffer.
void say(int number) {
    const std::string line = std::to_string(number) + '\n';
    if (write(STDOUT_FILENO, line.data(), line.size()) < 0) _exit(1);
}

} // namespace

int main(int count, char** arguments) {
    if (count != 3) return 2;
    const std::string_view what = arguments[1];
    const std::string folder = arguments[2];
    play::RunningGame running = play::RunningGames(folder).begin();
    for (int i = 1; i <= keeper::rounds; ++i) {
        bool is_kept = false;
        if (what == "save")
            is_kept = play::Saves(folder).save("game", keeper::game_of(i)) == 0;
        else if (what == "running")
            is_kept = running.write(keeper::game_of(i)) == 0;
        else
            is_kept = play::Profiles(folder).add_result("Anne", keeper::result_of(i)).has_value();
        if (!is_kept) return 3;
        say(i);
    }
    return 0;
}
