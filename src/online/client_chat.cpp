// The chat of a game, and muting, blocking and reporting.

#include <algorithm>
#include <array>

#include "core/capitals.hpp"
#include "core/trim.hpp"
#include "online/client.hpp"
#include "words/online_messages.hpp"

namespace online {

namespace message = words::message;
using core::small_letters;
using core::trimmed;

namespace {

constexpr std::size_t most_chat = 200;

enum class ChatOrder : std::uint8_t { mute, unmute, block, unblock, report };

struct OrderWord {
    std::string_view word{};
    ChatOrder order{};
};

/// The words of both languages are always accepted.
constexpr std::array order_words{
    OrderWord{"mute", ChatOrder::mute},         OrderWord{"muet", ChatOrder::mute},
    OrderWord{"unmute", ChatOrder::unmute},     OrderWord{"entendre", ChatOrder::unmute},
    OrderWord{"block", ChatOrder::block},       OrderWord{"bloquer", ChatOrder::block},
    OrderWord{"unblock", ChatOrder::unblock},   OrderWord{"debloquer", ChatOrder::unblock},
    OrderWord{"débloquer", ChatOrder::unblock}, OrderWord{"report", ChatOrder::report},
    OrderWord{"signaler", ChatOrder::report}};

} // namespace

// Messages received.

void Client::take(const wire::SaidInGame& message) {
    if (!is_followed(message.game) || muted_.contains(small_letters(message.line.from))) return;
    if (game_->chat.size() >= most_chat) game_->chat.erase(game_->chat.begin());
    game_->chat.push_back(message.line);
    events_.emplace_back(ChatHeard{message.line});
}

/// Earlier messages, without those of muted people.
std::vector<wire::ChatLine> Client::heard_of(std::vector<wire::ChatLine> chat) const {
    std::erase_if(chat, [&](const wire::ChatLine& line) {
        return muted_.contains(small_letters(line.from));
    });
    return chat;
}

/// Of the requests made here, only blocking and reporting are answered with this message.
void Client::take(const wire::Done& message) {
    const std::size_t before = events_.size();
    if (message.to == "block" && asked_block_)
        note(asked_block_->blocks ? message::chat_blocked : message::chat_unblocked,
             {{"name", words::shown(asked_block_->name)}});
    if (message.to == "report") note(message::chat_reported);
    mark_notices(before, Topic::chat);
}

// Messages sent.

void Client::say(std::string text) {
    if (!game_) return;
    const std::size_t before = events_.size();
    carry_out(std::move(text));
    mark_notices(before, Topic::chat);
}

void Client::carry_out(std::string text) {
    if (text.starts_with('/')) return obey(std::string_view(text).substr(1));
    if (is_ready()) send(wire::SayInGame{game_->id, std::move(text)});
}

/// A command typed in the chat: `/mute Bob`.
void Client::obey(std::string_view order) {
    const std::string word = small_letters(order.substr(0, order.find(' ')));
    const std::string_view rest = trimmed(order.substr(word.size()));
    const auto found = std::ranges::find(order_words, word, &OrderWord::word);
    if (found == order_words.end()) return note(message::chat_orders);
    if (found->order == ChatOrder::report) return report(rest);
    std::string name(rest);
    if (const auto side = game_->side(); name.empty() && side)
        name = game_->players[core::index(~*side)].name;
    if (name.empty()) return note(message::chat_whom);
    const words::Argument argument{"name", words::shown(name)};
    switch (found->order) {
    case ChatOrder::mute:
        muted_.insert(small_letters(name));
        game_->chat = heard_of(std::move(game_->chat));
        return note(message::chat_muted, {argument});
    case ChatOrder::unmute:
        muted_.erase(small_letters(name));
        return note(message::chat_unmuted, {argument});
    default: break;
    }
    if (!is_ready()) return;
    asked_block_ = wire::Block{name, found->order == ChatOrder::block};
    send(*asked_block_);
}

/// A player reports the opponent; a spectator names a player first.
void Client::report(std::string_view text) {
    std::string name;
    if (const auto side = game_->side()) {
        name = game_->players[core::index(~*side)].name;
    } else {
        name = text.substr(0, text.find(' '));
        const auto is_meant = [&](const wire::Person& player) {
            return small_letters(player.name) == small_letters(name);
        };
        if (std::ranges::none_of(game_->players, is_meant)) return note(message::chat_whom);
        text = trimmed(text.substr(name.size()));
    }
    if (text.empty()) return note(message::chat_orders);
    if (is_ready()) send(wire::Report{game_->id, name, std::string(text)});
}

} // namespace online
