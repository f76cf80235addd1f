#include "Libraries.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

// Files may come from strangers. What a file claims is checked before memory is taken, and each function of a library that can fail tells so:
// none ends the process. gdk-pixbuf returns from libjpeg's and libpng's errors by `longjmp`.

/// The most pixels of a side that cairo draws.
enum { longest_side = 32767 };

struct limits {
    int64_t most_pixels;
    int most;
    bool is_refused;
};

static bool is_too_large(double width, double height, int64_t most_pixels) {
    return !(width >= 1 && height >= 1 && width <= longest_side && height <= longest_side && width * height <= (double)most_pixels);
}

static uint8_t *new_pixels(int width, int height) {
    return is_too_large(width, height, INT64_MAX) ? NULL : malloc((size_t)width * (size_t)height * 4);
}

/// Converts a row of red, green, blue and perhaps alpha.
static bool convert_row(const uint8_t *from, int channels, int width, uint8_t *to) {
    bool is_opaque = true;
    for (int x = 0; x < width; x++, from += channels, to += 4) {
        unsigned alpha = channels == 4 ? from[3] : 255;
        is_opaque = is_opaque && alpha == 255;
        to[0] = (uint8_t)((from[2] * alpha + 127) / 255);
        to[1] = (uint8_t)((from[1] * alpha + 127) / 255);
        to[2] = (uint8_t)((from[0] * alpha + 127) / 255);
        to[3] = (uint8_t)alpha;
    }
    return is_opaque;
}

static bool convert(const uint8_t *from, int channels, int stride, int width, int height, raster_picture *picture) {
    if (!(picture->pixels = new_pixels(width, height))) return false;
    picture->width = width;
    picture->height = height;
    picture->is_opaque = true;
    for (int y = 0; y < height; y++) {
        uint8_t *row = picture->pixels + (size_t)y * (size_t)width * 4;
        if (!convert_row(from + (size_t)y * (size_t)stride, channels, width, row)) picture->is_opaque = false;
    }
    return true;
}

// MARK: PNG, JPEG, GIF

static void prepare_size(void *loader, int width, int height, void *data) {
    struct limits *limits = data;
    if (is_too_large(width, height, limits->most_pixels)) {
        limits->is_refused = true;
        // A size of nothing is an error for each format.
        lib.gdk_pixbuf_loader_set_size(loader, 0, 0);
        return;
    }
    int longest = width > height ? width : height;
    if (limits->most < 1 || longest <= limits->most) return;
    double share = (double)limits->most / longest;
    lib.gdk_pixbuf_loader_set_size(loader, (int)fmax(1, round(width * share)), (int)fmax(1, round(height * share)));
}

static bool decode_bitmap(const uint8_t *bytes, size_t count, const char *type, struct limits limits, raster_picture *picture) {
    if (!raster_has(raster_pixbuf)) return false;
    GError *error = NULL;
    void *loader = lib.gdk_pixbuf_loader_new_with_type(type, &error);
    if (!loader) {
        if (error) lib.g_error_free(error);
        return false;
    }
    lib.g_signal_connect_data(loader, "size-prepared", (void (*)(void))prepare_size, &limits, NULL, 0);
    bool is_whole = lib.gdk_pixbuf_loader_write(loader, bytes, count, &error);
    // A loader is closed whatever happened.
    if (!lib.gdk_pixbuf_loader_close(loader, error ? NULL : &error)) is_whole = false;
    if (error) lib.g_error_free(error);
    void *plain = is_whole && !limits.is_refused ? lib.gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
    void *turned = plain ? lib.gdk_pixbuf_apply_embedded_orientation(plain) : NULL;
    // The pixels are not kept more often than needed.
    lib.g_object_unref(loader);
    bool is_decoded = false;
    if (turned) {
        is_decoded = convert(
            lib.gdk_pixbuf_get_pixels(turned), lib.gdk_pixbuf_get_n_channels(turned), lib.gdk_pixbuf_get_rowstride(turned),
            lib.gdk_pixbuf_get_width(turned), lib.gdk_pixbuf_get_height(turned), picture);
        lib.g_object_unref(turned);
    }
    return is_decoded;
}

// MARK: WebP

static bool decode_webp(const uint8_t *bytes, size_t count, struct limits limits, raster_picture *picture) {
    int width, height;
    if (!raster_has(raster_webp) || !lib.WebPGetInfo(bytes, count, &width, &height)) return false;
    if (is_too_large(width, height, limits.most_pixels)) return false;
    uint8_t *pixels = lib.WebPDecodeRGBA(bytes, count, &width, &height);
    if (!pixels) return false;
    bool is_decoded = convert(pixels, 4, width * 4, width, height, picture);
    lib.WebPFree(pixels);
    return is_decoded;
}

// MARK: SVG

/// Reads the size in pixels at a scale of one: its width and height, or those of its view box.
static bool has_size(void *handle, double *width, double *height) {
    if (lib.rsvg_handle_get_intrinsic_size_in_pixels(handle, width, height)) return true;
    int has_width, has_height, has_box;
    // A length: a number and a unit.
    struct { double length; int unit; } lengths[2];
    RsvgRectangle box = {0};
    lib.rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &lengths[0], &has_height, &lengths[1], &has_box, &box);
    *width = box.width;
    *height = box.height;
    return has_box;
}

