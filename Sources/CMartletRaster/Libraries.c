#include "Libraries.h"

#include <dlfcn.h>
#include <pthread.h>

struct raster_libraries lib;

#define RASTER_LOAD(result, name, parameters) \
    if (!(*(void **)&lib.name = dlsym(handle, #name))) return false;

// A symbol is looked up in a library and in those that it is linked with.

static bool load_cairo(void) {
    void *handle = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return false;
    CAIRO_FUNCTIONS(RASTER_LOAD)
    return true;
}

static bool load_pixbuf(void) {
    void *handle = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return false;
    PIXBUF_FUNCTIONS(RASTER_LOAD)
    return true;
}

static bool load_pango(void) {
    void *handle = dlopen("libpangocairo-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return false;
    PANGO_FUNCTIONS(RASTER_LOAD)
    return true;
}

static bool load_webp(void) {
    void *handle = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return false;
    WEBP_FUNCTIONS(RASTER_LOAD)
    return true;
}

static bool load_svg(void) {
    void *handle = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return false;
    SVG_FUNCTIONS(RASTER_LOAD)
    return true;
}

static bool found[5];

static void load(void) {
    found[raster_cairo] = load_cairo();
    found[raster_pixbuf] = load_pixbuf();
    // Texts and vector images are drawn by cairo.
    found[raster_pango] = found[raster_cairo] && load_pango();
    found[raster_webp] = load_webp();
    found[raster_svg] = found[raster_cairo] && load_svg();
}

bool raster_has(int library) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return found[library];
}
