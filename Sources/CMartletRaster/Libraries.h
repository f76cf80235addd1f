#ifndef MARTLET_RASTER_LIBRARIES_H
#define MARTLET_RASTER_LIBRARIES_H

#include "CMartletRaster.h"

// The functions of the libraries that are used, and how they are declared there: result, name, parameters. Each is a pointer of that name
// in the structure below, and is called as `lib.cairo_fill(context)`.

typedef struct { double xx, yx, xy, yy, x0, y0; } cairo_matrix_t;
typedef int (*cairo_write_func_t)(void *closure, const unsigned char *data, unsigned int length);
typedef struct { int domain, code; char *message; } GError;
typedef struct { int x, y, width, height; } PangoRectangle;
typedef struct { double x, y, width, height; } RsvgRectangle;
// The first fields of an attribute: the range in bytes.
typedef struct { const void *klass; unsigned int start_index, end_index; } PangoAttribute;

#define CAIRO_FUNCTIONS(F) \
    F(void *, cairo_image_surface_create_for_data, (unsigned char *, int, int, int, int)) \
    F(int, cairo_surface_status, (void *)) \
    F(void, cairo_surface_destroy, (void *)) \
    F(void, cairo_surface_flush, (void *)) \
    F(void, cairo_surface_finish, (void *)) \
    F(void *, cairo_pdf_surface_create_for_stream, (cairo_write_func_t, void *, double, double)) \
    F(void, cairo_pdf_surface_set_size, (void *, double, double)) \
    F(void, cairo_show_page, (void *)) \
    F(int, cairo_surface_write_to_png_stream, (void *, cairo_write_func_t, void *)) \
    F(void *, cairo_create, (void *)) \
    F(void, cairo_destroy, (void *)) \
    F(int, cairo_status, (void *)) \
    F(void, cairo_save, (void *)) \
    F(void, cairo_restore, (void *)) \
    F(void, cairo_push_group, (void *)) \
    F(void, cairo_pop_group_to_source, (void *)) \
    F(void, cairo_set_operator, (void *, int)) \
    F(void, cairo_set_antialias, (void *, int)) \
    F(void, cairo_set_source, (void *, void *)) \
    F(void, cairo_set_source_rgba, (void *, double, double, double, double)) \
    F(void, cairo_transform, (void *, const cairo_matrix_t *)) \
    F(void, cairo_get_matrix, (void *, cairo_matrix_t *)) \
    F(void, cairo_set_matrix, (void *, const cairo_matrix_t *)) \
    F(void, cairo_new_path, (void *)) \
    F(void, cairo_move_to, (void *, double, double)) \
    F(void, cairo_line_to, (void *, double, double)) \
    F(void, cairo_curve_to, (void *, double, double, double, double, double, double)) \
    F(void, cairo_close_path, (void *)) \
    F(void, cairo_rectangle, (void *, double, double, double, double)) \
    F(void, cairo_set_fill_rule, (void *, int)) \
    F(void, cairo_fill, (void *)) \
    F(void, cairo_set_line_width, (void *, double)) \
    F(void, cairo_set_line_cap, (void *, int)) \
    F(void, cairo_set_line_join, (void *, int)) \
    F(void, cairo_set_miter_limit, (void *, double)) \
    F(void, cairo_set_dash, (void *, const double *, int, double)) \
    F(void, cairo_stroke, (void *)) \
    F(void, cairo_clip, (void *)) \
    F(void, cairo_reset_clip, (void *)) \
    F(void, cairo_paint_with_alpha, (void *, double)) \
    F(void, cairo_mask, (void *, void *)) \
    F(void *, cairo_pattern_create_for_surface, (void *)) \
    F(void *, cairo_pattern_create_linear, (double, double, double, double)) \
    F(void *, cairo_pattern_create_radial, (double, double, double, double, double, double)) \
    F(void, cairo_pattern_add_color_stop_rgba, (void *, double, double, double, double, double)) \
    F(void, cairo_pattern_set_extend, (void *, int)) \
    F(void, cairo_pattern_set_filter, (void *, int)) \
    F(void, cairo_pattern_set_matrix, (void *, const cairo_matrix_t *)) \
    F(void, cairo_pattern_destroy, (void *)) \
    F(void *, cairo_font_options_create, (void)) \
    F(void, cairo_font_options_set_hint_style, (void *, int)) \
    F(void, cairo_font_options_set_hint_metrics, (void *, int)) \
    F(void, cairo_font_options_set_antialias, (void *, int)) \
    F(void, cairo_font_options_destroy, (void *))

#define PIXBUF_FUNCTIONS(F) \
    F(void *, gdk_pixbuf_loader_new_with_type, (const char *, GError **)) \
    F(void, gdk_pixbuf_loader_set_size, (void *, int, int)) \
    F(int, gdk_pixbuf_loader_write, (void *, const unsigned char *, size_t, GError **)) \
    F(int, gdk_pixbuf_loader_close, (void *, GError **)) \
    F(void *, gdk_pixbuf_loader_get_pixbuf, (void *)) \
    F(void *, gdk_pixbuf_apply_embedded_orientation, (void *)) \
    F(int, gdk_pixbuf_get_width, (void *)) \
    F(int, gdk_pixbuf_get_height, (void *)) \
    F(int, gdk_pixbuf_get_rowstride, (void *)) \
    F(int, gdk_pixbuf_get_n_channels, (void *)) \
    F(unsigned char *, gdk_pixbuf_get_pixels, (void *)) \
    F(void *, gdk_pixbuf_new_from_data, \
      (const unsigned char *, int, int, int, int, int, int, void (*)(unsigned char *, void *), void *)) \
    F(int, gdk_pixbuf_save_to_bufferv, (void *, char **, size_t *, const char *, char **, char **, GError **)) \
    F(unsigned long, g_signal_connect_data, (void *, const char *, void (*)(void), void *, void *, int)) \
    F(void, g_object_unref, (void *)) \
    F(void, g_error_free, (GError *)) \
    F(void, g_free, (void *))

