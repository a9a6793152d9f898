#include "solid/matrix.hpp"

namespace solid {

Matrix operator*(const Matrix& one, const Matrix& other) {
    Matrix product;
    for (std::size_t column = 0; column < 4; ++column)
        for (std::size_t row = 0; row < 4; ++row)
            for (std::size_t i = 0; i < 4; ++i)
                product.values[4 * column + row] +=
                    one.values[4 * i + row] * other.values[4 * column + i];
    return product;
}

Weighted operator*(const Matrix& matrix, Vec3 point) {
    const auto& m = matrix.values;
    const auto row = [&](std::size_t i) {
        return m[i] * point.x + m[4 + i] * point.y + m[8 + i] * point.z + m[12 + i];
    };
    return {{row(0), row(1), row(2)}, row(3)};
}

Matrix looking(Vec3 eye, Vec3 right, Vec3 up, Vec3 ahead) {
    return {{right.x, up.x, -ahead.x, 0, right.y, up.y, -ahead.y, 0, right.z, up.z, -ahead.z, 0,
             -dot(right, eye), -dot(up, eye), dot(ahead, eye), 1}};
}

Matrix perspective(float tangent_x, float tangent_y, float nearest, float farthest) {
    const float depth = nearest - farthest;
    return {{1 / tangent_x, 0, 0, 0, 0, 1 / tangent_y, 0, 0, 0, 0, (farthest + nearest) / depth, -1,
             0, 0, 2 * farthest * nearest / depth, 0}};
}

Matrix parallel(float half_width, float half_height, float nearest, float farthest) {
    const float depth = nearest - farthest;
    return {{1 / half_width, 0, 0, 0, 0, 1 / half_height, 0, 0, 0, 0, 2 / depth, 0, 0, 0,
             (farthest + nearest) / depth, 1}};
}

} // namespace solid
