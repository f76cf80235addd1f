// What Swift cannot say of processes and of sockets between them: a fork, and messages that carry open descriptors.
#pragma once

#if defined(__linux__)

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Makes two connected Unix sockets that keep messages apart. Returns 0, or -1 with `errno`.
int martlet_socket_pair(int *_Nonnull ends);

/// Sends a message, with an open descriptor unless it is negative. Never waits. Returns 0, or -1 with `errno`.
int martlet_send(int socket, const void *_Nonnull bytes, size_t count, int descriptor);

/// Receives a message, with its descriptor, or -1 for none. Never waits. Returns the count of bytes, 0 at the end, or -1 with `errno`.
ssize_t martlet_receive(int socket, void *_Nonnull bytes, size_t capacity, int *_Nonnull descriptor);

/// Accepts a connection that is not waited for, and writes the numbers of its other end, without port. Returns -1 with `errno` if there is none.
int martlet_accept(int socket, char *_Nonnull address, size_t capacity);

/// Makes a Unix socket at a path that keeps messages apart and accepts connections; it replaces what is there. Only this user and root can connect.
/// Returns the descriptor, or -1 with `errno`.
int martlet_listen_at(const char *_Nonnull path);

/// Accepts a connection of this user's processes, or of root's. Returns -1 with `errno` if there is none, or if it is another user's.
int martlet_accept_own(int socket);

/// Connects to a socket of `martlet_listen_at`. Returns the descriptor, or -1 with `errno`.
int martlet_connect_to(const char *_Nonnull path);

/// Sends a message to the datagram socket at a path, which begins with `@` if it is an abstract name. Returns 0, or -1 with `errno`.
int martlet_notify(const char *_Nonnull path, const char *_Nonnull message);

/// Starts this program again in a process group of its own. The descriptor becomes the new process's number 3; its number 4 is `/dev/null`.
/// `variables` are of its environment, in place of those of this one. Both lists end with null. Returns the process, or -1 with `errno`.
pid_t martlet_start_again(int descriptor, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull variables);

/// A descriptor that is readable when a child has ended. Other ways to hear of that are turned off. Returns -1 with `errno` if there is none.
int martlet_watch_children(void);

/// Whether a fork of this process would be a whole process: it has this one thread, and it is known where libdispatch keeps that thread's number.
bool martlet_can_fork(void);

/// Forks. Returns 0 in the child, which may then use threads, Dispatch and everything else; the child's process; or -1 with `errno`.
pid_t martlet_fork(void);

/// The room that a folder and all below it take on the disk, in bytes; each entry counts for 1 KiB more. Links are not followed, other file systems not
/// entered. Stops when it has counted `limit` bytes. Returns -1 with `errno` if the folder cannot be read.
long long martlet_folder_size(const char *_Nonnull path, long long limit);

/// Sets the greatest length to which this process may write a file. Writing beyond it then fails with `EFBIG`, and no signal ends the process.
/// Returns 0, or -1 with `errno`.
int martlet_limit_file_size(long long bytes);

/// Lets this process write files of any length until the end that belongs to it. Beginnings can be inside each other, on any thread.
void martlet_begin_unlimited_files(void);
void martlet_end_unlimited_files(void);

#endif
