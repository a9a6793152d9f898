#include "window/space_context.hpp"

#include <array>

#include <SDL2/SDL.h>
#include <epoxy/egl.h>
#include <epoxy/gl.h>

namespace window {
namespace {

constexpr std::array<EGLint, 5> wanted_config{EGL_SURFACE_TYPE, 0, EGL_RENDERABLE_TYPE,
                                              EGL_OPENGL_BIT, EGL_NONE};
/// OpenGL 3.3, which says when the card was reset, if it can.
std::array<EGLint, 9> wanted_context(bool says_when_lost) {
    return {EGL_CONTEXT_MAJOR_VERSION,
            3,
            EGL_CONTEXT_MINOR_VERSION,
            3,
            EGL_CONTEXT_OPENGL_PROFILE_MASK,
            EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
            says_when_lost ? EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY_KHR : EGL_NONE,
            EGL_LOSE_CONTEXT_ON_RESET_KHR,
            EGL_NONE};
}

/// The display that the environment names, or none: pictures can be painted without a screen.
std::array<EGLDisplay, 2> displays() {
    const bool has_none = epoxy_has_egl_extension(nullptr, "EGL_MESA_platform_surfaceless");
    return {eglGetDisplay(EGL_DEFAULT_DISPLAY),
            has_none ? eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY,
                                                nullptr)
                     : EGL_NO_DISPLAY};
}

EGLContext context_on(EGLDisplay display) {
    if (display == EGL_NO_DISPLAY || eglInitialize(display, nullptr, nullptr) == EGL_FALSE)
        return EGL_NO_CONTEXT;
    EGLConfig config = nullptr;
    EGLint count = 0;
    if (!epoxy_has_egl_extension(display, "EGL_KHR_surfaceless_context") ||
        eglBindAPI(EGL_OPENGL_API) == EGL_FALSE ||
        eglChooseConfig(display, wanted_config.data(), &config, 1, &count) == EGL_FALSE ||
        count == 0)
        return EGL_NO_CONTEXT;
    const auto created = [&](bool says_when_lost) {
        return eglCreateContext(display, config, EGL_NO_CONTEXT,
                                wanted_context(says_when_lost).data());
    };
    EGLContext context = EGL_NO_CONTEXT;
    if (epoxy_has_egl_extension(display, "EGL_EXT_create_context_robustness"))
        context = created(true);
    return context == EGL_NO_CONTEXT ? created(false) : context;
}

} // namespace

core::Result<std::unique_ptr<SpaceContext>, std::string> SpaceContext::open() {
    if (!epoxy_has_egl()) return core::Failure(std::string("libEGL.so.1"));
    for (const EGLDisplay display : displays()) {
        const EGLContext context = context_on(display);
        if (context == EGL_NO_CONTEXT) continue;
        std::unique_ptr<SpaceContext> opened(new SpaceContext(display, context));
        if (!opened->use()) continue;
        const bool is_new_enough = epoxy_gl_version() >= 33;
        opened->rest();
        if (is_new_enough) return opened;
    }
    return core::Failure(std::string("EGL"));
}

SpaceContext::~SpaceContext() {
    rest();
    eglDestroyContext(display_, context_);
}

bool SpaceContext::use() {
    SDL_GL_MakeCurrent(nullptr, nullptr); // one context at a time, whoever made it
    return eglBindAPI(EGL_OPENGL_API) == EGL_TRUE &&
           eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, context_) == EGL_TRUE;
}

bool SpaceContext::is_lost() {
    if (epoxy_gl_version() >= 45 || epoxy_has_gl_extension("GL_KHR_robustness"))
        return glGetGraphicsResetStatus() != GL_NO_ERROR;
    return epoxy_has_gl_extension("GL_ARB_robustness") &&
           glGetGraphicsResetStatusARB() != GL_NO_ERROR;
}

void SpaceContext::rest() {
    eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
}

} // namespace window
