// A count in a file, which processes raise and wait for.
#pragma once

#include <stdint.h>

typedef struct martlet_bell martlet_bell;

/// Opens the count in a file, and creates the file if necessary. Returns null with `errno`.
martlet_bell *_Nullable martlet_bell_open(const char *_Nonnull path);

void martlet_bell_close(martlet_bell *_Nonnull bell);

/// How often the bell was rung. It begins again at 0 after its largest number.
uint32_t martlet_bell_count(martlet_bell *_Nonnull bell);

/// Raises the count, and wakes all who wait, in all processes.
void martlet_bell_ring(martlet_bell *_Nonnull bell);

/// Waits until the count is another one, or until the time is over. It can return early. It only waits for the time where the system has no futex.
void martlet_bell_wait(martlet_bell *_Nonnull bell, uint32_t count, int milliseconds);

/// Wakes those who wait, without raising the count.
void martlet_bell_wake(martlet_bell *_Nonnull bell);
