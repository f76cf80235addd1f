#define _GNU_SOURCE
#include "CMartletProcess.h"

#if defined(__linux__)

#include <errno.h>
#include <netdb.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

int martlet_socket_pair(int *ends) { return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends); }

typedef union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
} Control;

int martlet_send(int socket, const void *bytes, size_t count, int descriptor) {
    struct iovec content = {.iov_base = (void *)bytes, .iov_len = count};
    struct msghdr message = {.msg_iov = &content, .msg_iovlen = 1};
    Control control;
    if (descriptor >= 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.bytes;
        message.msg_controllen = sizeof control.bytes;
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
    }
    return sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL) < 0 ? -1 : 0;
}

ssize_t martlet_receive(int socket, void *bytes, size_t capacity, int *descriptor) {
    struct iovec content = {.iov_base = bytes, .iov_len = capacity};
    Control control;
    struct msghdr message = {
        .msg_iov = &content, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    *descriptor = -1;
    ssize_t count = recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
    if (count < 0) return -1;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS) {
            memcpy(descriptor, CMSG_DATA(header), sizeof(int));
        }
    }
    return count;
}

int martlet_accept(int socket, char *address, size_t capacity) {
    struct sockaddr_storage peer;
    socklen_t length = sizeof peer;
    int connection = accept4(socket, (struct sockaddr *)&peer, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (connection < 0) return -1;
    if (getnameinfo((struct sockaddr *)&peer, length, address, (socklen_t)capacity, NULL, 0, NI_NUMERICHOST) != 0) address[0] = 0;
    return connection;
}

static bool make_address(const char *path, struct sockaddr_un *address) {
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    if (strlen(path) >= sizeof address->sun_path) {
        errno = ENAMETOOLONG;
        return false;
    }
    strcpy(address->sun_path, path);
    return true;
}

/// Closes a socket and keeps `errno`.
static int give_up(int socket) {
    int error = errno;
    close(socket);
    errno = error;
    return -1;
}

int martlet_listen_at(const char *path) {
    struct sockaddr_un address;
    if (!make_address(path, &address)) return -1;
    int listener = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (listener < 0) return -1;
    unlink(path);
    if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0 || chmod(path, 0600) != 0 || listen(listener, 4) != 0) {
        return give_up(listener);
    }
    return listener;
}

int martlet_accept_own(int socket) {
    int connection = accept4(socket, NULL, NULL, SOCK_CLOEXEC);
    if (connection < 0) return -1;
    struct ucred peer;
    socklen_t length = sizeof peer;
    if (getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0) return give_up(connection);
    if (peer.uid == geteuid() || peer.uid == 0) return connection;
    errno = EPERM;
    return give_up(connection);
}

int martlet_notify(const char *path, const char *message) {
    struct sockaddr_un address;
    if (!make_address(path, &address)) return -1;
    socklen_t length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + strlen(path));
    if (path[0] == '@') address.sun_path[0] = 0;
    int sender = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (sender < 0) return -1;
    ssize_t sent = sendto(sender, message, strlen(message), MSG_NOSIGNAL, (struct sockaddr *)&address, length);
    if (sent < 0) return give_up(sender);
    close(sender);
    return 0;
}

int martlet_connect_to(const char *path) {
    struct sockaddr_un address;
    if (!make_address(path, &address)) return -1;
    int connection = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    if (connection < 0) return -1;
    if (connect(connection, (struct sockaddr *)&address, sizeof address) != 0) return give_up(connection);
    return connection;
}

#endif
