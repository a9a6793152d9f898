#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include <gtest/gtest.h>
#include <sys/uio.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>

/// Somebody in front of an X screen, with its mouse and keyboard: what is pressed comes to whatever
/// program is there, as from a person.
namespace window {

class XHands {
  public:
    XHands() : connection_(xcb_connect(nullptr, nullptr)) {
        if (xcb_connection_has_error(connection_.get()) != 0) {
            ADD_FAILURE() << "no X screen";
            std::abort();
        }
        root_ = xcb_setup_roots_iterator(xcb_get_setup(connection_.get())).data->root;
    }

    /// Waits for a window that can be seen, and lets it have the keyboard.
    bool find_window() {
        for (int i = 0; i < 1200; ++i) {
            if ((window_ = seen_window())) {
                xcb_set_input_focus(connection_.get(), XCB_INPUT_FOCUS_POINTER_ROOT, *window_,
                                    XCB_CURRENT_TIME);
                xcb_flush(connection_.get());
                return true;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        return false;
    }

    struct Box {
        int x = 0, y = 0, width = 0, height = 0;
    };
    /// Where that window is.
    Box box() const {
        const auto found =
            reply(xcb_get_geometry_reply, xcb_get_geometry(connection_.get(), window_.value_or(0)));
        return found ? Box{found->x, found->y, found->width, found->height} : Box{};
    }

    /// At a point of the window.
    void click(int x, int y) {
        const Box window = box();
        fake(XCB_MOTION_NOTIFY, 0, window.x + x, window.y + y);
        fake(XCB_BUTTON_PRESS, 1);
        fake(XCB_BUTTON_RELEASE, 1);
    }
    void key(std::uint32_t sign, bool with_control = false) {
        const auto place = place_of(sign);
        ASSERT_TRUE(place) << "no key for " << sign;
        // SDL takes a key pressed again within two milliseconds for one that is held.
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        if (with_control) fake(XCB_KEY_PRESS, code_of(control));
        if (place->is_shifted) fake(XCB_KEY_PRESS, code_of(shift));
        fake(XCB_KEY_PRESS, place->code);
        fake(XCB_KEY_RELEASE, place->code);
        if (place->is_shifted) fake(XCB_KEY_RELEASE, code_of(shift));
        if (with_control) fake(XCB_KEY_RELEASE, code_of(control));
    }
    void type(std::string_view letters) {
        for (const char letter : letters) key(static_cast<unsigned char>(letter));
    }

    // Keys without a letter, as X calls them.
    static constexpr std::uint32_t enter = 0xFF0D;
    static constexpr std::uint32_t escape = 0xFF1B;

  private:
    static constexpr std::uint32_t shift = 0xFFE1;
    static constexpr std::uint32_t control = 0xFFE3;

    struct KeyPlace {
        std::uint8_t code = 0;
        bool is_shifted = false;
    };
    struct Freed {
        void operator()(void* memory) const { std::free(memory); }
    };
    struct Closed {
        void operator()(xcb_connection_t* open) const { xcb_disconnect(open); }
    };

    template <class Answer, class Cookie>
    std::unique_ptr<Answer, Freed>
    reply(Answer* (*ask)(xcb_connection_t*, Cookie, xcb_generic_error_t**), Cookie cookie) const {
        return std::unique_ptr<Answer, Freed>(ask(connection_.get(), cookie, nullptr));
    }

    /// The first window that is mapped and not tiny.
    std::optional<xcb_window_t> seen_window() const {
        const auto tree = reply(xcb_query_tree_reply, xcb_query_tree(connection_.get(), root_));
        if (!tree) return std::nullopt;
        const xcb_window_t* const all = xcb_query_tree_children(tree.get());
        for (int i = 0; i < xcb_query_tree_children_length(tree.get()); ++i) {
            const auto state = reply(xcb_get_window_attributes_reply,
                                     xcb_get_window_attributes(connection_.get(), all[i]));
            const auto size =
                reply(xcb_get_geometry_reply, xcb_get_geometry(connection_.get(), all[i]));
            if (state && size && state->map_state == XCB_MAP_STATE_VIEWABLE && size->width > 100)
                return all[i];
        }
        return std::nullopt;
    }

    std::optional<KeyPlace> place_of(std::uint32_t sign) const {
        const xcb_setup_t* const setup = xcb_get_setup(connection_.get());
        const auto count = static_cast<std::uint8_t>(setup->max_keycode - setup->min_keycode + 1);
        const auto keys =
            reply(xcb_get_keyboard_mapping_reply,
                  xcb_get_keyboard_mapping(connection_.get(), setup->min_keycode, count));
        if (!keys) return std::nullopt;
        const xcb_keysym_t* const signs = xcb_get_keyboard_mapping_keysyms(keys.get());
        for (int code = 0; code < count; ++code)
            for (int level = 0; level < 2; ++level)
                if (signs[code * keys->keysyms_per_keycode + level] == sign)
                    return KeyPlace{static_cast<std::uint8_t>(setup->min_keycode + code),
                                    level == 1};
        return std::nullopt;
    }
    std::uint8_t code_of(std::uint32_t sign) const {
        return place_of(sign).value_or(KeyPlace{}).code;
    }

    /// The request FakeInput of the extension XTEST.
    void fake(std::uint8_t event, std::uint8_t detail, int x = 0, int y = 0) {
        struct FakeInput {
            std::uint8_t extension = 0, request = 0;
            std::uint16_t length = 0;
            std::uint8_t event = 0, detail = 0;
            std::array<std::uint8_t, 2> unused{};
            std::uint32_t delay = 0, root = 0;
            std::array<std::uint8_t, 8> unused_too{};
            std::int16_t x = 0, y = 0;
            std::array<std::uint8_t, 7> unused_last{};
            std::uint8_t device = 0;
        };
        static_assert(sizeof(FakeInput) == 36);
        static xcb_extension_t xtest{"XTEST", 0};
        static constexpr xcb_protocol_request_t request{1, &xtest, 2, 1};
        FakeInput input;
        input.event = event;
        input.detail = detail;
        input.root = root_;
        input.x = static_cast<std::int16_t>(x);
        input.y = static_cast<std::int16_t>(y);
        std::array<iovec, 3> parts{}; // xcb uses the first two itself
        parts[2] = {&input, sizeof input};
        xcb_send_request(connection_.get(), 0, &parts[2], &request);
        xcb_flush(connection_.get());
    }

    std::unique_ptr<xcb_connection_t, Closed> connection_;
    xcb_window_t root_ = 0;
    std::optional<xcb_window_t> window_;
};

} // namespace window
