#include "CMartletRaster.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Filters of pictures. Each is true, or false without memory.

static uint8_t byte(double value) { return (uint8_t)(value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5); }

static uint8_t *copy(const uint8_t *pixels, int width, int height) {
    size_t count = (size_t)width * (size_t)height * 4;
    uint8_t *result = malloc(count);
    if (result) memcpy(result, pixels, count);
    return result;
}

static int within(int value, int count) { return value < 0 ? 0 : value >= count ? count - 1 : value; }

static const uint8_t *at(const uint8_t *pixels, int width, int height, int x, int y) {
    return pixels + ((size_t)within(y, height) * (size_t)width + (size_t)within(x, width)) * 4;
}

/// A pixel must not have more colour than opacity.
static void limit(uint8_t *pixel) {
    for (int part = 0; part < 3; part++) {
        if (pixel[part] > pixel[3]) pixel[part] = pixel[3];
    }
}

bool raster_sharpen(uint8_t *pixels, int width, int height, double radius, double intensity) {
    uint8_t *soft = copy(pixels, width, height);
    if (!soft) return false;
    bool is_done = raster_blur(soft, width, height, radius);
    for (size_t index = 0; is_done && index < (size_t)width * (size_t)height; index++) {
        uint8_t *pixel = pixels + index * 4;
        for (int part = 0; part < 3; part++) pixel[part] = byte(pixel[part] + intensity * (pixel[part] - soft[index * 4 + part]));
        limit(pixel);
    }
    free(soft);
    return is_done;
}

bool raster_bloom(uint8_t *pixels, int width, int height, double radius, double intensity) {
    uint8_t *soft = copy(pixels, width, height);
    if (!soft) return false;
    bool is_done = raster_blur(soft, width, height, radius);
    for (size_t index = 0; is_done && index < (size_t)width * (size_t)height; index++) {
        uint8_t *pixel = pixels + index * 4;
        for (int part = 0; part < 3; part++) {
            // As two lights on one wall.
            pixel[part] = byte(255 - (255 - pixel[part]) * (1 - intensity * soft[index * 4 + part] / 255.0));
        }
        limit(pixel);
    }
    free(soft);
    return is_done;
}

void raster_pixellate(uint8_t *pixels, int width, int height, double center_x, double center_y, double scale) {
    double first_x = center_x - ceil(center_x / scale) * scale, first_y = center_y - ceil(center_y / scale) * scale;
    for (double top = first_y; top < height; top += scale) {
        for (double left = first_x; left < width; left += scale) {
            int x0 = within((int)round(left), width + 1), x1 = within((int)round(left + scale), width + 1);
            int y0 = within((int)round(top), height + 1), y1 = within((int)round(top + scale), height + 1);
            if (x1 <= x0 || y1 <= y0) continue;
            uint64_t sums[4] = {0}, count = (uint64_t)(x1 - x0) * (uint64_t)(y1 - y0);
            for (int y = y0; y < y1; y++) {
                const uint8_t *pixel = at(pixels, width, height, x0, y);
                for (int x = x0; x < x1; x++, pixel += 4) {
                    for (int part = 0; part < 4; part++) sums[part] += pixel[part];
                }
            }
            uint8_t mean[4];
            for (int part = 0; part < 4; part++) mean[part] = (uint8_t)((sums[part] + count / 2) / count);
            for (int y = y0; y < y1; y++) {
                for (int x = x0; x < x1; x++) memcpy((uint8_t *)at(pixels, width, height, x, y), mean, 4);
            }
        }
    }
}

/// A number from 0 to 1 that is always the same for a cell.
static double noise(int x, int y, uint32_t seed) {
    uint32_t value = (uint32_t)x * 374761393u + (uint32_t)y * 668265263u + seed * 2246822519u;
    value = (value ^ (value >> 13)) * 1274126177u;
    return ((value ^ (value >> 16)) & 0xFFFF) / 65535.0;
}

bool raster_crystallize(uint8_t *pixels, int width, int height, double radius) {
    uint8_t *from = copy(pixels, width, height);
    if (!from) return false;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++, pixels += 4) {
            // Each cell of a grid has one point; a pixel has the colour at the nearest.
            int column = (int)(x / radius), row = (int)(y / radius), best_x = x, best_y = y;
            double best = INFINITY;
            for (int j = row - 1; j <= row + 1; j++) {
                for (int i = column - 1; i <= column + 1; i++) {
                    double px = (i + noise(i, j, 1)) * radius, py = (j + noise(i, j, 2)) * radius;
                    double distance = (px - x) * (px - x) + (py - y) * (py - y);
                    if (distance < best) {
                        best = distance;
                        best_x = (int)px;
                        best_y = (int)py;
                    }
                }
            }
            memcpy(pixels, at(from, width, height, best_x, best_y), 4);
        }
    }
    free(from);
    return true;
}

bool raster_find_edges(uint8_t *pixels, int width, int height, double intensity) {
    uint8_t *from = copy(pixels, width, height);
    if (!from) return false;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++, pixels += 4) {
            for (int part = 0; part < 3; part++) {
                double around[3][3];
                for (int j = -1; j <= 1; j++) {
                    for (int i = -1; i <= 1; i++) around[j + 1][i + 1] = at(from, width, height, x + i, y + j)[part];
                }
                double across = around[0][2] + 2 * around[1][2] + around[2][2] - around[0][0] - 2 * around[1][0] - around[2][0];
                double down = around[2][0] + 2 * around[2][1] + around[2][2] - around[0][0] - 2 * around[0][1] - around[0][2];
                pixels[part] = byte(sqrt(across * across + down * down) / 4 * intensity);
            }
            limit(pixels);
        }
    }
    free(from);
    return true;
}

void raster_vignette(uint8_t *pixels, int width, int height, double intensity, double radius) {
    double reach = sqrt((double)width * width + (double)height * height) / 2;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++, pixels += 4) {
            double dx = x + 0.5 - width / 2.0, dy = y + 0.5 - height / 2.0;
            double distance = sqrt(dx * dx + dy * dy) / reach * (radius > 2 ? 2 : radius);
            double light = 1 / (1 + intensity * distance * distance);
            for (int part = 0; part < 3; part++) pixels[part] = byte(pixels[part] * light);
        }
    }
}

bool raster_distort(
    uint8_t *pixels, int width, int height, double center_x, double center_y, double radius, double twist, double swelling
) {
    uint8_t *from = copy(pixels, width, height);
    if (!from) return false;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++, pixels += 4) {
            double dx = x + 0.5 - center_x, dy = y + 0.5 - center_y, distance = sqrt(dx * dx + dy * dy);
            if (!(distance < radius)) continue;
            double share = 1 - distance / radius, angle = twist * share * share, size = 1 - swelling * share * share;
            double fx = center_x + (dx * cos(angle) - dy * sin(angle)) * size - 0.5;
            double fy = center_y + (dx * sin(angle) + dy * cos(angle)) * size - 0.5;
            int ix = (int)floor(fx), iy = (int)floor(fy);
            for (int part = 0; part < 4; part++) {
                double top = at(from, width, height, ix, iy)[part] * (1 - (fx - ix)) + at(from, width, height, ix + 1, iy)[part] * (fx - ix);
                double low =
                    at(from, width, height, ix, iy + 1)[part] * (1 - (fx - ix)) + at(from, width, height, ix + 1, iy + 1)[part] * (fx - ix);
                pixels[part] = byte(top * (1 - (fy - iy)) + low * (fy - iy));
            }
        }
    }
    free(from);
    return true;
}
