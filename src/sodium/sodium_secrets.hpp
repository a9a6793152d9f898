#pragma once

#include <memory>

#include "store/secrets.hpp"

namespace sodium {

/// Argon2id with 19 MiB, two passes and one lane (as OWASP recommends), SHA-256, and the system's
/// random numbers. Nothing if the library cannot work here.
std::unique_ptr<store::Secrets> make_secrets();

} // namespace sodium
