/// How the users of an app are kept apart.
public enum Isolation: String, Hashable, Sendable, CaseIterable {
    /// Each user has a process and a folder of their own, as on a device. Only on Linux.
    case process
    /// All users share one process. The app must not keep in a `static`, in `UserDefaults.standard` or in a file what belongs to one user.
    case session

    /// Isolation by process where it is possible.
    static var standard: Isolation {
        #if os(Linux)
        .process
        #else
        .session
        #endif
    }
}
