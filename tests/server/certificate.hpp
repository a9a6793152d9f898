#pragma once

#include <string>

namespace server_test {

/// Gives back what a library of C has made.
template <auto release>
struct Release {
    template <class Value>
    void operator()(Value* value) const {
        release(value);
    }
};

/// Writes `key.pem` with a new key into a folder, and `chain.pem` with a certificate of localhost
/// for it, which tells this number and is signed by itself.
void write_certificate(const std::string& folder, int number);

/// The same, signed by a new authority, whose own certificate is `authority.pem`.
void write_authorised_certificate(const std::string& folder);

} // namespace server_test
