#include "Libraries.h"

#include <stdlib.h>
#include <string.h>

raster_context *raster_pdf_create(double width, double height) {
    if (!raster_has(raster_cairo)) return NULL;
    raster_context *context = calloc(1, sizeof *context);
    if (!context) return NULL;
    context->surface = lib.cairo_pdf_surface_create_for_stream(raster_append, &context->file, width, height);
    context->cairo = lib.cairo_create(context->surface);
    if (lib.cairo_status(context->cairo) == 0) return context;
    raster_context_release(context);
    return NULL;
}

void raster_pdf_set_size(raster_context *context, double width, double height) {
    lib.cairo_pdf_surface_set_size(context->surface, width, height);
}

void raster_pdf_end_page(raster_context *context) { lib.cairo_show_page(context->cairo); }

bool raster_pdf_finish(raster_context *context, raster_file *file) {
    lib.cairo_surface_finish(context->surface);
    if (lib.cairo_surface_status(context->surface) != 0 || context->file.file.count == 0) return false;
    *file = context->file.file;
    context->file = (struct growing_file){0};
    return true;
}
