#include "online/address.hpp"

#include <algorithm>
#include <optional>

#include "core/capitals.hpp"
#include "core/digits.hpp"
#include "words/message.hpp"
#include "words/online_messages.hpp"

namespace online {
namespace {

namespace message = words::message;
using core::Failure;

constexpr std::uint16_t usual_port = 8080; ///< of a server on a local network
constexpr std::size_t id_length = 8;
constexpr std::size_t longest_host = 253;

bool is_letter_or_digit(char byte) {
    return core::is_digit(byte) || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

std::uint16_t scheme_port(bool is_secure) { return is_secure ? 443 : 80; }

/// The part before `://`, if there is any.
std::string take_scheme(std::string_view& rest) {
    const std::size_t mark = rest.find("://");
    if (mark == std::string_view::npos) return {};
    std::string scheme = core::small_letters(rest.substr(0, mark));
    rest.remove_prefix(mark + 3);
    return scheme;
}

bool is_host(std::string_view host) {
    if (host.empty() || host.size() > longest_host) return false;
    if (host.starts_with('['))
        return host.size() > 4 && host.ends_with(']') &&
               std::ranges::all_of(host.substr(1, host.size() - 2), [](char byte) {
                   return is_letter_or_digit(byte) || byte == ':' || byte == '.';
               });
    return std::ranges::all_of(host, [](char byte) {
        return is_letter_or_digit(byte) || byte == '-' || byte == '.' || byte == '_';
    });
}

bool is_number(std::string_view host) {
    return host.starts_with('[') ||
           std::ranges::all_of(host, [](char byte) { return core::is_digit(byte) || byte == '.'; });
}

/// Whether a host has a public name.
bool is_public(std::string_view host) {
    return !is_number(host) && host.find('.') != std::string_view::npos &&
           !host.ends_with(".local") && !host.ends_with(".lan") && !host.ends_with(".home");
}

bool is_this_machine(std::string_view host) {
    return host == "localhost" || host == "[::1]" || host.starts_with("127.");
}

/// Host and port of `host:port`.
core::Result<Address, AddressFault> read_place(std::string_view place, bool has_scheme,
                                               bool is_secure) {
    const std::size_t bracket = place.find(']');
    const std::size_t colon = place.find(':', bracket == std::string_view::npos ? 0 : bracket);
    Address address{.is_secure = is_secure, .host = core::small_letters(place.substr(0, colon))};
    if (!is_host(address.host)) return Failure(AddressFault::host);
    const bool has_port = colon != std::string_view::npos;
    if (!has_scheme) address.is_secure = is_public(address.host) && !has_port;
    address.port = has_scheme || address.is_secure ? scheme_port(address.is_secure) : usual_port;
    if (!has_port) return address;
    const auto port = core::read_number<int>(place.substr(colon + 1), 1, 65535);
    if (!port) return Failure(AddressFault::port);
    address.port = static_cast<std::uint16_t>(*port);
    return address;
}

} // namespace

bool is_id(std::string_view text) {
    return text.size() == id_length && std::ranges::all_of(text, is_letter_or_digit);
}

std::string Address::base() const {
    std::string text = (is_secure ? "https://" : "http://") + host;
    if (port != scheme_port(is_secure)) text += ':' + std::to_string(port);
    return text;
}

bool Address::is_safe() const { return is_secure || is_this_machine(host); }

std::string Address::link_to(std::string_view what) const {
    return is_this_machine(host) ? std::string() : base() + '/' + std::string(what);
}

core::Result<Address, AddressFault> read_address(std::string_view text) {
    if (text.empty()) return Failure(AddressFault::empty);
    std::string_view rest = text.substr(0, text.find_first_of("?#")); // without the page's query
    const std::string scheme = take_scheme(rest);
    const bool is_secure = scheme == "https" || scheme == "wss";
    if (!scheme.empty() && !is_secure && scheme != "http" && scheme != "ws")
        return Failure(AddressFault::scheme);
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    auto address = read_place(rest.substr(0, slash), !scheme.empty(), is_secure);
    if (!address) return address;
    std::string_view path = rest.substr(slash);
    if (path.starts_with('/')) path.remove_prefix(1);
    if (path.ends_with('/')) path.remove_suffix(1);
    if (is_id(path))
        address->id = path;
    else if (!path.empty() && path != "socket")
        return Failure(AddressFault::path);
    return address;
}

std::string fault_sentence(words::Voice voice, AddressFault fault, std::string_view text) {
    const words::Argument typed{"address", words::shown(text)};
    switch (fault) {
    case AddressFault::empty: return say(voice, message::address_missing);
    case AddressFault::scheme: return say(voice, message::address_scheme, {typed});
    case AddressFault::host: return say(voice, message::address_host, {typed});
    case AddressFault::port: return say(voice, message::address_port, {typed});
    case AddressFault::path: break;
    }
    return say(voice, message::address_path, {typed});
}

} // namespace online
