#include "CMartletSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

// A handler of signals can reach nothing but globals.
static volatile sig_atomic_t signal_pipe = -1;

static void write_number(int number) {
    int saved = errno;
    unsigned char byte = (unsigned char)number;
    // A full pipe has enough of them.
    (void)!write(signal_pipe, &byte, 1);
    errno = saved;
}

int martlet_catch_signals(const int *numbers, size_t count) {
    int ends[2];
    if (pipe(ends) != 0) return -1;
    for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    signal_pipe = ends[1];
    struct sigaction action = {.sa_handler = write_number, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < count; i++) {
        struct sigaction former;
        if (sigaction(numbers[i], NULL, &former) != 0) return -1;
        // `nohup` lets a program ignore the end of its terminal.
        if (former.sa_handler == SIG_IGN) continue;
        if (sigaction(numbers[i], &action, NULL) != 0) return -1;
    }
    return ends[0];
}
