#include "view/board_drawing.hpp"

#include <string>

namespace view {

namespace {

using core::Coord;

constexpr float least_for_pieces = 16; ///< in smaller squares, only the height of a stack is shown

/// How many pieces of a stack can be distinguished in a square of this side.
int visible_layers(float side) {
    if (side < 28) return 2;
    return side < 44 ? 3 : 5;
}

/// The offset of a piece from the one below it, as a part of the square: to the left, so that a
/// part of each is visible, and upwards.
Size layer_step(int layers) {
    if (layers <= 2) return {0.2F, 0.13F};
    if (layers == 3) return {0.13F, 0.14F};
    return layers == 4 ? Size{0.09F, 0.115F} : Size{0.07F, 0.095F};
}

/// The height of a stack on a square that is too small for its pieces, in its colour.
void draw_number_alone(const session::Stack& stack, Rect square, Scene& scene) {
    const bool is_white = stack.back().color == core::Color::white;
    const Rect area = square.inset(std::max(0.06F * square.width, 0.5F));
    const float radius = 0.25F * area.width;
    scene.emplace_back(Fill{area, is_white ? Tone::badge_text : Tone::badge, radius});
    scene.emplace_back(Outline{area, Tone::badge, 1, radius});
    const std::string text = std::to_string(stack.size());
    const float share = text.size() > 1 ? 0.66F : 0.85F;
    scene.emplace_back(Label{text, area, share * area.height,
                             is_white ? Tone::badge : Tone::badge_text, Align::center,
                             Weight::bold});
}

} // namespace

void draw_squares(const BoardLayout& layout, Scene& scene) {
    if (layout.edge > 0)
        scene.emplace_back(
            Fill{layout.frame(), Tone::board_edge, std::min(layout.edge / 3, layout.side / 4)});
    scene.emplace_back(Fill{layout.squares, Tone::board_light});
    for (int rank = 0; rank < layout.size; ++rank)
        for (int file = rank % 2; file < layout.size; file += 2)
            scene.emplace_back(Fill{layout.square(core::coord_at(file, rank)), Tone::board_dark});
}

void draw_coordinates(const BoardLayout& layout, Scene& scene) {
    const float height = std::min(layout.edge * 0.72F, layout.side * 0.75F);
    if (height < 5) return;
    const Rect frame = layout.frame();
    const auto write = [&](std::string text, Rect area) {
        scene.emplace_back(
            Label{std::move(text), area, height, Tone::board_text, Align::center, Weight::regular});
    };
    for (int i = 0; i < layout.size; ++i) {
        const Rect square = layout.square(core::coord_at(i, i));
        const std::string letter(1, static_cast<char>('a' + i));
        const std::string number = std::to_string(i + 1);
        write(letter, {square.x, layout.squares.bottom(), square.width, layout.edge});
        write(number, {frame.x, square.y, layout.edge, square.height});
    }
}

void draw_badge(const std::string& text, Rect square, Scene& scene) {
    const float side = square.width;
    // In small squares it is relatively larger, as long as a part of the piece remains visible.
    const float height = std::max(0.26F * side, std::min(0.55F * side, 9.0F));
    const float margin = 0.03F * side;
    const float wanted = height * (0.62F + 0.5F * static_cast<float>(text.size()));
    const float width = std::min(wanted, side - 2 * margin);
    const Rect area{square.right() - width - margin, square.bottom() - height - margin, width,
                    height};
    scene.emplace_back(Fill{area, Tone::badge, height / 2});
    scene.emplace_back(Label{text, area, 0.78F * height * width / wanted, Tone::badge_text,
                             Align::center, Weight::bold});
}

void draw_stack(const session::Stack& stack, Rect square, Scene& scene, const StackStyle& style) {
    const int height = static_cast<int>(stack.size());
    if (height == 0) return;
    const float side = square.width;
    if (height > 1 && style.has_number && side < least_for_pieces)
        return draw_number_alone(stack, square, scene);
    const int layers = std::min(height, visible_layers(side));
    const Size step = layers > 1 ? layer_step(layers) : Size{};
    const auto above = static_cast<float>(layers - 1);
    // The more of them there are, the smaller they are drawn, so that all stay in their square.
    const float piece_side = side * (layers == 1 ? 0.92F : 0.98F - above * step.height);
    for (int layer = 0; layer < layers; ++layer) {
        const int place = height - layers + layer;
        const bool is_lifted = place >= height - style.lifted;
        const float from_middle = above / 2 - static_cast<float>(layer);
        const Point center{square.center().x + from_middle * step.width * side,
                           square.center().y + from_middle * step.height * side -
                               (is_lifted ? 0.1F * side : 0)};
        scene.emplace_back(PieceImage{stack[static_cast<std::size_t>(place)], center, piece_side,
                                      style.opacity, layers > 2});
    }
    if (height == 1 || !style.has_number) return;
    const bool is_part = style.lifted > 0 && style.lifted < height;
    draw_badge((is_part ? std::to_string(style.lifted) + '/' : "") + std::to_string(height), square,
               scene);
}

void draw_stacks(const session::BoardView& board, const BoardLayout& layout, Scene& scene) {
    for (int rank = 0; rank < board.size; ++rank)
        for (int file = 0; file < board.size; ++file) {
            const Coord coord = core::coord_at(file, rank);
            draw_stack(board.at(coord), layout.square(coord), scene);
        }
}

void draw_board(const session::BoardView& board, Rect area, Scene& scene) {
    const float edge = std::max(std::min(area.width, area.height) * 0.015F, 1.0F);
    const BoardLayout layout = board_layout(area, board.size, false, edge);
    draw_squares(layout, scene);
    draw_stacks(board, layout, scene);
}

} // namespace view
