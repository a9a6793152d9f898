#pragma once

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "file/temporary_folder_fixture.hpp"

namespace postgres {

/// A PostgreSQL server for one test program, on a socket in a temporary folder. Because it refuses
/// to run as root, it then runs as another user. Its data need not survive a power cut.
class Cluster {
  public:
    Cluster() {
        namespace fs = std::filesystem;
        fs::permissions(folder_.path(), fs::perms::all); // for the user who runs it
        std::filesystem::create_directory(data());
        hand_over(data());
        finish(run("initdb", {"-D", data(), "-U", "stackchess", "-A", "trust", "-E", "UTF8",
                              "--locale=C", "--no-sync"}));
        start();
    }
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;
    ~Cluster() { stop(); }

    /// The only cluster of a test program.
    static Cluster& only() {
        static Cluster cluster;
        return cluster;
    }

    void start() {
        server_ = run("postgres",
                      {"-D", data(), "-k", folder_.path(), "-c", "listen_addresses=", "-c",
                       "fsync=off", "-c", "full_page_writes=off", "-c", "shared_buffers=16MB", "-c",
                       "max_wal_senders=0", "-c", "wal_level=minimal", "-c", "autovacuum=off"});
        while (PQping(address("").c_str()) != PQPING_OK && waitpid(server_, nullptr, WNOHANG) == 0)
            usleep(10'000);
    }
    /// Shuts it down with all its connections, without losing anything.
    void stop() {
        kill(server_, SIGINT);
        finish(server_);
    }
    /// Stops it at once, in the middle of its work; it has to recover when it starts again.
    void crash() {
        kill(server_, SIGQUIT);
        finish(server_);
        start();
    }
    /// It answers nobody until it is resumed.
    void pause() const { signal_all(SIGSTOP); }
    void go_on() const { signal_all(SIGCONT); }

    /// The address of a new, empty place in the database for a server's data.
    std::string new_place() {
        const std::string schema = "place" + std::to_string(++places_);
        execute("CREATE SCHEMA " + schema);
        return address("&options=-csearch_path%3D" + schema);
    }
    /// Runs statements, in the given place if there is one.
    void execute(const std::string& statements, const std::string& place = "") const {
        PGconn* const connection = PQconnectdb((place.empty() ? address("") : place).c_str());
        PGresult* const result = PQexec(connection, statements.c_str());
        const ExecStatusType status = PQresultStatus(result);
        if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
            fprintf(stderr, "%s\n", PQerrorMessage(connection));
        PQclear(result);
        PQfinish(connection);
    }

    /// Ends all sessions but this one.
    void drop_connections() const {
        execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()");
    }
    /// The same place for another user, who can be locked out while others continue.
    std::string for_other_user(std::string place) {
        if (!std::exchange(has_other_user_, true)) execute("CREATE ROLE other SUPERUSER LOGIN");
        const std::string user = "user=stackchess";
        return place.replace(place.find(user), user.size(), "user=other");
    }
    void keep_other_user_out() const {
        execute("ALTER ROLE other NOLOGIN");
        execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'other'");
    }
    void let_other_user_in() const { execute("ALTER ROLE other LOGIN"); }
    /// The number that a query returns.
    static int count(const std::string& query, const std::string& place) {
        PGconn* const connection = PQconnectdb(place.c_str());
        PGresult* const result = PQexec(connection, query.c_str());
        const int found = PQntuples(result) == 1 ? std::atoi(PQgetvalue(result, 0, 0)) : -1;
        PQclear(result);
        PQfinish(connection);
        return found;
    }

  private:
    std::string data() const { return folder_.at("data"); }
    std::string address(const std::string& more) const {
        return "postgresql:///postgres?host=" + folder_.path() + "&user=stackchess" + more;
    }
    /// The newest version that is installed.
    static std::string programs() {
        std::filesystem::path newest;
        for (const auto& entry : std::filesystem::directory_iterator("/usr/lib/postgresql"))
            newest = std::max(newest, entry.path());
        return newest / "bin";
    }
    static const passwd& somebody_else() {
        const passwd* const user = getpwnam("postgres");
        return user != nullptr ? *user : *getpwnam("nobody");
    }
    static void hand_over(const std::string& path) {
        const passwd& user = somebody_else();
        if (geteuid() == 0) (void)!chown(path.c_str(), user.pw_uid, user.pw_gid);
    }
    static void become_somebody_else() {
        const passwd& user = somebody_else();
        if (geteuid() != 0) return;
        if (setgroups(0, nullptr) != 0 || setgid(user.pw_gid) != 0 || setuid(user.pw_uid) != 0)
            _exit(126);
    }
    /// Starts a program of PostgreSQL that ends with this thread.
    static pid_t run(const std::string& name, std::vector<std::string> words) {
        const std::string path = programs() + "/" + name;
        words.insert(words.begin(), path);
        std::vector<char*> arguments;
        for (std::string& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        const pid_t process = fork();
        if (process != 0) return process;
        become_somebody_else();
        prctl(PR_SET_PDEATHSIG, SIGQUIT);
        setsid();
        const int nowhere = ::open("/dev/null", O_RDWR | O_CLOEXEC);
        for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nowhere, file);
        execv(path.c_str(), arguments.data());
        _exit(127);
    }
    static void finish(pid_t process) { waitpid(process, nullptr, 0); }
    /// Sends a signal to the server and to its processes for connections, which have left its
    /// process group.
    void signal_all(int signal) const {
        for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
            std::ifstream stream(entry.path() / "stat");
            std::string word;
            pid_t parent = 0;
            if (stream.ignore(4096, ')') >> word >> parent && parent == server_)
                kill(static_cast<pid_t>(std::stoi(entry.path().filename())), signal);
        }
        kill(server_, signal);
    }

    file::TemporaryFolder folder_;
    pid_t server_ = 0;
    int places_ = 0;
    bool has_other_user_ = false;
};

} // namespace postgres
