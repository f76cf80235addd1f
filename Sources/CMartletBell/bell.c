#define _GNU_SOURCE
#include "CMartletBell.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <linux/futex.h>
#include <sys/syscall.h>
#endif

struct martlet_bell {
    _Atomic(uint32_t) count;
};

martlet_bell *martlet_bell_open(const char *path) {
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) return NULL;
    struct stat status;
    void *bell = MAP_FAILED;
    // Enlarging it never takes away what another process has written meanwhile.
    if (fstat(file, &status) == 0 && (status.st_size >= (off_t)sizeof(martlet_bell) || ftruncate(file, sizeof(martlet_bell)) == 0)) {
        bell = mmap(NULL, sizeof(martlet_bell), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    }
    int error = errno;
    close(file);
    errno = error;
    return bell == MAP_FAILED ? NULL : bell;
}

void martlet_bell_close(martlet_bell *bell) { munmap(bell, sizeof(martlet_bell)); }

uint32_t martlet_bell_count(martlet_bell *bell) { return atomic_load(&bell->count); }

void martlet_bell_ring(martlet_bell *bell) {
    atomic_fetch_add(&bell->count, 1);
    martlet_bell_wake(bell);
}

void martlet_bell_wait(martlet_bell *bell, uint32_t count, int milliseconds) {
    struct timespec time = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
#if defined(__linux__)
    syscall(SYS_futex, &bell->count, FUTEX_WAIT, count, &time, NULL, 0);
#else
    (void)count;
    nanosleep(&time, NULL);
#endif
}

void martlet_bell_wake(martlet_bell *bell) {
#if defined(__linux__)
    syscall(SYS_futex, &bell->count, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
#else
    (void)bell;
#endif
}
