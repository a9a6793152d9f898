// An engine that plays any legal move at once, except for one thing, usually wrong, that its
// argument names.

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

#include "session/session.hpp"

namespace {

class Engine {
  public:
    explicit Engine(std::string fault) : fault_(std::move(fault)) {}

    void obey(const std::string& line);

  private:
    bool does(std::string_view fault) const { return fault_ == fault; }
    void greet() const;
    void set_position(const std::string& line);
    void go();
    std::string move() const;
    [[noreturn]] static void sleep_on();

    std::string fault_;
    bool is_stackchess_ = false;
    std::unique_ptr<session::Session> session_;
};

void Engine::sleep_on() {
    while (true) pause();
}

void Engine::greet() const {
    if (does("dies-at-start")) std::_Exit(1);
    std::cout << "id name scripted\noption name UCI_Variant type combo default chess var chess var "
                 "stackchess\noption name Move Overhead type spin default 10 min 0 max 100\n"
              << (does("misnames-uciok") ? "uci ok" : "uciok") << std::endl;
}

void Engine::set_position(const std::string& line) {
    std::istringstream words(line);
    std::string word;
    std::string text;
    words >> word >> word;
    while (words >> word && word != "moves") text += text.empty() ? word : ' ' + word;
    const record::Setup start = text.empty()     ? record::Setup(chess::start_setup())
                                : is_stackchess_ ? record::Setup(*stackchess::read_setup(text))
                                                 : record::Setup(*chess::read_setup(text));
    session_ = session::make_session(start);
    while (words >> word)
        if (!session_->play(word, game::Letters::english)) std::_Exit(2);
}

/// Any legal move, always the same in the same position.
std::string Engine::move() const {
    constexpr std::array to_and_fro{"b1c3", "b8c6", "c3b1", "c6b8"};
    if (does("repeats")) return to_and_fro[session_->ply_count() % to_and_fro.size()];
    std::vector<std::string> moves;
    for (const auto& legal : session_->legal_moves()) moves.push_back(legal.text);
    std::ranges::sort(moves);
    return moves[session_->ply_count() * 7 % moves.size()];
}

void Engine::go() {
    if (does("crashes")) std::abort();
    if (does("closes")) {
        close(STDOUT_FILENO);
        sleep_on();
    }
    if (does("hangs")) sleep_on();
    if (does("is-late")) return; // until it is told to stop
    if (does("babbles")) {
        const std::string much(std::size_t{1} << 20, 'x');
        for (int i = 0; i < 8; ++i) std::cout << much;
        std::cout << std::flush;
        sleep_on();
    }
    if (does("chatters")) {
        for (int i = 0; i < 100'000; ++i) std::cout << "info string still thinking\n";
        std::cout << std::flush;
        sleep_on();
    }
    const int seen = !does("repeats") ? 0 : session_->turn() == core::Color::white ? 700 : -700;
    std::cout << "info depth 1 score cp " << seen << " nodes 1\nbestmove ";
    if (does("plays-illegally"))
        std::cout << "a1a1";
    else if (does("plays-nothing"))
        std::cout << "(none)";
    else if (does("writes-san"))
        std::cout << "Nf3";
    else
        std::cout << move();
    std::cout << std::endl;
}

void Engine::obey(const std::string& line) {
    if (line == "uci") greet();
    if (line.starts_with("setoption name UCI_Variant"))
        is_stackchess_ = line.ends_with("stackchess");
    if (line == "isready" && !does("is-never-ready")) std::cout << "readyok" << std::endl;
    if (line.starts_with("position")) set_position(line);
    if (line.starts_with("go")) go();
    if (line == "stop" && does("is-late")) std::cout << "bestmove " << move() << std::endl;
    if (line == "quit") {
        if (does("stays")) sleep_on();
        std::_Exit(0);
    }
}

} // namespace

int main(int argc, char** argv) {
    Engine engine(argc > 1 ? argv[1] : "");
    for (std::string line; std::getline(std::cin, line);) engine.obey(line);
    if (argc > 1 && std::string_view(argv[1]) == "stays") pause();
    return 0;
}
