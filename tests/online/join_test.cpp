#include <array>
#include <memory>
#include <thread>

#include <arpa/inet.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "file/temporary_folder_fixture.hpp"
#include "server/certificate.hpp"
#include "server/server_program.hpp"
#include "terminal/program.hpp"

namespace online_test {
namespace {

using server_test::ServerProgram;
using terminal::Home;
using terminal::Start;
using terminal::TerminalProgram;

constexpr int rows = 40;

/// Somebody at a terminal who joins a server.
class Joiner {
  public:
    Joiner(const std::string& home, const std::string& language, const std::string& address,
           const std::string& name)
        : program_({{"--lang", language, "join", address, "--name", name}, home, 90, rows}) {}

    ::testing::AssertionResult sees(std::string_view text) {
        if (program_.wait_for(text)) return ::testing::AssertionSuccess();
        return ::testing::AssertionFailure() << text << " is missing in\n" << screen();
    }
    void type(std::string_view line) { program_.type_line(line); }
    void type_keys(std::string_view keys) { program_.type(keys); }
    int wait_for_end() { return program_.wait_for_end(); }
    std::string screen() const { return program_.screen().text(); }
    TerminalProgram& program() { return program_; }

  private:
    TerminalProgram program_;
};

class Join : public testing::Test {
  protected:
    Join() : server_(std::make_unique<ServerProgram>(folder_.path())), port_(server_->port()) {}

    std::string address() const { return "127.0.0.1:" + std::to_string(port_); }
    Joiner anne(const std::string& language = "en") {
        return {anne_.path(), language, address(), "Anne"};
    }
    Joiner bob(const std::string& language = "fr") {
        return {bob_.path(), language, address(), "Bob"};
    }
    void start_again() { server_ = std::make_unique<ServerProgram>(folder_.path(), port_); }

