#define _GNU_SOURCE
#include "CMartletProcess.h"

#if defined(__linux__)

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <unistd.h>

/// Whether one of the variables has the same name.
static bool is_replaced(const char *variable, char *const *variables) {
    size_t length = strcspn(variable, "=");
    for (; *variables; variables++) {
        if (strcspn(*variables, "=") == length && strncmp(*variables, variable, length) == 0) return true;
    }
    return false;
}

pid_t martlet_start_again(int descriptor, char *const *arguments, char *const *variables) {
    size_t count = 0;
    for (char **old = environ; *old; old++) count++;
    for (char *const *new = variables; *new; new++) count++;
    char **environment = malloc((count + 1) * sizeof(char *));
    if (!environment) return -1;
    count = 0;
    for (char **old = environ; *old; old++) {
        if (!is_replaced(*old, variables)) environment[count++] = *old;
    }
    for (char *const *new = variables; *new; new++) environment[count++] = *new;
    environment[count] = NULL;

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, descriptor, 3);
    posix_spawn_file_actions_addopen(&actions, 4, "/dev/null", O_RDONLY, 0);
    // What this process ignores or blocks, the new one would too.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t signals;
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    // A terminal's Ctrl-C is for the front, which ends its hosts in order.
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);

    pid_t process = -1;
    int error = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    free(environment);
    if (error) {
        errno = error;
        return -1;
    }
    return process;
}

int martlet_watch_children(void) {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGCHLD);
    if (sigprocmask(SIG_BLOCK, &signals, NULL) != 0) return -1;
    return signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

bool martlet_can_fork(void) {
    DIR *folder = opendir("/proc/self/task");
    if (!folder) return false;
    int threads = 0;
    for (struct dirent *entry; (entry = readdir(folder));) threads += entry->d_name[0] != '.';
    closedir(folder);
    return threads == 1;
}

// libdispatch keeps the thread's number in a thread-local variable, and does not renew it in a fork. Its locks name their owner by that number to the
// kernel, which would look for a thread of the parent. So the number is replaced wherever a library's thread-local variables have it, and
// libdispatch gives the main queue to the main thread once more.
extern void dispatch_atfork_child(void);

typedef struct {
    pid_t old;
    pid_t new;
} Renumbering;

static int renumber(struct dl_phdr_info *info, size_t size, void *context) {
    const Renumbering *renumbering = context;
    if (!info->dlpi_tls_data) return 0;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        if (info->dlpi_phdr[index].p_type != PT_TLS) continue;
        pid_t *values = info->dlpi_tls_data;
        for (size_t i = 0; i < info->dlpi_phdr[index].p_memsz / sizeof(pid_t); i++) {
            if (values[i] == renumbering->old) values[i] = renumbering->new;
        }
    }
    return 0;
}

pid_t martlet_fork(void) {
    pid_t parent = gettid();
    pid_t child = fork();
    if (child != 0) return child;
    Renumbering renumbering = {.old = parent, .new = gettid()};
    dl_iterate_phdr(renumber, &renumbering);
    dispatch_atfork_child();
    sigset_t signals;
    sigemptyset(&signals);
    sigprocmask(SIG_SETMASK, &signals, NULL);
    return 0;
}

#endif
