#include "figures.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <fmt/format.h>
#include <unistd.h>

namespace load {

double milliseconds(Clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

void Times::add(Clock::duration at, Clock::duration took) {
    all_.push_back(
        {static_cast<float>(milliseconds(at) / 1000), static_cast<float>(milliseconds(took))});
}

double Times::at(double share) const {
    if (all_.empty()) return 0;
    std::vector<float> sorted;
    sorted.reserve(all_.size());
    for (const One& one : all_) sorted.push_back(one.took);
    const auto place = static_cast<std::ptrdiff_t>(share * static_cast<double>(all_.size() - 1));
    std::nth_element(sorted.begin(), sorted.begin() + place, sorted.end());
    return sorted[static_cast<std::size_t>(place)];
}

Times Times::between(double from, double to) const {
    Times part;
    for (const One& one : all_)
        if (one.at >= from && one.at < to) part.all_.push_back(one);
    return part;
}

std::string Times::cells() const {
    return fmt::format("{:.2f} | {:.2f} | {:.2f} | {:.2f}", at(0.5), at(0.99), at(0.999), at(1));
}

std::int64_t memory_of(int process) {
    std::ifstream file(fmt::format("/proc/{}/statm", process));
    std::int64_t all = 0;
    std::int64_t resident = 0;
    file >> all >> resident;
    return resident * sysconf(_SC_PAGESIZE);
}

double processor_seconds_of(int process) {
    std::ifstream file(fmt::format("/proc/{}/stat", process));
    std::string line;
    std::getline(file, line);
    std::istringstream rest(line.substr(std::min(line.size(), line.rfind(')') + 1)));
    constexpr int fields_before_times = 11;
    std::string skipped;
    for (int i = 0; i < fields_before_times; ++i) rest >> skipped;
    double user = 0;
    double system = 0;
    rest >> user >> system;
    return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

} // namespace load
