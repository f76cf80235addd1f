// What CoreFoundation's run loop uses to serve the main queue on Linux, and what it tells of itself. None of it is in a header of the
// toolchain.
#pragma once

#if defined(__linux__)

#include <stdbool.h>
#include <stdint.h>

/// The eventfd that is readable while the main queue has work. Only for a main queue that is served by the main thread.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs what waits in the main queue. Only on the main thread.
void _dispatch_main_queue_callback_4CF(void *_Nullable message);

/// Wakes the main run loop, as another thread does that has something for it.
void martlet_wake_main_run_loop(void);

/// What the main run loop says of itself: a string that the caller frees, or null.
char *_Nullable martlet_describe_main_run_loop(void);

/// Whether this thread keeps all others from running what waits in the main queue: it is the main thread, or runs a job of the main actor now. That
/// holds too inside of another queue's `sync`, which runs on the thread that calls it, while that other queue is all that Dispatch tells of.
///
/// Once the main thread has left the main queue to other threads (`dispatchMain`), it never again runs anything.
bool martlet_thread_has_main_queue(void);

#endif
