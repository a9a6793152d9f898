#include "window/window.hpp"

#include <algorithm>
#include <cstdlib>

#include "window/damage.hpp"
#include "window/desktop_scale.hpp"
#include "window/events.hpp"
#include "window/pictures.hpp"

namespace window {
namespace {

using view::ShowFailure;
using view::ShowTrouble;

constexpr const char* title = "Stackchess";
constexpr view::Size usual_size{1100, 720};
constexpr view::Size least_size{480, 360};
constexpr std::chrono::milliseconds frame{16}; ///< the shortest time between two pictures

std::chrono::milliseconds now() { return std::chrono::milliseconds(SDL_GetTicks64()); }

/// The number of the event that only wakes the loop.
Uint32 waking_event() {
    static const Uint32 type = SDL_RegisterEvents(1);
    return type;
}

/// The size scaled by this much, as far as the screen has room for it.
SDL_Point enlarged(view::Size size, float scale) {
    const SDL_Point wanted{static_cast<int>(size.width * scale),
                           static_cast<int>(size.height * scale)};
    SDL_Rect room{0, 0, wanted.x, wanted.y};
    SDL_GetDisplayUsableBounds(0, &room);
    return {std::min(wanted.x, room.w), std::min(wanted.y, room.h)};
}

WindowHandle open_handle(float scale) {
    const SDL_Point size = enlarged(usual_size, scale);
    WindowHandle handle(SDL_CreateWindow(title, SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                                         size.x, size.y,
                                         SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
    const SDL_Point least = enlarged(least_size, scale);
    if (handle) SDL_SetWindowMinimumSize(handle.get(), least.x, least.y);
    return handle;
}

/// With the graphics card if there is one, otherwise without.
Renderer open_renderer(SDL_Window* handle) {
    Renderer renderer(
        SDL_CreateRenderer(handle, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC));
    if (!renderer) renderer.reset(SDL_CreateRenderer(handle, -1, SDL_RENDERER_SOFTWARE));
    return renderer;
}

bool is_software(SDL_Renderer* renderer) {
    SDL_RendererInfo info{};
    return SDL_GetRendererInfo(renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE) != 0;
}

void set_icon(SDL_Window* handle) {
    const Surface icon = drawn({core::Color::white, core::Role::knight}, 64);
    if (icon) SDL_SetWindowIcon(handle, icon.get());
}

bool is_set(const char* variable) {
    const char* const value = std::getenv(variable);
    return value != nullptr && *value != 0;
}

/// The kinds of display that the environment names, preferring the one with sharp pictures. Left to
/// itself, SDL would also try others, print errors about them, and finally paint on an invisible
/// display.
std::vector<std::string> displays() {
    if (is_set("SDL_VIDEODRIVER")) return {std::getenv("SDL_VIDEODRIVER")};
    std::vector<std::string> found;
    if (is_set("WAYLAND_DISPLAY")) found.emplace_back("wayland");
    if (is_set("DISPLAY")) found.emplace_back("x11");
    return found;
}

/// For SDL, which forgets them whenever it is shut down.
void set_hints(const std::string& display) {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, display.c_str());
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    // Software rendering must not take a detour through an emulated graphics card.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
}

core::Failure<ShowFailure> failure(ShowTrouble trouble, std::string detail) {
    return core::Failure(ShowFailure{trouble, std::move(detail)});
}

bool spoils(const SDL_Event& event) {
    if (event.type != SDL_WINDOWEVENT) return false;
    return event.window.event == SDL_WINDOWEVENT_EXPOSED ||
           event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED ||
           event.window.event == SDL_WINDOWEVENT_SHOWN ||
           event.window.event == SDL_WINDOWEVENT_RESTORED;
}

/// Nobody sees the window until something spoils it.
bool hides(const SDL_Event& event) {
    return event.type == SDL_WINDOWEVENT && (event.window.event == SDL_WINDOWEVENT_MINIMIZED ||
                                             event.window.event == SDL_WINDOWEVENT_HIDDEN);
}

std::string clipboard_text() {
    char* const text = SDL_GetClipboardText();
    if (text == nullptr) return {};
    std::string copy(text);
    SDL_free(text);
    return copy;
}

} // namespace

Window::Library::Library() : is_ready_(SDL_Init(SDL_INIT_VIDEO) == 0 && TTF_Init() == 0) {}

Window::Library::~Library() {
    if (is_ready_) TTF_Quit(); // as often as it was initialised: SDL_ttf counts its users
    SDL_Quit();
}

core::Result<std::unique_ptr<Window>, ShowFailure> Window::open(const view::ShowOptions& options) {
    core::Result<std::unique_ptr<Window>, ShowFailure> opened =
        failure(ShowTrouble::no_display, "DISPLAY, WAYLAND_DISPLAY");
    for (const std::string& display : displays()) {
        opened = open_on(display, options);
        if (opened || opened.error().trouble != ShowTrouble::no_display) break;
    }
    return opened;
}

core::Result<std::unique_ptr<Window>, ShowFailure>
Window::open_on(const std::string& display, const view::ShowOptions& options) {
    set_hints(display);
    auto library = std::make_unique<Library>();
    if (!library->is_ready()) return failure(ShowTrouble::no_display, SDL_GetError());
    auto fonts = Fonts::in(options.font_folder);
    if (!fonts) return failure(ShowTrouble::no_font, fonts.error());
    const auto scale = options.scale ? options.scale : desktop_scale(usual_size);
    WindowHandle handle = open_handle(scale.value_or(1));
    if (!handle) return failure(ShowTrouble::no_display, SDL_GetError());
    Renderer renderer = open_renderer(handle.get());
    if (!renderer) return failure(ShowTrouble::no_display, SDL_GetError());
    set_icon(handle.get());
    SDL_StartTextInput();
    return std::unique_ptr<Window>(new Window(std::move(library), std::move(handle),
                                              std::move(renderer), *std::move(fonts), scale));
}

Window::Window(std::unique_ptr<Library> library, WindowHandle handle, Renderer renderer,
               Fonts fonts, std::optional<float> scale)
    : library_(std::move(library)), handle_(std::move(handle)), renderer_(std::move(renderer)),
      fonts_(std::move(fonts)), painter_(renderer_.get(), fonts_), scale_(scale),
      keeps_pixels_(is_software(renderer_.get())) {}

Window::~Window() = default;

void Window::wake() {
    SDL_Event event{};
    event.type = waking_event();
    SDL_PushEvent(&event);
}

/// For how many milliseconds there is nothing to do; nothing if until the next event.
std::optional<int> Window::patience(const view::Stage& stage) const {
    const std::optional<Time> wake = stage.next_wake();
    if (!wake) return std::nullopt;
    const Time next = std::max(*wake, last_turn_ + frame);
    return static_cast<int>(std::clamp(next - now(), Time(0), Time(3'600'000)).count());
}

bool Window::turn(view::Stage& stage) {
    if (!told_) {
        stage.handle(view::Tick{now()});
        tell_size(stage);
        paint(stage); // at once; events that have arrived meanwhile are handled next
        tell_of_space(stage);
    }
    SDL_Event event{};
    const auto wait = patience(stage);
    const bool has_event =
        (wait ? SDL_WaitEventTimeout(&event, *wait) : SDL_WaitEvent(&event)) != 0;
    const Time time = now();
    stage.handle(view::Tick{time});
    // A late picture does not delay the next one.
    last_turn_ = std::clamp(last_turn_ + frame, time - frame, time);
    if (has_event) {
        pass_on(event, stage);
        while (SDL_PollEvent(&event) != 0) pass_on(event, stage);
    }
    const view::Wishes wishes = stage.take_wishes();
    fulfil(wishes);
    paint(stage);
    tell_of_space(stage);
    for (const view::Sound sound : stage.take_sounds())
        speaker_.play(sound, stage.settings().volume);
    return !wishes.quits;
}

void Window::pass_on(const SDL_Event& event, view::Stage& stage) {
    if (event.type == SDL_RENDER_DEVICE_RESET || event.type == SDL_RENDER_TARGETS_RESET) {
        painter_.forget_pictures();
        is_spoilt_ = true;
    }
    is_hidden_ |= hides(event);
    if (spoils(event)) {
        is_spoilt_ = true;
        is_hidden_ = false;
        tell_size(stage);
    }
    if (is_paste(event)) stage.handle(view::TextPasted{clipboard_text()});
    const auto input = input_of(event, pixels_per_point());
    if (input) stage.handle(*input);
    if (event.type == SDL_DROPFILE || event.type == SDL_DROPTEXT) SDL_free(event.drop.file);
}

float Window::pixels_per_point() const {
    int points = 0;
    int pixels = 0;
    SDL_GetWindowSize(handle_.get(), &points, nullptr);
    SDL_GetRendererOutputSize(renderer_.get(), &pixels, nullptr);
    return points > 0 ? static_cast<float>(pixels) / static_cast<float>(points) : 1;
}

void Window::tell_size(view::Stage& stage) {
    int width = 0;
    int height = 0;
    if (SDL_GetRendererOutputSize(renderer_.get(), &width, &height) != 0) return;
    const view::Resized resized{{static_cast<float>(width), static_cast<float>(height)},
                                scale_.value_or(pixels_per_point())};
    if (told_ && told_->size == resized.size && told_->scale == resized.scale) return;
    told_ = resized;
    stage.handle(resized);
}

void Window::fulfil(const view::Wishes& wishes) {
    if (wishes.clipboard) SDL_SetClipboardText(wishes.clipboard->c_str());
    if (!wishes.toggles_full_screen) return;
    const bool is_full = (SDL_GetWindowFlags(handle_.get()) & SDL_WINDOW_FULLSCREEN) != 0;
    SDL_SetWindowFullscreen(handle_.get(), is_full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
}

void Window::paint(const view::Stage& stage) {
    if (is_hidden_) return;
    view::Scene scene = stage.scene();
    SDL_Rect whole{};
    SDL_GetRendererOutputSize(renderer_.get(), &whole.w, &whole.h);
    std::vector<SDL_Rect> areas{whole};
    if (!is_spoilt_ && stage.settings() == settings_)
        areas = damage(scene_, scene, {whole.w, whole.h});
    if (areas.empty()) return;
    if (!keeps_pixels_) areas = {whole};
    scene_ = std::move(scene);
    settings_ = stage.settings();
    is_spoilt_ = false;
    painter_.paint(scene_, settings_, areas);
    present(areas);
    ++painted_;
}

/// Without boards in space the stage shows flat ones, from the next picture on.
void Window::tell_of_space(view::Stage& stage) {
    const auto trouble = painter_.take_space_trouble();
    if (!trouble) return;
    stage.handle(view::SpaceMissing{*trouble});
    paint(stage);
}

void Window::present(const std::vector<SDL_Rect>& areas) {
    // Without a graphics card, the screen need not receive again what it already shows: that takes
    // longer than all the painting.
    if (keeps_pixels_ && SDL_RenderFlush(renderer_.get()) == 0 &&
        SDL_UpdateWindowSurfaceRects(handle_.get(), areas.data(), static_cast<int>(areas.size())) ==
            0)
        return;
    SDL_RenderPresent(renderer_.get());
}

void Window::resize(view::Size size) {
    SDL_SetWindowSize(handle_.get(), static_cast<int>(size.width), static_cast<int>(size.height));
}

Surface Window::picture() const {
    int width = 0;
    int height = 0;
    SDL_GetRendererOutputSize(renderer_.get(), &width, &height);
    Surface surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888));
    if (!surface || SDL_RenderReadPixels(renderer_.get(), nullptr, SDL_PIXELFORMAT_ARGB8888,
                                         surface->pixels, surface->pitch) != 0)
        return nullptr;
    return surface;
}

} // namespace window
