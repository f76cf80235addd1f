#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The kernel's coarse clock. A reading costs a few nanoseconds and is exact to one kernel tick, 1 to 10 ms.
public enum WorkClock {
    /// The time since an arbitrary moment.
    public static var nanoseconds: UInt64 {
        #if canImport(Glibc)
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
        #else
        return clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW_APPROX)
        #endif
    }
}
