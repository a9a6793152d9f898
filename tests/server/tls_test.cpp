#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <memory>
#include <sstream>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <sys/socket.h>
#include <unistd.h>

#include "certificate.hpp"
#include "file/temporary_folder_fixture.hpp"
#include "server_program.hpp"

/// The server with its own certificate.
namespace server_test {
namespace {

using Certificate = std::unique_ptr<X509, Release<X509_free>>;

/// A connection over TLS of these versions.
class TlsClient {
  public:
    explicit TlsClient(std::uint16_t port, int newest = TLS1_3_VERSION)
        : context_(SSL_CTX_new(TLS_client_method())), file_(socket(AF_INET, SOCK_STREAM, 0)) {
        SSL_CTX_set_max_proto_version(context_.get(), newest);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const timeval patience{.tv_sec = 120, .tv_usec = 0};
        setsockopt(file_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        ssl_.reset(SSL_new(context_.get()));
        SSL_set_fd(ssl_.get(), file_);
        is_open_ =
            connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
            SSL_connect(ssl_.get()) == 1;
    }
    TlsClient(const TlsClient&) = delete;
    TlsClient& operator=(const TlsClient&) = delete;
    ~TlsClient() { close(file_); }

    bool is_open() const { return is_open_; }
    int number() const {
        const Certificate shown(SSL_get1_peer_certificate(ssl_.get()));
        return static_cast<int>(ASN1_INTEGER_get(X509_get_serialNumber(shown.get())));
    }
    std::string ask(const std::string& request) const {
        SSL_write(ssl_.get(), request.data(), static_cast<int>(request.size()));
        std::array<char, 4096> bytes{};
        const int count = SSL_read(ssl_.get(), bytes.data(), bytes.size());
        return {bytes.data(), static_cast<std::size_t>(std::max(count, 0))};
    }

  private:
    std::unique_ptr<SSL_CTX, Release<SSL_CTX_free>> context_;
    std::unique_ptr<SSL, Release<SSL_free>> ssl_;
    int file_ = -1;
    bool is_open_ = false;
};

class TlsTest : public testing::Test {
  protected:
    TlsTest() {
        write_certificate(folder_.path(), 1);
        server_ = std::make_unique<ServerProgram>(
            folder_.path() + "/data", 0,
            std::vector<std::string>{"--certificate", folder_.path() + "/chain.pem", "--key",
                                     folder_.path() + "/key.pem"});
    }

    file::TemporaryFolder folder_;
    std::unique_ptr<ServerProgram> server_;
};

TEST_F(TlsTest, AnswersRequestsAndOpensWebSockets) {
    ASSERT_NE(server_->port(), 0);
    const TlsClient client(server_->port());
    ASSERT_TRUE(client.is_open());
    const std::string host = "Host: localhost:" + std::to_string(server_->port()) + "\r\n";
    EXPECT_TRUE(
        client.ask("GET /healthz HTTP/1.1\r\n" + host + "\r\n").starts_with("HTTP/1.1 200"));
    const std::string upgrade = "GET /socket HTTP/1.1\r\n" + host +
                                "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                                "Sec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    EXPECT_TRUE(client
                    .ask(upgrade + "Origin: https://localhost:" + std::to_string(server_->port()) +
                         "\r\n\r\n")
                    .starts_with("HTTP/1.1 101"));
    const TlsClient plain_page(server_->port());
    EXPECT_TRUE(plain_page
                    .ask(upgrade + "Origin: http://localhost:" + std::to_string(server_->port()) +
                         "\r\n\r\n")
                    .starts_with("HTTP/1.1 403"));
}

/// What the program says when it does not start with these files.
std::string complaint(const std::string& certificate, const std::string& key) {
    const file::TemporaryFolder folder;
    const std::string log = folder.path() + "/log";
    ServerProgram server(folder.path() + "/data", 0, {"--certificate", certificate, "--key", key},
                         log);
    EXPECT_EQ(server.wait(), 1);
    std::ostringstream text;
    text << std::ifstream(log).rdbuf();
    return text.str();
}

TEST(TlsFiles, AreNamedIfTheyCannotBeUsed) {
    const file::TemporaryFolder one;
    const file::TemporaryFolder other;
    write_certificate(one.path(), 1);
    write_certificate(other.path(), 2);
    const std::string chain = one.path() + "/chain.pem";
    const std::string key = other.path() + "/key.pem";
    EXPECT_EQ(complaint(chain, key),
              "The key " + key + " does not belong to the certificate " + chain + ".\n");
    EXPECT_EQ(complaint(chain, chain),
              chain + " contains no usable PEM private key without a password.\n");
    EXPECT_EQ(complaint(key, key), key + " contains no usable PEM certificate.\n");
}

TEST_F(TlsTest, SpeaksNoOldVersion) {
    EXPECT_TRUE(TlsClient(server_->port(), TLS1_2_VERSION).is_open());
    EXPECT_FALSE(TlsClient(server_->port(), TLS1_1_VERSION).is_open());
}

TEST_F(TlsTest, ReadsItsCertificateAgain) {
    EXPECT_EQ(TlsClient(server_->port()).number(), 1);
    const TlsClient old(server_->port());
    write_certificate(folder_.path(), 2);
    server_->signal(SIGHUP);
    int shown = 1;
    for (int tries = 0; tries < 12'000 && shown == 1; ++tries) {
        shown = TlsClient(server_->port()).number();
        usleep(10'000);
    }
    EXPECT_EQ(shown, 2);
    EXPECT_TRUE(old.ask("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").starts_with("HTTP/1.1 200"));
}

} // namespace
} // namespace server_test
