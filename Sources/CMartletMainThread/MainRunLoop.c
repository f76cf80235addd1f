#include "CMartletMainThread.h"

#if defined(__linux__)

#include <stdlib.h>

typedef const void *CFTypeRef;

extern CFTypeRef CFRunLoopGetMain(void);
extern void CFRunLoopWakeUp(CFTypeRef loop);
extern CFTypeRef CFCopyDescription(CFTypeRef object);
extern long CFStringGetLength(CFTypeRef string);
extern long CFStringGetMaximumSizeForEncoding(long length, uint32_t encoding);
extern unsigned char CFStringGetCString(CFTypeRef string, char *buffer, long size, uint32_t encoding);
extern void CFRelease(CFTypeRef object);

static const uint32_t utf8 = 0x08000100;

void martlet_wake_main_run_loop(void) { CFRunLoopWakeUp(CFRunLoopGetMain()); }

char *martlet_describe_main_run_loop(void) {
    CFTypeRef description = CFCopyDescription(CFRunLoopGetMain());
    if (!description) return NULL;
    long size = CFStringGetMaximumSizeForEncoding(CFStringGetLength(description), utf8) + 1;
    char *text = malloc((size_t)size);
    if (text && !CFStringGetCString(description, text, size, utf8)) {
        free(text);
        text = NULL;
    }
    CFRelease(description);
    return text;
}

#endif
