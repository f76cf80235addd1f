#define _GNU_SOURCE
#include "CCompareCounters.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>

#if defined(__APPLE__)
#include <malloc/malloc.h>

size_t compare_live_bytes(void) {
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return statistics.size_in_use;
}
#else
#include <malloc.h>

size_t compare_live_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
#endif

enum { capacity = 1 << 20 };
static const void *types[capacity];
static atomic_size_t count;
static atomic_bool is_noting;

void compare_begin_objects(void) {
    atomic_store(&count, 0);
    atomic_store(&is_noting, 1);
}

size_t compare_end_objects(void) {
    atomic_store(&is_noting, 0);
    size_t noted = atomic_load(&count);
    return noted < capacity ? noted : capacity;
}

const void *compare_object_type(size_t index) { return types[index]; }

typedef void *(*allocator)(const void *metadata, size_t size, size_t alignment_mask);

/// Stands before the runtime's function of this name: what is linked into the program calls this one, and this one calls the runtime's.
void *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask) {
    static _Atomic(allocator) runtime;
    allocator allocate = atomic_load_explicit(&runtime, memory_order_relaxed);
    if (!allocate) {
        allocate = (allocator)dlsym(RTLD_NEXT, "swift_allocObject");
        atomic_store_explicit(&runtime, allocate, memory_order_relaxed);
    }
    if (atomic_load_explicit(&is_noting, memory_order_relaxed)) {
        size_t index = atomic_fetch_add(&count, 1);
        if (index < capacity) types[index] = metadata;
    }
    return allocate(metadata, size, alignment_mask);
}
