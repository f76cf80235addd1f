#if os(Linux)
import CMartletProcess
#endif
import Foundation
import Synchronization

/// Keeps the files of a user below a number of bytes, in that user's process.
///
///     below ──as many bytes or more──▶ above: writing to files fails ──some were deleted──▶ below
///
/// The quotas of a file system are for users of the system, and all processes run as one of them. So the room is measured, and above the quota the kernel
/// lets this process write to no file (`RLIMIT_FSIZE`): the app's write fails with `EFBIG`. Files can be read, made shorter and deleted. What Martlet itself
/// writes has limits of its own and goes on: saved sessions, stored values, defaults, what users share.
final class ContainerQuota: Sendable {
    private struct State {
        /// As measured last.
        var used = 0
        var isAbove = false
        var isMeasuring = false
        var next = ContinuousClock.now
    }

    /// In bytes.
    let limit: Int
    private let path: String
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "martlet.quota", qos: .utility)

    /// - Parameter path: The user's folder.
    init(path: String, limit: Int) {
        self.path = path
        self.limit = limit
    }

    /// The bytes of the files, as measured last.
    var used: Int { state.withLock { $0.used } }

    /// The bytes that are left.
    var room: Int { max(0, limit - used) }

    /// Measures in the background, unless it has just been done: a folder with very many files is measured more rarely.
    /// - Parameter hasChanged: Receives whether the files now have more than they may, when that has changed.
    func measure(_ hasChanged: @escaping @Sendable (_ isAbove: Bool) -> Void = { _ in }) {
        #if os(Linux)
        let isDue = state.withLock { state in
            guard !state.isMeasuring, state.next <= .now else { return false }
            state.isMeasuring = true
            return true
        }
        guard isDue else { return }
        queue.async { [self] in measureNow(hasChanged) }
        #endif
    }

    /// Measures, and blocks the caller's thread until that is done.
    func measureNow(_ hasChanged: (_ isAbove: Bool) -> Void = { _ in }) {
        #if os(Linux)
        let start = ContinuousClock.now
        // What is far above need not be counted to its end.
        let size = martlet_folder_size(path, Int64(clamping: limit.addingReportingOverflow(limit).partialValue))
        let end = ContinuousClock.now
        let change: Bool? = state.withLock { state in
            state.isMeasuring = false
            state.next = end + (end - start) * 20
            guard size >= 0 else { return nil }
            state.used = Int(size)
            let isAbove = size >= limit
            guard isAbove != state.isAbove else { return nil }
            state.isAbove = isAbove
            return isAbove
        }
        guard let change else { return }
        martlet_limit_file_size(change ? 0 : Int64(limit))
        hasChanged(change)
        #endif
    }

    /// Begins to limit this process: no file becomes longer than the quota.
    func begin() {
        #if os(Linux)
        martlet_limit_file_size(Int64(limit))
        #endif
    }

    /// Writes something to which the quota does not apply.
    static func withoutLimit<Result>(_ body: () throws -> Result) rethrows -> Result {
        #if os(Linux)
        martlet_begin_unlimited_files()
        defer { martlet_end_unlimited_files() }
        #endif
        return try body()
    }
}
