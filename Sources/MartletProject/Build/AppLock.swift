import Foundation

/// Lets one command at a time copy, build and install an app. The commands for one app share its copy, and what is built of it.
public struct AppLock {
    private let file: URL

    /// - Parameter folder: The folder in the cache that belongs to the app.
    public init(folder: URL) { file = folder.appending(path: "Lock") }

    /// Runs a body when no other command has the lock, which ends with the process, too.
    ///
    /// - Parameter wait: Called once, if another command has the lock.
    public func withLock<Result>(orWaiting wait: () -> Void = {}, _ body: () throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // The programs that the body starts must not keep the lock.
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ProjectError("\(file.path) cannot be opened: \(String(cString: strerror(errno))).") }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            wait()
            while flock(descriptor, LOCK_EX) != 0 {
                guard errno == EINTR else {
                    throw ProjectError("\(file.path) cannot be locked: \(String(cString: strerror(errno))).")
                }
            }
        }
        return try body()
    }
}
