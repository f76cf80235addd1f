// What Swift cannot say of signals: a handler.
#pragma once

#include <stddef.h>

/// Catches signals from now on, and writes the number of each as a byte to a pipe. Those that the process ignores stay ignored. Call it once. Returns the pipe's reading end, or -1 with `errno`.
int martlet_catch_signals(const int *_Nonnull numbers, size_t count);
