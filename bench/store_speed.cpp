// Measures the database of a server: `store_speed [FOLDER]` writes to a new folder there, on the
// disk that is to be measured (default: the present folder). Durable commits, alone and in batches,
// beside a bare fdatasync; then how soon 1,000 running games are read. `store_speed ADDRESS` does
// so in a database of PostgreSQL, which must be empty.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "postgres/open.hpp"
#include "sqlite/open.hpp"
#include "store/database_address.hpp"
#include "store/examples_fixture.hpp"

namespace {

using Clock = std::chrono::steady_clock;

constexpr int games = 1000;
constexpr int events_each = 60;

double milliseconds_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// A line of the table: how long each of some repeated acts took.
class Times {
  public:
    void add(double milliseconds) { all_.push_back(milliseconds); }
    void print(const std::string& what, int rows_each) {
        std::ranges::sort(all_);
        double sum = 0;
        for (const double one : all_) sum += one;
        std::printf("%-34s %9.0f rows/s   p50 %7.3f   p99 %7.3f   max %7.3f ms\n", what.c_str(),
                    rows_each * static_cast<double>(all_.size()) / sum * 1000, at(0.5), at(0.99),
                    all_.back());
    }

  private:
    double at(double share) const {
        return all_[static_cast<std::size_t>(share * static_cast<double>(all_.size() - 1))];
    }

    std::vector<double> all_;
};

/// What the disk itself needs to keep 100 bytes more.
void measure_disk(const std::string& folder) {
    const std::string path = folder + "/bare";
    const int file = open(path.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
    const std::string bytes(100, 'x');
    Times times;
    for (int i = 0; i < 1000; ++i) {
        const auto start = Clock::now();
        if (write(file, bytes.data(), bytes.size()) < 0 || fdatasync(file) != 0) return;
        times.add(milliseconds_since(start));
    }
    close(file);
    times.print("bare write and fdatasync", 1);
}

std::string id_of(int number) { return "game" + std::to_string(1000 + number); }

/// Plays on in all games, one after the other.
class Play {
  public:
    explicit Play(store::Store& store) : store_(store), counts_(games, 1) {
        std::vector<store::Change> batch;
        for (const char* name : {"Anne", "Bob"})
            batch.emplace_back(store::AddAccount{store::account(name)});
        for (int i = 0; i < games; ++i)
            batch.emplace_back(store::begin(store::rated_game(id_of(i))));
        commit(batch);
    }

    /// One event in each of so many games.
    void step(int size) {
        std::vector<store::Change> batch;
        for (int i = 0; i < size; ++i) {
            next_ = (next_ + 1) % games;
            batch.emplace_back(store::happens(
                id_of(next_), store::event(++counts_[static_cast<std::size_t>(next_)], "e2e4")));
        }
        commit(batch);
    }
    void measure(int size, int repeats) {
        Times times;
        for (int i = 0; i < repeats; ++i) {
            const auto start = Clock::now();
            step(size);
            times.add(milliseconds_since(start));
        }
        times.print("commits of " + std::to_string(size), size);
    }
    bool is_long() const {
        return std::ranges::all_of(counts_, [](int count) { return count >= events_each; });
    }

  private:
    void commit(const std::vector<store::Change>& batch) {
        for (const store::ChangeResult& outcome : store_.commit(batch))
            if (outcome.fate != store::Fate::done) std::exit(1);
    }

    store::Store& store_;
    std::vector<int> counts_;
    int next_ = 0;
};

long memory_in_kib() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::atol(line.c_str() + 6);
    return 0;
}

/// The store in a folder, or at the address of a database.
std::unique_ptr<store::Store> open_store(const std::string& place) {
    auto opened =
        store::is_database_address(place)
            ? postgres::open({.database = place, .access = store::Access::server, .creates = true})
            : sqlite::open({.folder = place, .access = store::Access::server, .creates = true});
    if (!opened) std::exit(1);
    return *std::move(opened);
}

void measure_commits(const std::string& place) {
    const long before = memory_in_kib();
    const auto store = open_store(place);
    Play play(*store);
    play.measure(1, 5000);
    play.measure(10, 1000);
    play.measure(100, 300);
    play.measure(1000, 30);
    while (!play.is_long()) play.step(games);
    std::printf("memory of the writing connection %ld KiB\n", memory_in_kib() - before);
}

void measure_start(const std::string& folder) {
    const auto start = Clock::now();
    const auto store = open_store(folder);
    const double opened = milliseconds_since(start);
    const auto running = store->running_games();
    std::size_t events = 0;
    for (const store::PlayedGame& game : *running) events += game.events.size();
    std::printf("open %.1f ms; %zu running games with %zu events read after %.1f ms\n", opened,
                running->size(), events, milliseconds_since(start));
}

/// A backup of a large database, and its restoration: opened, and all its games read.
void measure_backup(const std::string& folder) {
    const auto store =
        *sqlite::open({.folder = folder, .creates = true}, {.survives_power_cut = false});
    const std::string payload(4000, 'x');
    for (int game = 0; game < games; ++game) {
        store::ChangeGame change = store::begin(store::rated_game(id_of(game)));
        for (int number = 2; number <= 250; ++number)
            change.events.push_back(store::event(number, payload));
        store->commit(change);
    }
    const std::string copy = folder + "/copy";
    std::filesystem::create_directory(copy);
    const auto start = Clock::now();
    if (!store->back_up(sqlite::database_path(copy))) return;
    const double saved = milliseconds_since(start);
    const auto size = std::filesystem::file_size(sqlite::database_path(copy));
    const auto again = Clock::now();
    std::size_t events = 0;
    (void)open_store(copy)->visit_games([&](const store::PlayedGame& game) {
        events += game.events.size();
        return true;
    });
    std::printf("backup of %.0f MB in %.1f s; %zu events read from it in %.1f s\n",
                static_cast<double>(size) / 1e6, saved / 1000, events,
                milliseconds_since(again) / 1000);
}

} // namespace

int main(int argc, char** argv) {
    const std::string place = argc > 1 ? argv[1] : ".";
    if (store::is_database_address(place)) {
        measure_commits(place);
        measure_start(place);
        return 0;
    }
    std::string folder = place + "/store-speed-XXXXXX";
    if (mkdtemp(folder.data()) == nullptr) return 1;
    measure_disk(folder);
    measure_commits(folder);
    measure_start(folder);
    measure_backup(folder + "/large");
    std::filesystem::remove_all(folder);
}
