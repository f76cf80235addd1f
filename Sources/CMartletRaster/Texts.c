#include "Libraries.h"

#include <limits.h>
#include <stdlib.h>

// A `raster_text` is a layout of pango.

enum { pango_scale = 1024 };

static int units(double pixels) {
    double value = pixels * pango_scale;
    return value >= INT_MAX / 2 ? INT_MAX / 2 : value <= INT_MIN / 2 ? INT_MIN / 2 : (int)value;
}

static uint16_t part(double value) { return (uint16_t)(value <= 0 ? 0 : value >= 1 ? 65535 : value * 65535); }

static void add(void *list, PangoAttribute *attribute, raster_run run) {
    attribute->start_index = (unsigned)run.start;
    attribute->end_index = (unsigned)run.end;
    lib.pango_attr_list_insert(list, attribute);
}

static void add_run(void *list, raster_run run, double line_height) {
    void *font = lib.pango_font_description_new();
    lib.pango_font_description_set_family(font, run.family);
    lib.pango_font_description_set_absolute_size(font, run.size * pango_scale);
    lib.pango_font_description_set_weight(font, run.weight);
    // PANGO_STYLE_ITALIC
    if (run.is_italic) lib.pango_font_description_set_style(font, 2);
    if (run.has_small_caps) lib.pango_font_description_set_variant(font, 1);
    add(list, lib.pango_attr_font_desc_new(font), run);
    lib.pango_font_description_free(font);
    add(list, lib.pango_attr_foreground_new(part(run.red), part(run.green), part(run.blue)), run);
    // An alpha of 0 means none.
    if (run.alpha < 1) add(list, lib.pango_attr_foreground_alpha_new(part(run.alpha) ? part(run.alpha) : 1), run);
    if (run.is_underlined) add(list, lib.pango_attr_underline_new(1), run);
    if (run.is_struck) add(list, lib.pango_attr_strikethrough_new(1), run);
    if (run.tracking != 0) add(list, lib.pango_attr_letter_spacing_new(units(run.tracking)), run);
    if (run.rise != 0) add(list, lib.pango_attr_rise_new(units(run.rise)), run);
    if (line_height > 0) add(list, lib.pango_attr_line_height_new_absolute(units(line_height)), run);
}

raster_text *raster_text_create(const char *bytes, size_t count, const raster_run *runs, size_t run_count, raster_paragraph paragraph) {
    if (!raster_has(raster_pango) || !raster_has(raster_pixbuf) || count > INT_MAX / 2) return NULL;
    if (!lib.g_utf8_validate(bytes, (long)count, NULL)) return NULL;
    void *context = lib.pango_font_map_create_context(lib.pango_cairo_font_map_get_default());
    // Lines have the same breaks at each scale.
    void *options = lib.cairo_font_options_create();
    lib.cairo_font_options_set_hint_style(options, 1);
    lib.cairo_font_options_set_hint_metrics(options, 1);
    lib.cairo_font_options_set_antialias(options, 2);
    lib.pango_cairo_context_set_font_options(context, options);
    lib.cairo_font_options_destroy(options);
    lib.pango_context_set_round_glyph_positions(context, false);
    lib.pango_context_set_base_dir(context, paragraph.is_right_to_left);

    void *layout = lib.pango_layout_new(context);
    lib.g_object_unref(context);
    lib.pango_layout_set_text(layout, bytes, (int)count);
    void *list = lib.pango_attr_list_new();
    for (size_t index = 0; index < run_count; index++) add_run(list, runs[index], paragraph.line_height);
    lib.pango_layout_set_attributes(layout, list);
    lib.pango_attr_list_unref(list);
    // One unit more, so that a text fits into what it was measured to be.
    if (paragraph.width >= 0) lib.pango_layout_set_width(layout, units(paragraph.width) + 1);
    // PANGO_WRAP_WORD_CHAR
    lib.pango_layout_set_wrap(layout, 2);
    lib.pango_layout_set_alignment(layout, paragraph.alignment);
    if (paragraph.line_spacing != 0) lib.pango_layout_set_spacing(layout, units(paragraph.line_spacing));
    if (paragraph.lines > 0) {
        lib.pango_layout_set_ellipsize(layout, paragraph.truncation);
        lib.pango_layout_set_height(layout, -paragraph.lines);
    }
    return (raster_text *)layout;
}

void raster_text_release(raster_text *text) { lib.g_object_unref(text); }

void raster_text_measure(raster_text *text, double *width, double *height, double *first_baseline, double *last_baseline) {
    PangoRectangle logical;
    lib.pango_layout_get_extents(text, NULL, &logical);
    *width = (double)logical.width / pango_scale;
    *height = (double)logical.height / pango_scale;
    *first_baseline = (double)lib.pango_layout_get_baseline(text) / pango_scale;
    void *lines = lib.pango_layout_get_iter(text);
    while (!lib.pango_layout_iter_at_last_line(lines) && lib.pango_layout_iter_next_line(lines)) {}
    *last_baseline = (double)lib.pango_layout_iter_get_baseline(lines) / pango_scale;
    lib.pango_layout_iter_free(lines);
}

void raster_text_draw(raster_context *context, raster_text *text, double x, double y) {
    lib.cairo_new_path(context->cairo);
    lib.cairo_move_to(context->cairo, x, y);
    lib.pango_cairo_show_layout(context->cairo, text);
    lib.cairo_new_path(context->cairo);
}

bool raster_add_font(const char *path) {
    return raster_has(raster_pango) && lib.FcConfigAppFontAddFile(NULL, (const unsigned char *)path);
}