    file::TemporaryFolder folder_;
    std::unique_ptr<ServerProgram> server_;
    std::uint16_t port_;
    Home anne_;
    Home bob_;
};

/// Anne, who reads English, offers a game of chess and is White; Bob, who reads French, accepts it.
void begin_chess(Joiner& anne, Joiner& bob) {
    ASSERT_TRUE(anne.sees("Your choice:"));
    anne.type("n");
    ASSERT_TRUE(anne.sees("Stackchess or chess"));
    anne.type("c");
    ASSERT_TRUE(anne.sees("Clock:"));
    anne.type("5+3");
    ASSERT_TRUE(anne.sees("Which colour"));
    anne.type("w");
    ASSERT_TRUE(bob.sees("1- Jouer avec Anne : Échecs, 5+3, joue les blancs"));
    bob.type("1");
    ASSERT_TRUE(anne.sees("Next move:"));
    ASSERT_TRUE(bob.sees("C'est à Anne de jouer"));
}

TEST_F(Join, TwoPeoplePlayAGameToMateAndAnotherOne) {
    Joiner white = anne();
    Joiner black = bob();
    begin_chess(white, black);
    white.type("f3");
    ASSERT_TRUE(black.sees("Anne joue f3."));
    black.type("e5");
    ASSERT_TRUE(white.sees("Bob plays e5."));
    white.type("say Good luck!");
    ASSERT_TRUE(black.sees("Anne : Good luck!"));
    white.type("g4");
    ASSERT_TRUE(black.sees("Anne joue g4."));
    black.type("Dh4");
    ASSERT_TRUE(white.sees("Checkmate!!!"));
    ASSERT_TRUE(white.sees("Black has won the game"));
    ASSERT_TRUE(black.sees("Les noirs ont gagné la partie"));

    white.type("rematch");
    ASSERT_TRUE(black.sees("Anne propose une revanche"));
    black.type("revanche");
    ASSERT_TRUE(black.sees("Bob (blancs) contre Anne (noirs)"));
    ASSERT_TRUE(white.sees("It is Bob's turn"));
    white.type("abort");
    ASSERT_TRUE(black.sees("Anne annule la partie : elle reste sans résultat."));
    ASSERT_TRUE(white.sees("Your choice:"));
    white.type("0");
    EXPECT_EQ(white.wait_for_end(), 0);
    black.type("0");
    EXPECT_EQ(black.wait_for_end(), 0);
}

TEST_F(Join, AChallengeByItsCodeBecomesAGameOfStackchess) {
    Joiner white = anne("fr");
    ASSERT_TRUE(white.sees("Votre choix :"));
    for (const char* const line : {"d", "", "s", "4", "", "b"}) white.type(line);
    ASSERT_TRUE(white.sees("Le code du défi"));
    const std::string screen = white.screen();
    const std::string before = "connecté à ce serveur : ";
    const std::string code = screen.substr(screen.find(before) + before.size(), 8);
    Joiner black(bob_.path(), "en", address() + '/' + code, "Bob");
    ASSERT_TRUE(black.sees("Anne: Stackchess 4×4, no clock, plays White. Do you accept (y/n)?"));
    black.type("perhaps");
    ASSERT_TRUE(black.sees("Please answer y (yes) or n (no)."));
    black.type("y");
    ASSERT_TRUE(white.sees("C'est au tour des blancs. Quel est votre choix ?"));
    white.type("a1-a2");
    ASSERT_TRUE(white.sees("Coup illégal"));
    white.type("a1-b2");
    ASSERT_TRUE(black.sees("Anne plays a1-b2."));
    black.type("undo");
    ASSERT_TRUE(black.sees("There is no move to take back."));
    white.type("nulle");
    ASSERT_TRUE(black.sees("White offers a draw. Do you accept (y/n)?"));
    black.type("d4-c3"); // which declines it
    ASSERT_TRUE(white.sees("Bob joue d4-c3."));
    black.type("draw");
    ASSERT_TRUE(white.sees("Les noirs proposent la nulle. Acceptez-vous (o/n) ?"));
    white.type("n");
    ASSERT_TRUE(black.sees("Draw declined."));
    white.type("nulle");
    ASSERT_TRUE(black.sees("White offers a draw. Do you accept (y/n)?"));
    black.type("y");
    ASSERT_TRUE(white.sees("Partie nulle par accord mutuel."));
    ASSERT_TRUE(black.sees("rematch, say, save"));
}

TEST_F(Join, ALetterThatAlsoMeansAKnightDeclinesNoOffer) {
    Joiner black = anne();
    Joiner white = bob();
    ASSERT_TRUE(black.sees("Your choice:"));
    for (const char* const line : {"n", "c", "5+3", "b"}) black.type(line);
    ASSERT_TRUE(white.sees("1- Jouer avec Anne"));
    white.type("1");
    ASSERT_TRUE(white.sees("Coup suivant"));
    white.type("nulle");
    ASSERT_TRUE(black.sees("White offers a draw. Do you accept (y/n)?"));
    white.type("e4");
    ASSERT_TRUE(black.sees("Next move:"));
    black.type("n");
    ASSERT_TRUE(black.sees("n can mean no or the knight"));
    ASSERT_TRUE(black.sees("White offers a draw. Do you accept (y/n)?"));
    black.type("no");
    ASSERT_TRUE(white.sees("Nulle refusée."));
    black.type("n");
    ASSERT_TRUE(black.sees("From square"));
}

TEST_F(Join, ALinkThatLeadsNowhereIsToldAboveTheLobby) {
    Joiner one(anne_.path(), "en", "http://" + address() + "/zzzzzzzz", "Anne");
    ASSERT_TRUE(one.sees("Your choice:"));
    EXPECT_TRUE(one.sees("There is no challenge or game with this code on this server."));
    EXPECT_TRUE(one.sees("Your choice:"));
}

TEST_F(Join, AGameGoesOnWhenTheServerIsBack) {
    Joiner white = anne();
    Joiner black = bob();
    begin_chess(white, black);
    white.type("e4");
    ASSERT_TRUE(black.sees("Anne joue e4."));
    black.type("e5");
    ASSERT_TRUE(white.sees("Bob plays e5."));
    white.type_keys("Nf");
    server_->kill();
    ASSERT_TRUE(white.sees("The connection is lost."));
    ASSERT_TRUE(white.sees("Next move: Nf")) << "what was typed is still there";
    white.type("3");
    ASSERT_TRUE(white.sees("this will be sent as soon as it is restored"));
    ASSERT_TRUE(black.sees("La connexion est perdue."));
    black.type("dire coucou");
    ASSERT_TRUE(black.sees("réessayez quand elle sera rétablie"));
    start_again();
    ASSERT_TRUE(black.sees("Anne joue Cf3."));
    ASSERT_TRUE(white.sees("It is Bob's turn"));
    EXPECT_EQ(server_->terminate(), 0);
    ASSERT_TRUE(black.sees("Le serveur redémarre."));
    start_again();
    ASSERT_TRUE(black.sees("La connexion est rétablie."));
    black.type("abandonner");
    ASSERT_TRUE(black.sees("(o/n)"));
    black.type("o");
    ASSERT_TRUE(white.sees("White wins by resignation"));
}

TEST_F(Join, AGuestIsKnownAgainAndReturnsToTheGame) {
    {
        Joiner white = anne();
        ASSERT_TRUE(white.sees("You are Anne."));
        for (const char* const line : {"o", "c", "", "w", "1"}) white.type(line);
        ASSERT_TRUE(white.sees("Next move:"));
        white.type("e4");
        ASSERT_TRUE(white.sees("computer (level 1) plays"));
        white.program().send(SIGINT);
        EXPECT_EQ(white.wait_for_end(), 0);
    }
    TerminalProgram again({{"--lang", "en", "join", address()}, anne_.path(), 90, rows});
    ASSERT_TRUE(again.wait_for("Anne (White) against computer (level 1) (Black)"))
        << again.screen().text();
    ASSERT_TRUE(again.wait_for("Next move:"));
}

TEST_F(Join, ARefusedNameIsAskedForAgain) {
    Joiner white(anne_.path(), "fr", address(), "A");
    ASSERT_TRUE(white.sees("Nom incorrect"));
    white.type("Zoé");
    ASSERT_TRUE(white.sees("Sous quel nom voulez-vous jouer ?"));
    white.type("Zoe");
    ASSERT_TRUE(white.sees("Vous êtes Zoe."));
}

TEST_F(Join, SomebodyRegistersLogsOutAndLogsInAgain) {
    const std::string password = "correct horse";
    {
        Joiner ada(anne_.path(), "en", address(), "Visitor");
        ASSERT_TRUE(ada.sees("i- Create an account"));
        ada.type("i");
        ASSERT_TRUE(ada.sees("Name of the account:"));
        ada.type("Ada");
        ASSERT_TRUE(ada.sees("New password"));
        ada.type(password);
        ASSERT_TRUE(ada.sees("Type it again:"));
        ada.type(password);
        ASSERT_TRUE(ada.sees("c- Log out of the account Ada"));
        EXPECT_NE(ada.program().written().find("Write down your recovery code"), std::string::npos);
        EXPECT_EQ(ada.program().written().find(password), std::string::npos);
        ada.type("0");
        EXPECT_EQ(ada.wait_for_end(), 0);
    }
    {
        Joiner ada(anne_.path(), "en", address(), "Ada");
        ASSERT_TRUE(ada.sees("You are Ada")) << "the session was kept";
        ada.type("c");
        ASSERT_TRUE(ada.sees("You are Guest"));
        ada.type("0");
        EXPECT_EQ(ada.wait_for_end(), 0);
    }
    Joiner ada(anne_.path(), "fr", address(), "Ada");
    ASSERT_TRUE(ada.sees("Si Ada est votre compte"));
    ada.type("not this one");
    ASSERT_TRUE(ada.sees("Sous quel nom voulez-vous jouer ?"));
    ada.type("Bea");
    ASSERT_TRUE(ada.sees("c- Se connecter à un compte"));
    ada.type("c");
    ASSERT_TRUE(ada.sees("Nom du compte :"));
    ada.type("Ada");
    ASSERT_TRUE(ada.sees("Mot de passe de Ada"));
    ada.type(password);
    ASSERT_TRUE(ada.sees("c- Se déconnecter du compte Ada"));
}

/// Somebody who has just registered an account of this name.
void register_as(Joiner& somebody, const std::string& name) {
    const std::string password = "correct horse";
    ASSERT_TRUE(somebody.sees("i- Create an account"));
    somebody.type("i");
    ASSERT_TRUE(somebody.sees("Name of the account:"));
    somebody.type(name);
    ASSERT_TRUE(somebody.sees("New password"));
    somebody.type(password);
    ASSERT_TRUE(somebody.sees("Type it again:"));
    somebody.type(password);
    ASSERT_TRUE(somebody.sees("c- Log out of the account " + name));
}

TEST_F(Join, AnAccountIsChallengedByItsName) {
    Joiner ada(anne_.path(), "en", address(), "Visitor1");
    Joiner bob(bob_.path(), "en", address(), "Visitor2");
    register_as(ada, "Ada");
    register_as(bob, "Bob");
    const auto challenge = [&] {
        ada.type("d");
        ASSERT_TRUE(ada.sees("Opponent's name"));
        for (const char* const line : {"bob", "c", "15d", "3d", "+"}) ada.type(line);
        ASSERT_TRUE(ada.sees("Invalid clock"));
        ASSERT_TRUE(ada.sees("Chess, 3 days per move. What can be changed:"));
        ASSERT_TRUE(ada.sees("1- Rated: no"));
        ASSERT_TRUE(ada.sees("2- Private, without spectators: no"));
        EXPECT_EQ(ada.screen().find("3- "), std::string::npos) << "the opponent is known";
        ada.type("1");
        ASSERT_TRUE(ada.sees("1- Rated: yes"));
        for (const char* const line : {"", "w"}) ada.type(line);
        ASSERT_TRUE(ada.sees("Bob)"));
        ASSERT_TRUE(bob.sees("1- Answer the challenge from Ada"));
        bob.type("1");
        ASSERT_TRUE(bob.sees("Chess, 3 days per move, rated, plays White. Do you accept (y/n)?"));
    };
    challenge();
    bob.type("n");
    ASSERT_TRUE(bob.sees("Nobody is offering a game"));
    ASSERT_TRUE(ada.sees("The challenge was declined."));
    challenge();
    bob.type("y");
    ASSERT_TRUE(ada.sees("Next move:"));
    ASSERT_TRUE(bob.sees("It is Ada's turn"));
}

TEST_F(Join, ASeekSaysWhichOpponentsItIsFor) {
    Joiner white = anne();
    Joiner black = bob();
    ASSERT_TRUE(white.sees("Your choice:"));
    for (const char* const line : {"n", "s", "", "5+3", "+"}) white.type(line);
    ASSERT_TRUE(white.sees("1- Pawns promote to queens: yes"));
    ASSERT_TRUE(white.sees("3- The opponent's rating: any"));
    ASSERT_TRUE(white.sees("Rated games need an account."));
    for (const char* const line : {"7", "3", "1800-1400", "1600-"}) white.type(line);
    ASSERT_TRUE(white.sees("There is no line with this number"));
    ASSERT_TRUE(white.sees("Invalid rating"));
    ASSERT_TRUE(white.sees("3- The opponent's rating: at least 1600"));
    for (const char* const line : {"", ""}) white.type(line);
    ASSERT_TRUE(black.sees("1- Jouer avec Anne : Stackchess 6×6, 5+3, classement 1600 au moins"));
    black.type("1");
    ASSERT_TRUE(black.sees("Votre classement n'est pas parmi ceux que cette proposition demande."));
    white.type("n");
    for (const char* const line : {"s", "", "5+3", "+", "1"}) white.type(line);
    ASSERT_TRUE(white.sees("no promotion, 5+3. What can be changed:"));
    ASSERT_TRUE(white.sees("Games that can be rated: chess"));
    for (const char* const line : {"", "w"}) white.type(line);
    ASSERT_TRUE(black.sees("sans promotion"));
    black.type("2");
    ASSERT_TRUE(white.sees("White to move"));
}

TEST_F(Join, ACertificateIsTrustedByItsAuthority) {
    const file::TemporaryFolder files;
    server_test::write_authorised_certificate(files.path());
    const ServerProgram server(
        files.path() + "/data", 0,
        {"--certificate", files.at("chain.pem"), "--key", files.at("key.pem")});
    Start start{{"--lang", "en", "join", "https://localhost:" + std::to_string(server.port())},
                anne_.path(),
                90,
                rows};
    TerminalProgram stranger(start);
    EXPECT_TRUE(stranger.wait_for("cannot be trusted")) << stranger.screen().text();
    EXPECT_EQ(stranger.wait_for_end(), 1);
    start.environment.push_back("SSL_CERT_FILE=" + files.at("authority.pem"));
    TerminalProgram friendly(start);
    EXPECT_TRUE(friendly.wait_for("You are Guest")) << friendly.screen().text();
}

TEST_F(Join, SomebodyWatches) {
    Joiner white = anne();
    Joiner black = bob();
    begin_chess(white, black);
    Home home;
    Joiner watcher(home.path(), "en", address(), "Cleo");
    ASSERT_TRUE(watcher.sees("Your choice:"));
    watcher.type("r");
    ASSERT_TRUE(watcher.sees("1- Anne - Bob, Chess, 5+3, 0 half-moves"));
    watcher.type("1");
    ASSERT_TRUE(watcher.sees("You are watching; it is Anne's turn"));
    white.type("e4");
    ASSERT_TRUE(watcher.sees("Anne plays e4."));
    watcher.type("e5");
    ASSERT_TRUE(watcher.sees("You are watching this game."));
}

/// What the program writes and how it ends, with these files for its input and output.
struct Ended {
    int status = -1;
    std::string errors{};
};
Ended run(const std::vector<std::string>& arguments, const std::string& home, const char* output) {
    std::array<int, 2> errors{};
    if (pipe(errors.data()) != 0) return {};
    const pid_t process = fork();
    if (process == 0) {
        dup2(open("/dev/null", O_RDONLY | O_CLOEXEC), STDIN_FILENO);
        dup2(open(output, O_WRONLY | O_CLOEXEC), STDOUT_FILENO);
        dup2(errors[1], STDERR_FILENO);
        setenv("HOME", home.c_str(), 1);
        unsetenv("XDG_DATA_HOME");
        std::vector<std::string> words{PROGRAM, "--lang", "en"};
        words.insert(words.end(), arguments.begin(), arguments.end());
        std::vector<char*> line;
        for (std::string& word : words) line.push_back(word.data());
        line.push_back(nullptr);
        execv(PROGRAM, line.data());
        _exit(127);
    }
    close(errors[1]);
    Ended ended;
    char byte = 0;
    while (read(errors[0], &byte, 1) == 1) ended.errors += byte;
    close(errors[0]);
    int status = 0;
    waitpid(process, &status, 0);
    ended.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ended;
}

TEST_F(Join, ClosedInputLeavesTidily) {
    EXPECT_EQ(run({"join", address(), "--name", "Anne"}, anne_.path(), "/dev/null").status, 0);
}

TEST_F(Join, AFullDiskBehindTheOutputIsTold) {
    const Ended full = run({"join", address(), "--name", "Anne"}, anne_.path(), "/dev/full");
    EXPECT_NE(full.status, 0);
    EXPECT_NE(full.errors.find("full"), std::string::npos) << full.errors;
}

/// Something that answers as no server of ours does.
class Stranger {
  public:
    Stranger() : socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in here{};
        here.sin_family = AF_INET;
        here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof here;
        auto* const address = reinterpret_cast<sockaddr*>(&here);
        if (bind(socket_, address, size) != 0 || listen(socket_, 4) != 0) return;
        getsockname(socket_, address, &size);
        port_ = ntohs(here.sin_port);
        thread_ = std::thread([this] { answer(); });
    }
    ~Stranger() {
        shutdown(socket_, SHUT_RDWR);
        if (thread_.joinable()) thread_.join();
        close(socket_);
    }
    Stranger(const Stranger&) = delete;
    Stranger& operator=(const Stranger&) = delete;

