#include "server/crowds.hpp"

namespace server {

void Crowds::hear(const Crowd& crowd, const store::NodeId& node, Instant now) {
    heard_[crowd.name][node] = {crowd.count, now};
}

int Crowds::elsewhere(const std::string& name, Instant now) const {
    int count = 0;
    if (const auto found = heard_.find(name); found != heard_.end())
        for (const auto& [node, heard] : found->second)
            if (now - heard.at < forgotten) count += heard.count;
    return count;
}

std::vector<Crowds::Crowd> Crowds::take_news(const Counts& here, int least, Instant now) {
    for (auto& [name, nodes] : heard_)
        std::erase_if(nodes, [now](const auto& node) {
            return node.second.count == 0 || now - node.second.at >= forgotten;
        });
    std::erase_if(heard_, [](const auto& one) { return one.second.empty(); });
    std::vector<Crowd> news;
    std::erase_if(told_, [&](const auto& told) {
        const auto found = here.find(told.first);
        const bool has_gone = found == here.end() || found->second < least;
        if (has_gone) news.push_back({told.first, 0});
        return has_gone;
    });
    const bool tells_all = now - told_all_ >= told_again;
    if (tells_all) told_all_ = now;
    for (const auto& [name, count] : here) {
        if (count < least) continue;
        int& told = told_[name];
        if (tells_all || told != count) news.push_back({name, count});
        told = count;
    }
    return news;
}

} // namespace server