#define PANGO_FUNCTIONS(F) \
    F(void *, pango_cairo_font_map_get_default, (void)) \
    F(void *, pango_font_map_create_context, (void *)) \
    F(void, pango_cairo_context_set_font_options, (void *, const void *)) \
    F(void, pango_context_set_round_glyph_positions, (void *, int)) \
    F(void, pango_context_set_base_dir, (void *, int)) \
    F(void *, pango_layout_new, (void *)) \
    F(void, pango_layout_set_text, (void *, const char *, int)) \
    F(void, pango_layout_set_attributes, (void *, void *)) \
    F(void, pango_layout_set_width, (void *, int)) \
    F(void, pango_layout_set_height, (void *, int)) \
    F(void, pango_layout_set_wrap, (void *, int)) \
    F(void, pango_layout_set_alignment, (void *, int)) \
    F(void, pango_layout_set_ellipsize, (void *, int)) \
    F(void, pango_layout_set_spacing, (void *, int)) \
    F(void, pango_layout_get_extents, (void *, PangoRectangle *, PangoRectangle *)) \
    F(int, pango_layout_get_baseline, (void *)) \
    F(void *, pango_layout_get_iter, (void *)) \
    F(int, pango_layout_iter_at_last_line, (void *)) \
    F(int, pango_layout_iter_next_line, (void *)) \
    F(int, pango_layout_iter_get_baseline, (void *)) \
    F(void, pango_layout_iter_free, (void *)) \
    F(void *, pango_attr_list_new, (void)) \
    F(void, pango_attr_list_insert, (void *, PangoAttribute *)) \
    F(void, pango_attr_list_unref, (void *)) \
    F(void *, pango_font_description_new, (void)) \
    F(void, pango_font_description_set_family, (void *, const char *)) \
    F(void, pango_font_description_set_absolute_size, (void *, double)) \
    F(void, pango_font_description_set_weight, (void *, int)) \
    F(void, pango_font_description_set_style, (void *, int)) \
    F(void, pango_font_description_set_variant, (void *, int)) \
    F(void, pango_font_description_free, (void *)) \
    F(PangoAttribute *, pango_attr_font_desc_new, (const void *)) \
    F(PangoAttribute *, pango_attr_foreground_new, (uint16_t, uint16_t, uint16_t)) \
    F(PangoAttribute *, pango_attr_foreground_alpha_new, (uint16_t)) \
    F(PangoAttribute *, pango_attr_underline_new, (int)) \
    F(PangoAttribute *, pango_attr_strikethrough_new, (int)) \
    F(PangoAttribute *, pango_attr_letter_spacing_new, (int)) \
    F(PangoAttribute *, pango_attr_rise_new, (int)) \
    F(PangoAttribute *, pango_attr_line_height_new_absolute, (int)) \
    F(void, pango_cairo_show_layout, (void *, void *)) \
    F(int, FcConfigAppFontAddFile, (void *, const unsigned char *)) \
    F(int, g_utf8_validate, (const char *, long, const char **))


#define WEBP_FUNCTIONS(F) \
    F(int, WebPGetInfo, (const uint8_t *, size_t, int *, int *)) \
    F(uint8_t *, WebPDecodeRGBA, (const uint8_t *, size_t, int *, int *)) \
    F(void, WebPFree, (void *))

#define SVG_FUNCTIONS(F) \
    F(void *, rsvg_handle_new_from_data, (const uint8_t *, size_t, GError **)) \
    F(int, rsvg_handle_get_intrinsic_size_in_pixels, (void *, double *, double *)) \
    F(void, rsvg_handle_get_intrinsic_dimensions, (void *, int *, void *, int *, void *, int *, RsvgRectangle *)) \
    F(int, rsvg_handle_render_document, (void *, void *, const RsvgRectangle *, GError **))

#define RASTER_POINTER(result, name, parameters) result(*name) parameters;
struct raster_libraries {
    CAIRO_FUNCTIONS(RASTER_POINTER)
    PIXBUF_FUNCTIONS(RASTER_POINTER)
    PANGO_FUNCTIONS(RASTER_POINTER)
    WEBP_FUNCTIONS(RASTER_POINTER)
    SVG_FUNCTIONS(RASTER_POINTER)
};
extern struct raster_libraries lib;

/// Bytes that cairo writes.
struct growing_file {
    raster_file file;
    size_t room;
};
int raster_append(void *growing, const unsigned char *data, unsigned int length);

struct raster_context {
    void *cairo;
    void *surface;
    /// Of a PDF file.
    struct growing_file file;
};

#endif
