#include "servers.hpp"

#include <algorithm>
#include <fstream>
#include <utility>

#include "server/certificate.hpp"

namespace load {

Servers::Servers(const Options& options, std::string folder, SSL_CTX* tls)
    : folder_(std::move(folder)), tls_(tls) {
    if (!options.database.empty())
        server_test::data_words = [database = options.database](const std::string& /*folder*/) {
            return std::vector<std::string>{"--database", database};
        };
    if (options.has_tls) {
        server_test::write_certificate(folder_, 1);
        options_ = {"--certificate", folder_ + "/chain.pem", "--key", folder_ + "/key.pem"};
    }
    const auto count = static_cast<std::size_t>(options.nodes);
    all_.resize(count);
    ports_.resize(count);
    for (std::size_t i = 0; i < count; ++i) start(i);
}

void Servers::start(std::size_t number) {
    all_[number] =
        std::make_unique<Server>(folder_ + "/data", ports_[number], options_, log(number));
    ports_[number] = all_[number]->port();
}

bool Servers::serve() const {
    return std::ranges::none_of(ports_, [](std::uint16_t port) { return port == 0; });
}

std::vector<Target> Servers::targets() const {
    std::vector<Target> targets;
    for (const std::uint16_t port : ports_) targets.push_back({port, tls_});
    return targets;
}

std::size_t Servers::kill_one(core::Random& random) {
    std::vector<std::size_t> living;
    for (std::size_t i = 0; i < all_.size(); ++i)
        if (all_[i])
            living.push_back(i);
        else
            start(i);
    const std::size_t chosen = living[random.below(living.size())];
    all_[chosen] = nullptr;
    if (all_.size() == 1) start(chosen);
    return chosen;
}

std::string Servers::slow_lines() const {
    std::string text;
    for (std::size_t i = 0; i < all_.size(); ++i) {
        std::ifstream lines(log(i));
        for (std::string line; std::getline(lines, line);)
            if (line.find(" slow ") != std::string::npos) text += line + '\n';
    }
    return text;
}

std::string Servers::check() {
    for (auto& server : all_) server = nullptr;
    return server_test::run_program({"serve", "--check", "--data", folder_ + "/data"}, "");
}

} // namespace load
