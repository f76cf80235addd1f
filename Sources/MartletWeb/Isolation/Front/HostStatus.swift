#if os(Linux)
/// A host, as `martlet status` shows it.
struct HostStatus: Codable, Sendable {
    /// The user in logs; `nil` if the process waits for one.
    var user: String?
    var process: Int32?
    /// The connected pages.
    var pages: Int
    /// The sessions whose pages are gone or have not come yet.
    var waiting: Int
    /// The bytes of memory that are its own.
    var memory: Int?
    /// The bytes that the user's files take.
    var files: Int?
    /// The seconds since the user's last action; `nil` if there was none.
    var quietTime: Double?
    /// Whether the server before has started it.
    var isOld: Bool
    /// Why it is ending.
    var end: HostEnd?
}

extension RunningHost {
    var status: HostStatus {
        HostStatus(
            user: user.map { $0.isNobody ? "nobody" : $0.name }, process: process, pages: counts.active,
            waiting: counts.waiting + counts.parked,
            memory: memory, files: counts.files, quietTime: counts.quietTime, isOld: isOld, end: end)
    }
}
#endif
