#pragma once

#include "server/request_refusal.hpp"
#include "words/account_messages.hpp"
#include "words/web_messages.hpp"

/// Why a request about an account is refused.
namespace server::refusal {

namespace message = words::message;

inline constexpr RequestRefusal lan{403, "lan", message::web_lan};
inline constexpr RequestRefusal bad_origin{403, "bad_origin", message::web_bad_origin};
inline constexpr RequestRefusal bad_request{400, "bad_request", message::web_bad_request};
inline constexpr RequestRefusal not_found{404, "not_found", message::web_not_found};
inline constexpr RequestRefusal bad_method{405, "bad_method", message::web_bad_method};
inline constexpr RequestRefusal log_in{401, "log_in", message::web_log_in};
inline constexpr RequestRefusal bad_session{401, "bad_session", message::web_bad_session};
inline constexpr RequestRefusal bad_login{403, "bad_login", message::web_bad_login};
inline constexpr RequestRefusal bad_code{403, "bad_code", message::web_bad_code};
inline constexpr RequestRefusal bad_password{403, "bad_password", message::web_bad_password};
inline constexpr RequestRefusal banned{403, "banned", message::web_banned};
inline constexpr RequestRefusal bad_name{400, "bad_name", message::web_bad_name};
inline constexpr RequestRefusal name_reserved{400, "name_reserved", message::web_name_reserved};
inline constexpr RequestRefusal name_taken{409, "name_taken", message::web_name_taken};
inline constexpr RequestRefusal password_short{400, "password_too_short",
                                               message::web_password_short};
inline constexpr RequestRefusal password_long{400, "password_too_long", message::web_password_long};
inline constexpr RequestRefusal password_name{400, "password_is_name", message::password_is_name};
inline constexpr RequestRefusal busy{503, "busy", message::web_busy};
inline constexpr RequestRefusal too_many_lookups{503, "busy", message::web_too_many_lookups};
inline constexpr RequestRefusal too_often{429, "too_often", message::web_too_often};
inline constexpr RequestRefusal not_saved{503, "not_saved", message::web_not_saved};
inline constexpr RequestRefusal bad_scope{400, "bad_scope", message::web_bad_scope};
inline constexpr RequestRefusal too_many_tokens{409, "too_many", message::web_too_many_tokens};
inline constexpr RequestRefusal too_many_exports{429, "too_many", message::web_too_many_exports};

/// What is wrong with a password for this name; null if nothing is.
const RequestRefusal* about_password(std::string_view password, std::string_view name);

} // namespace server::refusal
