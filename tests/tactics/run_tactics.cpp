// Lets the engine solve the problems of a suite and tells which it did not solve:
//
//   run_tactics chess chess.txt time 1000              a second for each
//   run_tactics chess chess.txt nodes 50000 threads 2  two problems at a time, the same every time
//   run_tactics chess chess.txt nodes 20000 every 5 least 50
//                                                      each fifth; fails with fewer than 50 solved

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "engine/searcher.hpp"
#include "game/rules_text.hpp"
#include "tactics/solutions.hpp"
#include "tactics/suite.hpp"

namespace {

using game::Rules;
using tactics::Problem;

struct Task {
    Rules rules = Rules::chess;
    engine::Limits limits;
    std::size_t threads = 1;
    std::size_t every = 1;
    std::size_t least = 0;
};

struct Attempt {
    bool is_solved = false;
    std::string move;
    int depth = 0;
};

Attempt attempt(const Task& task, const Problem& problem, engine::Searcher& searcher) {
    searcher.clear();
    if (!searcher.set_game(problem.position, {})) return {};
    const auto thought = searcher.think({.limits = task.limits});
    if (thought.lines.empty()) return {};
    const auto solutions = tactics::coordinates(task.rules, problem);
    const std::string& move = thought.lines[0].moves[0];
    const bool is_solved = std::find(solutions.begin(), solutions.end(), move) != solutions.end();
    return {is_solved, move, thought.depth};
}

std::vector<Attempt> attempt_all(const Task& task, const std::vector<Problem>& problems) {
    std::vector<Attempt> attempts(problems.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        const auto searcher = engine::make_searcher(task.rules);
        for (std::size_t i = next++; i < problems.size(); i = next++)
            attempts[i] = attempt(task, problems[i], *searcher);
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < task.threads; ++i) helpers.emplace_back(work);
    work();
    helpers.clear();
    return attempts;
}

/// Applies the arguments after the file name; false if they are not understood.
bool read_task(const std::vector<std::string_view>& words, Task& task) {
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        const auto number = std::strtoull(words[i + 1].data(), nullptr, 10);
        if (number == 0) return false;
        if (words[i] == "time")
            task.limits.time = std::chrono::milliseconds(number);
        else if (words[i] == "nodes")
            task.limits.nodes = number;
        else if (words[i] == "threads")
            task.threads = number;
        else if (words[i] == "every")
            task.every = number;
        else if (words[i] == "least")
            task.least = number;
        else
            return false;
    }
    return words.size() % 2 == 0 && (task.limits.time.count() > 0 || task.limits.nodes > 0);
}

} // namespace

int main(int argc, char** argv) {
    const auto rules = game::read_rules(argc > 1 ? argv[1] : "");
    Task task{rules.value_or(Rules::chess), {}};
    if (argc < 5 || !rules || !read_task({argv + 3, argv + argc}, task)) {
        std::fputs("usage: run_tactics chess|stackchess FILE time MS|nodes N [threads N] [every N] "
                   "[least N]\n",
                   stderr);
        return 2;
    }
    std::vector<Problem> problems;
    const auto all = tactics::read_problems(argv[2]);
    for (std::size_t i = 0; i < all.size(); i += task.every) problems.push_back(all[i]);
    const auto attempts = attempt_all(task, problems);
    std::size_t solved = 0;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        if (attempts[i].is_solved)
            ++solved;
        else
            std::printf("line %d: %s, not %s at depth %d\n", problems[i].line,
                        tactics::to_text(problems[i]).c_str(), attempts[i].move.c_str(),
                        attempts[i].depth);
    }
    std::printf("%zu of %zu solved\n", solved, problems.size());
    return solved >= task.least ? 0 : 1;
}