    std::string address() const { return "127.0.0.1:" + std::to_string(port_); }

  private:
    void answer() const {
        for (int other = accept(socket_, nullptr, nullptr); other >= 0;
             other = accept(socket_, nullptr, nullptr)) {
            constexpr std::string_view text = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi";
            std::array<char, 2048> request;
            [[maybe_unused]] const auto asked = read(other, request.data(), request.size());
            [[maybe_unused]] const auto said = write(other, text.data(), text.size());
            close(other);
        }
    }

    int socket_;
    std::uint16_t port_ = 0;
    std::thread thread_;
};

TEST_F(Join, EveryServerThatIsNoneGetsASentence) {
    const auto screen_of = [&](const std::string& at, int status) {
        TerminalProgram program({{"--lang", "en", "join", at}, anne_.path(), 90, rows});
        EXPECT_EQ(program.wait_for_end(), status) << at;
        return program.screen().text();
    };
    const Stranger stranger;
    EXPECT_NE(screen_of(stranger.address(), 1).find("This is not a Stackchess server"),
              std::string::npos);
    EXPECT_NE(screen_of("https://" + address(), 1).find("This is not a Stackchess server"),
              std::string::npos);
    server_->kill();
    EXPECT_NE(screen_of(address(), 1).find("No answer from http://" + address()),
              std::string::npos);
    EXPECT_NE(screen_of("nobody.invalid", 1).find("There is no machine with this name"),
              std::string::npos);
    EXPECT_NE(screen_of("ftp://example.org", 2).find("it must begin with http:// or https://"),
              std::string::npos);
    EXPECT_NE(screen_of(address() + "/nothing/there", 2).find("only the code of a game"),
              std::string::npos);
}

} // namespace
} // namespace online_test
