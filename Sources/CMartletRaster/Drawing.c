#include "Libraries.h"

#include <stdlib.h>

raster_context *raster_context_create(uint8_t *pixels, int width, int height) {
    if (!raster_has(raster_cairo)) return NULL;
    raster_context *context = calloc(1, sizeof *context);
    if (!context) return NULL;
    context->surface = lib.cairo_image_surface_create_for_data(pixels, 0, width, height, width * 4);
    context->cairo = lib.cairo_create(context->surface);
    if (lib.cairo_status(context->cairo) == 0) return context;
    raster_context_release(context);
    return NULL;
}

void raster_context_release(raster_context *context) {
    lib.cairo_destroy(context->cairo);
    lib.cairo_surface_destroy(context->surface);
    free(context->file.file.bytes);
    free(context);
}

void raster_flush(raster_context *context) { lib.cairo_surface_flush(context->surface); }

// MARK: State

void raster_save(raster_context *context) { lib.cairo_save(context->cairo); }
void raster_restore(raster_context *context) { lib.cairo_restore(context->cairo); }

void raster_begin_layer(raster_context *context) { lib.cairo_push_group(context->cairo); }

void raster_end_layer(raster_context *context, double opacity) {
    lib.cairo_pop_group_to_source(context->cairo);
    lib.cairo_paint_with_alpha(context->cairo, opacity);
    raster_set_color(context, 0, 0, 0, 1);
}

void raster_end_layer_as_source(raster_context *context) { lib.cairo_pop_group_to_source(context->cairo); }

void raster_transform(raster_context *context, double a, double b, double c, double d, double tx, double ty) {
    cairo_matrix_t matrix = {a, b, c, d, tx, ty};
    // Other matrices would put the context into an error, in which it draws nothing more.
    if (a * d - b * c != 0) lib.cairo_transform(context->cairo, &matrix);
}

void raster_get_transform(raster_context *context, double *parts) {
    cairo_matrix_t matrix;
    lib.cairo_get_matrix(context->cairo, &matrix);
    double found[] = {matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0};
    for (int index = 0; index < 6; index++) parts[index] = found[index];
}

void raster_set_transform(raster_context *context, double a, double b, double c, double d, double tx, double ty) {
    cairo_matrix_t matrix = {a, b, c, d, tx, ty};
    if (a * d - b * c != 0) lib.cairo_set_matrix(context->cairo, &matrix);
}

void raster_set_antialias(raster_context *context, bool is_on) { lib.cairo_set_antialias(context->cairo, is_on ? 0 : 1); }
void raster_set_operator(raster_context *context, int operator) { lib.cairo_set_operator(context->cairo, operator); }

// MARK: Paths

void raster_new_path(raster_context *context) { lib.cairo_new_path(context->cairo); }
void raster_move(raster_context *context, double x, double y) { lib.cairo_move_to(context->cairo, x, y); }
void raster_line(raster_context *context, double x, double y) { lib.cairo_line_to(context->cairo, x, y); }
void raster_curve(raster_context *context, double x1, double y1, double x2, double y2, double x, double y) {
    lib.cairo_curve_to(context->cairo, x1, y1, x2, y2, x, y);
}
void raster_close(raster_context *context) { lib.cairo_close_path(context->cairo); }

// MARK: Sources

void raster_set_color(raster_context *context, double red, double green, double blue, double alpha) {
    lib.cairo_set_source_rgba(context->cairo, red, green, blue, alpha);
}

static void set_gradient(raster_context *context, void *pattern, const raster_stop *stops, int count, bool is_padded) {
    for (int index = 0; index < count; index++) {
        raster_stop stop = stops[index];
        lib.cairo_pattern_add_color_stop_rgba(pattern, stop.at, stop.red, stop.green, stop.blue, stop.alpha);
    }
    // CAIRO_EXTEND_PAD, CAIRO_EXTEND_NONE
    lib.cairo_pattern_set_extend(pattern, is_padded ? 3 : 0);
    lib.cairo_set_source(context->cairo, pattern);
    lib.cairo_pattern_destroy(pattern);
}

void raster_set_linear(
    raster_context *context, double x0, double y0, double x1, double y1, const raster_stop *stops, int count, bool is_padded
) {
    set_gradient(context, lib.cairo_pattern_create_linear(x0, y0, x1, y1), stops, count, is_padded);
}

