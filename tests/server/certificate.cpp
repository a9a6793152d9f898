#include "certificate.hpp"

#include <cstdio>
#include <memory>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

namespace server_test {
namespace {

using Key = std::unique_ptr<EVP_PKEY, Release<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Release<X509_free>>;
using Extension = std::unique_ptr<X509_EXTENSION, Release<X509_EXTENSION_free>>;
using File = std::unique_ptr<std::FILE, Release<std::fclose>>;

constexpr long an_hour = 3600;

void extend(X509& certificate, int what, const char* value) {
    const Extension extension(X509V3_EXT_conf_nid(nullptr, nullptr, what, value));
    X509_add_ext(&certificate, extension.get(), -1);
}

Certificate new_certificate(EVP_PKEY& key, const char* owner, int number) {
    Certificate certificate(X509_new());
    X509_set_version(certificate.get(), X509_VERSION_3);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), number);
    X509_gmtime_adj(X509_getm_notBefore(certificate.get()), 0);
    X509_gmtime_adj(X509_getm_notAfter(certificate.get()), an_hour);
    X509_set_pubkey(certificate.get(), &key);
    X509_NAME* const name = X509_get_subject_name(certificate.get());
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                               reinterpret_cast<const unsigned char*>(owner), -1, -1, 0);
    return certificate;
}

void sign(X509& certificate, X509& issuer, EVP_PKEY& issuer_key) {
    X509_set_issuer_name(&certificate, X509_get_subject_name(&issuer));
    X509_sign(&certificate, &issuer_key, EVP_sha256());
}

void write_key(const std::string& path, EVP_PKEY& key) {
    const File file(std::fopen(path.c_str(), "w"));
    PEM_write_PrivateKey(file.get(), &key, nullptr, nullptr, 0, nullptr, nullptr);
}

void write_chain(const std::string& path, X509& certificate) {
    const File file(std::fopen(path.c_str(), "w"));
    PEM_write_X509(file.get(), &certificate);
}

} // namespace

void write_certificate(const std::string& folder, int number) {
    const Key key(EVP_EC_gen("P-256"));
    const Certificate certificate = new_certificate(*key, "localhost", number);
    sign(*certificate, *certificate, *key);
    write_key(folder + "/key.pem", *key);
    write_chain(folder + "/chain.pem", *certificate);
}

void write_authorised_certificate(const std::string& folder) {
    const Key authority_key(EVP_EC_gen("P-256"));
    const Certificate authority = new_certificate(*authority_key, "A test's authority", 1);
    extend(*authority, NID_basic_constraints, "critical,CA:TRUE");
    extend(*authority, NID_key_usage, "critical,keyCertSign");
    sign(*authority, *authority, *authority_key);
    const Key key(EVP_EC_gen("P-256"));
    const Certificate certificate = new_certificate(*key, "localhost", 2);
    extend(*certificate, NID_subject_alt_name, "DNS:localhost");
    sign(*certificate, *authority, *authority_key);
    write_key(folder + "/key.pem", *key);
    write_chain(folder + "/chain.pem", *certificate);
    write_chain(folder + "/authority.pem", *authority);
}

} // namespace server_test
