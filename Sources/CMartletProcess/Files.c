#define _GNU_SOURCE
#include "CMartletProcess.h"

#if defined(__linux__)

#include <errno.h>
#include <fts.h>
#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

long long martlet_folder_size(const char *path, long long limit) {
    char *paths[] = {(char *)path, NULL};
    FTS *tree = fts_open(paths, FTS_PHYSICAL | FTS_NOCHDIR | FTS_XDEV, NULL);
    if (!tree) return -1;
    long long sum = 0;
    FTSENT *entry;
    while (sum < limit && (entry = fts_read(tree))) {
        switch (entry->fts_info) {
        case FTS_DP:
            break;
        case FTS_DNR:
        case FTS_ERR:
        case FTS_NS:
            // It may have been removed meanwhile. Only the folder itself must be there.
            if (entry->fts_level == FTS_ROOTLEVEL) {
                int error = entry->fts_errno;
                fts_close(tree);
                errno = error;
                return -1;
            }
            break;
        default:
            sum += (long long)entry->fts_statp->st_blocks * 512 + 1024;
        }
    }
    fts_close(tree);
    return sum;
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long long wanted = -1;
static int unlimited = 0;

/// Sets what is wanted, but for those who may write all the same. The hard limit stays, so that the other can rise again.
static int apply(void) {
    struct rlimit limits;
    if (getrlimit(RLIMIT_FSIZE, &limits) != 0) return -1;
    rlim_t value = wanted < 0 || unlimited > 0 ? limits.rlim_max : (rlim_t)wanted;
    if (value > limits.rlim_max) value = limits.rlim_max;
    if (value == limits.rlim_cur) return 0;
    limits.rlim_cur = value;
    return setrlimit(RLIMIT_FSIZE, &limits);
}

int martlet_limit_file_size(long long bytes) {
    pthread_mutex_lock(&lock);
    signal(SIGXFSZ, SIG_IGN);
    wanted = bytes;
    int result = apply();
    pthread_mutex_unlock(&lock);
    return result;
}

void martlet_begin_unlimited_files(void) {
    pthread_mutex_lock(&lock);
    if (unlimited++ == 0 && wanted >= 0) apply();
    pthread_mutex_unlock(&lock);
}

void martlet_end_unlimited_files(void) {
    pthread_mutex_lock(&lock);
    if (--unlimited == 0 && wanted >= 0) apply();
    pthread_mutex_unlock(&lock);
}

#endif
