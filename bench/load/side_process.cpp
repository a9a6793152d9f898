#include "side_process.hpp"

#include <chrono>
#include <csignal>
#include <new>
#include <thread>

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace load {

SideProcess::SideProcess(const Work& work) {
    void* const memory =
        mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    shared_ = new (memory) Shared;
    if (!work) return;
    process_ = fork();
    if (process_ != 0) return;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    run(work);
    _exit(0);
}

SideProcess::~SideProcess() {
    if (process_ > 0) {
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
    }
    munmap(shared_, sizeof(Shared));
}

void SideProcess::begin(const Target& target) {
    shared_->has_tls = target.tls != nullptr;
    shared_->port = target.port;
}

void SideProcess::run(const Work& work) {
    while (shared_->port == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    work({shared_->port, shared_->has_tls ? SSL_CTX_new(TLS_client_method()) : nullptr}, *shared_);
}

} // namespace load
