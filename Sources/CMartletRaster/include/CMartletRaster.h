#ifndef MARTLET_RASTER_H
#define MARTLET_RASTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Draws pictures with libraries of the system that are loaded when the first picture is drawn: an app is built and runs without them.
//
// Pixels are 32 bits, premultiplied, in the order of cairo's ARGB32 on a little-endian machine: blue, green, red, alpha. Lengths are pixels.

/// A library that may be there or not.
enum {
    raster_cairo = 0,   // libcairo.so.2: drawing, PNG
    raster_pixbuf = 1,  // libgdk_pixbuf-2.0.so.0: decoding, JPEG
    raster_pango = 2,   // libpangocairo-1.0.so.0: texts
    raster_webp = 3,    // libwebp.so.7: decoding
    raster_svg = 4,     // librsvg-2.so.2: decoding
};

/// Whether a library is there. Loads it when it is asked for first.
bool raster_has(int library);

// MARK: Files

typedef struct {
    uint8_t *pixels;  // From malloc, rows without gaps.
    int width;
    int height;
    bool is_opaque;
} raster_picture;

/// Decodes a file, turned as it says. Fails if it claims to be larger than the limit, before memory is taken.
///
/// - type: `png`, `jpeg`, `gif`, `webp`, `svg`.
/// - most: the most pixels of each side of the result, which is smaller if the file is larger; 0 for the file's own size.
/// - scale: pixels per point, for `svg` alone.
bool raster_decode(
    const uint8_t *bytes, size_t count, const char *type, int64_t most_pixels, int most, double scale, raster_picture *picture);

typedef struct {
    uint8_t *bytes;  // From malloc.
    size_t count;
} raster_file;

bool raster_encode_png(const uint8_t *pixels, int width, int height, bool is_opaque, raster_file *file);
/// - quality: from 0 to 100. What is transparent becomes white.
bool raster_encode_jpeg(const uint8_t *pixels, int width, int height, int quality, raster_file *file);

// MARK: Drawing

typedef struct raster_context raster_context;

/// Draws into pixels, which must stay where they are until the context is released. NULL without cairo, or if there is no memory.
raster_context *raster_context_create(uint8_t *pixels, int width, int height);
void raster_context_release(raster_context *context);
/// Writes what is not written yet.
void raster_flush(raster_context *context);

void raster_save(raster_context *context);
void raster_restore(raster_context *context);
/// Draws what follows by itself, until it is ended.
void raster_begin_layer(raster_context *context);
/// Draws the layer with an opacity and the current operator.
void raster_end_layer(raster_context *context, double opacity);
/// Ends the layer, which becomes what is painted with.
void raster_end_layer_as_source(raster_context *context);

void raster_transform(raster_context *context, double a, double b, double c, double d, double tx, double ty);
/// Writes a, b, c, d, tx, ty.
void raster_get_transform(raster_context *context, double *parts);
void raster_set_transform(raster_context *context, double a, double b, double c, double d, double tx, double ty);

void raster_new_path(raster_context *context);
void raster_move(raster_context *context, double x, double y);
void raster_line(raster_context *context, double x, double y);
void raster_curve(raster_context *context, double x1, double y1, double x2, double y2, double x, double y);
void raster_close(raster_context *context);

void raster_set_antialias(raster_context *context, bool is_on);
/// A value of cairo_operator_t.
void raster_set_operator(raster_context *context, int operator);
void raster_set_color(raster_context *context, double red, double green, double blue, double alpha);

/// A stop of a gradient.
typedef struct { double at, red, green, blue, alpha; } raster_stop;
void raster_set_linear(
    raster_context *context, double x0, double y0, double x1, double y1, const raster_stop *stops, int count, bool is_padded);
void raster_set_radial(
    raster_context *context, double x0, double y0, double r0, double x1, double y1, double r1, const raster_stop *stops, int count,
    bool is_padded);

/// Fills the path and forgets it.
void raster_fill(raster_context *context, bool is_even_odd);
/// How a line is drawn: caps are butt, round, square; joins miter, round, bevel.
typedef struct {
    double width, miter_limit, dash_phase;
    int cap, join, dash_count;
    const double *dash;
} raster_line_style;
/// Strokes the path and forgets it.
void raster_stroke(raster_context *context, raster_line_style style);
/// Clips to the path and forgets it.
void raster_clip(raster_context *context, bool is_even_odd);
void raster_reset_clip(raster_context *context);
void raster_paint(raster_context *context, double opacity);

