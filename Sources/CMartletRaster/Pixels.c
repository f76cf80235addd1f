#include "CMartletRaster.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static uint8_t byte(double value) { return (uint8_t)(value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5); }

// MARK: Blur

/// Writes the means of `2 * radius + 1` neighbours along a line.
static void blur_line(const uint8_t *from, uint8_t *to, int count, int step, int radius) {
    int size = 2 * radius + 1;
    for (int part = 0; part < 4; part++) {
        int sum = 0;
        for (int index = 0; index < radius && index < count; index++) sum += from[index * step + part];
        for (int index = 0; index < count; index++) {
            if (index + radius < count) sum += from[(index + radius) * step + part];
            if (index - radius > 0) sum -= from[(index - radius - 1) * step + part];
            to[index * step + part] = (uint8_t)((sum + radius) / size);
        }
    }
}

bool raster_blur(uint8_t *pixels, int width, int height, double radius) {
    // Three means are nearly a normal distribution of this deviation.
    int box = (int)(sqrt(4 * radius * radius + 1) / 2);
    if (box < 1) return true;
    size_t count = (size_t)width * (size_t)height * 4;
    uint8_t *other = malloc(count);
    if (!other) return false;
    for (int pass = 0; pass < 3; pass++) {
        for (int y = 0; y < height; y++) {
            size_t row = (size_t)y * (size_t)width * 4;
            blur_line(pixels + row, other + row, width, 4, box);
        }
        for (int x = 0; x < width; x++) blur_line(other + x * 4, pixels + x * 4, height, width * 4, box);
    }
    free(other);
    return true;
}

// MARK: Colours

void raster_tint(uint8_t *pixels, size_t count, double red, double green, double blue, double alpha) {
    for (; count > 0; count--, pixels += 4) {
        double opacity = pixels[3] * alpha;
        pixels[0] = byte(blue * opacity);
        pixels[1] = byte(green * opacity);
        pixels[2] = byte(red * opacity);
        pixels[3] = byte(opacity);
    }
}

void raster_map_colors(uint8_t *pixels, size_t count, const double *rows) {
    for (; count > 0; count--, pixels += 4) {
        if (pixels[3] == 0 && rows[19] == 0) continue;
        double alpha = pixels[3] / 255.0, share = alpha > 0 ? 1 / (alpha * 255) : 0;
        double from[] = {pixels[2] * share, pixels[1] * share, pixels[0] * share, alpha};
        double to[4];
        for (int row = 0; row < 4; row++) {
            const double *factors = rows + row * 5;
            double sum = factors[0] * from[0] + factors[1] * from[1] + factors[2] * from[2] + factors[3] * from[3] + factors[4];
            to[row] = sum < 0 ? 0 : sum > 1 ? 1 : sum;
        }
        double opacity = to[3] * 255;
        pixels[0] = byte(to[2] * opacity);
        pixels[1] = byte(to[1] * opacity);
        pixels[2] = byte(to[0] * opacity);
        pixels[3] = byte(opacity);
    }
}

void raster_premultiply(const uint8_t *plain, uint8_t *pixels, size_t count) {
    for (; count > 0; count--, plain += 4, pixels += 4) {
        unsigned alpha = plain[3];
        uint8_t red = plain[0], green = plain[1], blue = plain[2];
        pixels[0] = (uint8_t)((blue * alpha + 127) / 255);
        pixels[1] = (uint8_t)((green * alpha + 127) / 255);
        pixels[2] = (uint8_t)((red * alpha + 127) / 255);
        pixels[3] = (uint8_t)alpha;
    }
}

void raster_unpremultiply(const uint8_t *pixels, uint8_t *plain, size_t count) {
    for (; count > 0; count--, pixels += 4, plain += 4) {
        unsigned alpha = pixels[3];
        uint8_t blue = pixels[0], green = pixels[1], red = pixels[2];
        plain[0] = alpha ? byte(red * 255.0 / alpha) : 0;
        plain[1] = alpha ? byte(green * 255.0 / alpha) : 0;
        plain[2] = alpha ? byte(blue * 255.0 / alpha) : 0;
        plain[3] = (uint8_t)alpha;
    }
}

// MARK: Gradients

void raster_turn(uint8_t *pixels, int side, double start, double span, const raster_stop *stops, int count) {
    double centre = side / 2.0, whole = 2 * M_PI;
    for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++, pixels += 4) {
            double angle = fmod(atan2(y + 0.5 - centre, x + 0.5 - centre) - start, whole);
            if (angle < 0) angle += whole;
            double place = span > 0 ? angle / span : 1;
            int next = 0;
            while (next < count && stops[next].at <= place) next++;
            raster_stop a = stops[next > 0 ? next - 1 : 0], b = stops[next < count ? next : count - 1];
            double share = b.at > a.at ? (place - a.at) / (b.at - a.at) : 0;
            double alpha = (a.alpha + (b.alpha - a.alpha) * share) * 255;
            pixels[0] = byte((a.blue + (b.blue - a.blue) * share) * alpha);
            pixels[1] = byte((a.green + (b.green - a.green) * share) * alpha);
            pixels[2] = byte((a.red + (b.red - a.red) * share) * alpha);
            pixels[3] = byte(alpha);
        }
    }
}
