#define _GNU_SOURCE
#include "CMartletMainThread.h"

#if defined(__linux__)

#include <sys/syscall.h>
#include <unistd.h>

/// The Swift runtime's `SerialExecutorRef`.
typedef struct {
    const void *identity;
    uintptr_t implementation;
} SerialExecutor;

extern __attribute__((swiftcall)) SerialExecutor swift_task_getCurrentExecutor(void);
extern __attribute__((swiftcall)) SerialExecutor swift_task_getMainExecutor(void);

bool martlet_thread_has_main_queue(void) {
    if (syscall(SYS_gettid) == getpid()) return true;
    SerialExecutor current = swift_task_getCurrentExecutor();
    SerialExecutor main = swift_task_getMainExecutor();
    return current.identity == main.identity && current.implementation == main.implementation;
}

#endif