/// Draws pixels into a rectangle. Interpolation: 0 none, 1 good, 2 best.
void raster_draw(
    raster_context *context, const uint8_t *pixels, int width, int height, double x, double y, double drawn_width, double drawn_height,
    double opacity, int interpolation);
/// Paints the source where pixels in a rectangle are opaque.
void raster_mask(
    raster_context *context, const uint8_t *pixels, int width, int height, double x, double y, double drawn_width, double drawn_height);

// MARK: Pages

/// Draws pages of a PDF file of a size in points.
raster_context *raster_pdf_create(double width, double height);
/// Sets the size of the page, before something is drawn on it.
void raster_pdf_set_size(raster_context *context, double width, double height);
void raster_pdf_end_page(raster_context *context);
/// Ends the file, on which nothing can be drawn any more.
bool raster_pdf_finish(raster_context *context, raster_file *file);

// MARK: Texts

typedef struct raster_text raster_text;

/// How some bytes of a text look.
typedef struct {
    size_t start, end;  // In bytes of UTF-8.
    const char *family;
    double size;  // In pixels.
    int weight;   // 100 to 900.
    bool is_italic, is_underlined, is_struck, has_small_caps;
    double tracking, rise;
    double red, green, blue, alpha;
} raster_run;

/// How a text is set. A length below 0 is none.
typedef struct {
    double width;         // Lines are broken at it.
    int lines;            // The most lines; 0 for any number.
    int alignment;        // 0 leading, 1 center, 2 trailing.
    int truncation;       // 1 head, 2 middle, 3 tail.
    double line_height;   // The height of a line; 0 is that of the font.
    double line_spacing;  // Between lines.
    bool is_right_to_left;
} raster_paragraph;

/// NULL without pango, or if the bytes are no UTF-8.
raster_text *raster_text_create(const char *bytes, size_t count, const raster_run *runs, size_t run_count, raster_paragraph paragraph);
void raster_text_release(raster_text *text);
/// Writes the width and height that the lines take, and the places of the first and the last baseline.
void raster_text_measure(raster_text *text, double *width, double *height, double *first_baseline, double *last_baseline);
/// Draws the text with its top left corner at a point.
void raster_text_draw(raster_context *context, raster_text *text, double x, double y);
/// Adds a file to the fonts of this process.
bool raster_add_font(const char *path);

// MARK: Pixels

// These need no library.

/// Blurs the four bytes of each pixel, with what is outside transparent. The radius is the standard deviation, in pixels. False without memory.
bool raster_blur(uint8_t *pixels, int width, int height, double radius);
/// Gives each pixel a colour, and the opacity that it had.
void raster_tint(uint8_t *pixels, size_t count, double red, double green, double blue, double alpha);
/// Maps red, green, blue and alpha, which are from 0 to 1 and not premultiplied, by four rows of four factors and a sum.
void raster_map_colors(uint8_t *pixels, size_t count, const double *rows);
/// Takes away or multiplies the opacity: from pixels that are not premultiplied, in the order red, green, blue, alpha, and back.
void raster_premultiply(const uint8_t *plain, uint8_t *pixels, size_t count);
void raster_unpremultiply(const uint8_t *pixels, uint8_t *plain, size_t count);
/// Colours a square by the angle around its centre. Angles are in radians, clockwise from the right.
void raster_turn(uint8_t *pixels, int side, double start, double span, const raster_stop *stops, int count);

// MARK: Filters

// Lengths are pixels from the top left corner. A scale or radius must be above 0.

/// Adds what a blur takes away.
bool raster_sharpen(uint8_t *pixels, int width, int height, double radius, double intensity);
/// Lets the lights shine over their neighbours.
bool raster_bloom(uint8_t *pixels, int width, int height, double radius, double intensity);
/// Gives squares their mean colour. One of them has a corner at the centre.
void raster_pixellate(uint8_t *pixels, int width, int height, double center_x, double center_y, double scale);
/// Gives cells of random shapes one colour each.
bool raster_crystallize(uint8_t *pixels, int width, int height, double radius);
/// Shows how much each colour changes.
bool raster_find_edges(uint8_t *pixels, int width, int height, double intensity);
/// Darkens the corners. A radius of 2 is the strongest.
void raster_vignette(uint8_t *pixels, int width, int height, double intensity, double radius);
/// Turns what is in a circle by an angle at its centre, and enlarges it.
bool raster_distort(
    uint8_t *pixels, int width, int height, double center_x, double center_y, double radius, double twist, double swelling);

#endif
