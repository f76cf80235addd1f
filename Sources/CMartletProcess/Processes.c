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
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    // Who has started this process may wait until all copies of a descriptor are closed. The new one can live longer.
    posix_spawn_file_actions_addclosefrom_np(&actions, 5);
#endif
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

static size_t find_number(void);

bool martlet_can_fork(void) {
    if (find_number() > 1) return false;
    DIR *folder = opendir("/proc/self/task");
    if (!folder) return false;
    int threads = 0;
    for (struct dirent *entry; (entry = readdir(folder));) threads += entry->d_name[0] != '.';
    closedir(folder);
    return threads == 1;
}

// libdispatch keeps the thread's number in a thread-local variable, and does not renew it in a fork. Its locks name their owner by that number to the
// kernel, which would look for a thread of the parent. So the number is replaced in the thread-local variables of the library that has libdispatch, and
// libdispatch gives the main queue to the main thread once more. If it has not looked up the number yet, there is nothing to replace.
extern void dispatch_atfork_child(void);

typedef struct {
    size_t count;
    pid_t *place;
} Number;

static bool has_dispatch(const struct dl_phdr_info *info) {
    uintptr_t address = (uintptr_t)&dispatch_atfork_child;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[index];
        uintptr_t start = info->dlpi_addr + part->p_vaddr;
        if (part->p_type == PT_LOAD && address >= start && address - start < part->p_memsz) return true;
    }
    return false;
}

static int find_number_in(struct dl_phdr_info *info, size_t size, void *context) {
    Number *number = context;
    if (!has_dispatch(info)) return 0;
    for (int index = 0; info->dlpi_tls_data && index < info->dlpi_phnum; index++) {
        if (info->dlpi_phdr[index].p_type != PT_TLS) continue;
        pid_t *values = info->dlpi_tls_data;
        for (size_t i = 0; i < info->dlpi_phdr[index].p_memsz / sizeof(pid_t); i++) {
            if (values[i] != gettid()) continue;
            number->count++;
            number->place = &values[i];
        }
    }
    return 1;
}

/// How often the library that has libdispatch has this thread's number in its thread-local variables.
static size_t find_number(void) {
    Number number = {0};
    dl_iterate_phdr(find_number_in, &number);
    return number.count;
}

pid_t martlet_fork(void) {
    Number number = {0};
    dl_iterate_phdr(find_number_in, &number);
    pid_t child = fork();
    if (child != 0) return child;
    if (number.place) *number.place = gettid();
    dispatch_atfork_child();
    sigset_t signals;
    sigemptyset(&signals);
    sigprocmask(SIG_SETMASK, &signals, NULL);
    return 0;
}

#endif