void raster_set_radial(
    raster_context *context, double x0, double y0, double r0, double x1, double y1, double r1, const raster_stop *stops, int count,
    bool is_padded
) {
    set_gradient(context, lib.cairo_pattern_create_radial(x0, y0, r0, x1, y1, r1), stops, count, is_padded);
}

// MARK: Painting

void raster_fill(raster_context *context, bool is_even_odd) {
    lib.cairo_set_fill_rule(context->cairo, is_even_odd);
    lib.cairo_fill(context->cairo);
}

void raster_stroke(raster_context *context, raster_line_style style) {
    lib.cairo_set_line_width(context->cairo, style.width);
    lib.cairo_set_line_cap(context->cairo, style.cap);
    lib.cairo_set_line_join(context->cairo, style.join);
    lib.cairo_set_miter_limit(context->cairo, style.miter_limit);
    double sum = 0;
    bool is_negative = false;
    for (int index = 0; index < style.dash_count; index++) {
        sum += style.dash[index];
        is_negative = is_negative || style.dash[index] < 0;
    }
    lib.cairo_set_dash(context->cairo, style.dash, sum > 0 && !is_negative ? style.dash_count : 0, style.dash_phase);
    lib.cairo_stroke(context->cairo);
}

void raster_clip(raster_context *context, bool is_even_odd) {
    lib.cairo_set_fill_rule(context->cairo, is_even_odd);
    lib.cairo_clip(context->cairo);
}

void raster_reset_clip(raster_context *context) { lib.cairo_reset_clip(context->cairo); }
void raster_paint(raster_context *context, double opacity) { lib.cairo_paint_with_alpha(context->cairo, opacity); }

// MARK: Pictures

/// The pixels as a source that fills a rectangle.
static void *pattern(
    const uint8_t *pixels, int width, int height, double x, double y, double drawn_width, double drawn_height, int interpolation
) {
    void *surface = lib.cairo_image_surface_create_for_data((unsigned char *)pixels, 0, width, height, width * 4);
    void *pattern = lib.cairo_pattern_create_for_surface(surface);
    lib.cairo_surface_destroy(surface);
    double scale_x = width / drawn_width, scale_y = height / drawn_height;
    cairo_matrix_t matrix = {scale_x, 0, 0, scale_y, -x * scale_x, -y * scale_y};
    lib.cairo_pattern_set_matrix(pattern, &matrix);
    lib.cairo_pattern_set_extend(pattern, 3);
    // CAIRO_FILTER_NEAREST, CAIRO_FILTER_GOOD, CAIRO_FILTER_BEST
    lib.cairo_pattern_set_filter(pattern, interpolation == 0 ? 3 : interpolation == 1 ? 1 : 2);
    return pattern;
}

void raster_draw(
    raster_context *context, const uint8_t *pixels, int width, int height, double x, double y, double drawn_width, double drawn_height,
    double opacity, int interpolation
) {
    if (!(drawn_width > 0 && drawn_height > 0)) return;
    void *source = pattern(pixels, width, height, x, y, drawn_width, drawn_height, interpolation);
    lib.cairo_save(context->cairo);
    lib.cairo_new_path(context->cairo);
    lib.cairo_rectangle(context->cairo, x, y, drawn_width, drawn_height);
    lib.cairo_clip(context->cairo);
    lib.cairo_set_source(context->cairo, source);
    lib.cairo_paint_with_alpha(context->cairo, opacity);
    // Restores the former source, too, so that none keeps the pixels.
    lib.cairo_restore(context->cairo);
    lib.cairo_pattern_destroy(source);
}

void raster_mask(
    raster_context *context, const uint8_t *pixels, int width, int height, double x, double y, double drawn_width, double drawn_height
) {
    if (!(drawn_width > 0 && drawn_height > 0)) return;
    void *mask = pattern(pixels, width, height, x, y, drawn_width, drawn_height, 1);
    lib.cairo_save(context->cairo);
    lib.cairo_new_path(context->cairo);
    lib.cairo_rectangle(context->cairo, x, y, drawn_width, drawn_height);
    lib.cairo_clip(context->cairo);
    lib.cairo_mask(context->cairo, mask);
    lib.cairo_restore(context->cairo);
    lib.cairo_pattern_destroy(mask);
}
