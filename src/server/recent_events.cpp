#include "server/recent_events.hpp"

#include <array>
#include <bit>

namespace server {
namespace {

/// The form in memory of an event: moves, which are nearly all of them, as numbers, others as they
/// are stored.
enum class Form : std::uint8_t { text, move, timed_move };

constexpr std::uint8_t nobody = 2;

std::uint8_t code_of(std::optional<Color> actor) {
    return actor ? static_cast<std::uint8_t>(*actor) : nobody;
}

template <class Value>
void put(std::string& bytes, Value value) {
    const auto raw = std::bit_cast<std::array<char, sizeof(Value)>>(value);
    bytes.append(raw.data(), raw.size());
}

void put(std::string& bytes, std::string_view text) {
    put(bytes, static_cast<std::uint16_t>(text.size()));
    bytes += text;
}

std::string packed(const Entry& entry) {
    std::string bytes;
    put(bytes, code_of(entry.actor));
    put(bytes, std::string_view(entry.nonce));
    const auto* const moved = std::get_if<wire::Moved>(&entry.event);
    if (moved == nullptr) {
        put(bytes, Form::text);
        put(bytes, std::string_view(wire::to_json(entry.event)));
        return bytes;
    }
    put(bytes, moved->left ? Form::timed_move : Form::move);
    put(bytes, std::string_view(moved->move));
    put(bytes, moved->spent);
    if (moved->left) put(bytes, *moved->left);
    return bytes;
}

/// Reads values from the front of some bytes.
class Bytes {
  public:
    explicit Bytes(std::string_view bytes) : rest_(bytes) {}

    bool is_empty() const { return rest_.empty(); }
    template <class Value>
    Value take() {
        std::array<char, sizeof(Value)> raw{};
        rest_.copy(raw.data(), raw.size());
        rest_.remove_prefix(raw.size());
        return std::bit_cast<Value>(raw);
    }
    std::string_view text() {
        const auto size = take<std::uint16_t>();
        const std::string_view text = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return text;
    }

  private:
    std::string_view rest_;
};

Entry unpacked(std::uint32_t number, std::string_view record) {
    Bytes bytes(record);
    Entry entry{.number = number};
    if (const auto actor = bytes.take<std::uint8_t>(); actor != nobody)
        entry.actor = static_cast<Color>(actor);
    entry.nonce = bytes.text();
    const auto form = bytes.take<Form>();
    if (form == Form::text) {
        entry.event = wire::read_event(bytes.text()).value_or(wire::GameEvent());
        return entry;
    }
    wire::Moved moved{.move = std::string(bytes.text())};
    moved.spent = bytes.take<wire::Milliseconds>();
    if (form == Form::timed_move) moved.left = bytes.take<wire::ByColor<wire::Milliseconds>>();
    entry.event = std::move(moved);
    return entry;
}

} // namespace

void RecentEvents::add(const Entry& entry) {
    put(bytes_, std::string_view(packed(entry)));
    if (++count_ == 1) first_ = entry.number;
    if (count_ <= limit) return;
    const std::size_t oldest = Bytes(bytes_).text().size() + sizeof(std::uint16_t);
    bytes_.erase(0, oldest);
    ++first_;
    --count_;
}

std::vector<Entry> RecentEvents::since(std::uint32_t number) const {
    std::vector<Entry> entries;
    std::uint32_t at = first_;
    for (Bytes bytes(bytes_); !bytes.is_empty(); ++at)
        if (const std::string_view record = bytes.text(); at > number)
            entries.push_back(unpacked(at, record));
    return entries;
}

bool RecentEvents::contain(std::uint32_t since, Color side, std::string_view nonce) const {
    std::uint32_t at = first_;
    for (Bytes bytes(bytes_); !bytes.is_empty(); ++at) {
        Bytes record(bytes.text());
        const bool is_by_side = record.take<std::uint8_t>() == code_of(side);
        if (at > since && is_by_side && record.text() == nonce) return true;
    }
    return false;
}

} // namespace server
