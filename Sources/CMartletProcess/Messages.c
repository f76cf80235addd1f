#define _GNU_SOURCE
#include "CMartletProcess.h"

#if defined(__linux__)

#include <netdb.h>
#include <string.h>
#include <sys/socket.h>

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

#endif