static bool decode_svg(const uint8_t *bytes, size_t count, struct limits limits, double scale, raster_picture *picture) {
    if (!raster_has(raster_svg)) return false;
    GError *error = NULL;
    void *handle = lib.rsvg_handle_new_from_data(bytes, count, &error);
    if (!handle) {
        if (error) lib.g_error_free(error);
        return false;
    }
    double width = 0, height = 0;
    bool is_decoded = false;
    if (has_size(handle, &width, &height)) {
        if (limits.most > 0) scale = limits.most / fmax(width, height);
        double drawn_width = ceil(width * scale), drawn_height = ceil(height * scale);
        if (!is_too_large(drawn_width, drawn_height, limits.most_pixels)) {
            uint8_t *pixels = new_pixels((int)drawn_width, (int)drawn_height);
            if (pixels) memset(pixels, 0, (size_t)drawn_width * (size_t)drawn_height * 4);
            raster_context *context = pixels ? raster_context_create(pixels, (int)drawn_width, (int)drawn_height) : NULL;
            if (context) {
                RsvgRectangle all = {0, 0, drawn_width, drawn_height};
                is_decoded = lib.rsvg_handle_render_document(handle, context->cairo, &all, &error);
                if (error) lib.g_error_free(error);
                raster_flush(context);
                raster_context_release(context);
            }
            if (is_decoded) *picture = (raster_picture){pixels, (int)drawn_width, (int)drawn_height, false};
            else free(pixels);
        }
    }
    lib.g_object_unref(handle);
    return is_decoded;
}

bool raster_decode(
    const uint8_t *bytes, size_t count, const char *type, int64_t most_pixels, int most, double scale, raster_picture *picture
) {
    struct limits limits = {most_pixels, most, false};
    *picture = (raster_picture){0};
    if (strcmp(type, "webp") == 0) return decode_webp(bytes, count, limits, picture);
    if (strcmp(type, "svg") == 0) return raster_has(raster_pixbuf) && decode_svg(bytes, count, limits, scale, picture);
    return decode_bitmap(bytes, count, type, limits, picture);
}

// MARK: Encoding

int raster_append(void *closure, const unsigned char *data, unsigned int length) {
    struct growing_file *growing = closure;
    if (growing->room - growing->file.count < length) {
        size_t room = growing->room * 2 + length;
        uint8_t *bytes = realloc(growing->file.bytes, room);
        // CAIRO_STATUS_WRITE_ERROR
        if (!bytes) return 11;
        growing->file.bytes = bytes;
        growing->room = room;
    }
    memcpy(growing->file.bytes + growing->file.count, data, length);
    growing->file.count += length;
    return 0;
}

bool raster_encode_png(const uint8_t *pixels, int width, int height, bool is_opaque, raster_file *file) {
    if (!raster_has(raster_cairo)) return false;
    struct growing_file growing = {0};
    void *surface = lib.cairo_image_surface_create_for_data((unsigned char *)pixels, is_opaque ? 1 : 0, width, height, width * 4);
    int status = lib.cairo_surface_write_to_png_stream(surface, raster_append, &growing);
    lib.cairo_surface_destroy(surface);
    if (status != 0) {
        free(growing.file.bytes);
        return false;
    }
    *file = growing.file;
    return true;
}

bool raster_encode_jpeg(const uint8_t *pixels, int width, int height, int quality, raster_file *file) {
    if (!raster_has(raster_pixbuf) || is_too_large(width, height, INT64_MAX)) return false;
    size_t stride = (size_t)width * 3;
    uint8_t *plain = malloc(stride * (size_t)height);
    if (!plain) return false;
    uint8_t *to = plain;
    for (size_t index = 0; index < (size_t)width * (size_t)height; index++, pixels += 4, to += 3) {
        // What is premultiplied stands on white.
        uint8_t white = (uint8_t)(255 - pixels[3]);
        for (int part = 0; part < 3; part++) to[part] = (uint8_t)(pixels[2 - part] + white);
    }
    void *pixbuf = lib.gdk_pixbuf_new_from_data(plain, 0, false, 8, width, height, (int)stride, NULL, NULL);
    char *buffer = NULL;
    size_t count = 0;
    char number[4] = {0};
    quality = quality < 0 ? 0 : quality > 100 ? 100 : quality;
    char digits[] = {(char)('0' + quality / 100), (char)('0' + quality / 10 % 10), (char)('0' + quality % 10)};
    memcpy(number, digits, 3);
    char *keys[] = {"quality", NULL};
    char *values[] = {number, NULL};
    GError *error = NULL;
    bool is_encoded = pixbuf && lib.gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "jpeg", keys, values, &error);
    if (error) lib.g_error_free(error);
    if (pixbuf) lib.g_object_unref(pixbuf);
    free(plain);
    if (is_encoded && (file->bytes = malloc(count))) {
        memcpy(file->bytes, buffer, count);
        file->count = count;
    } else {
        is_encoded = false;
    }
    lib.g_free(buffer);
    return is_encoded;
}
