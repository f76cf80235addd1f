import Foundation
import Synchronization

/// Where data that users share is kept.
///
///     let storage = try SharedStorage.ofEveryone()
///     let motto = Shared("motto", in: storage, initial: "Welcome")
///     let orders = SharedLog<Order>("orders", in: storage)
///
/// All processes that use the same storage see the same data. An app creates it once, in its composition root.
public final class SharedStorage: Sendable {
    /// The variable with which a process tells its hosts the folder of what all users share.
    package static let variable = "MARTLET_SHARED"

    let engine: any SharedEngine
    let limits: SharedLimits
    private let followers = Followers()
    private let listening = Mutex<Task<Void, any Error>?>(nil)

    package init(engine: any SharedEngine, limits: SharedLimits) {
        self.engine = engine
        self.limits = limits
    }

    /// Opens the storage in a folder, and creates both if necessary. Use it from the processes of one machine, on a disk of its own: not over a network.
    ///
    /// - Throws: ``SharedError``.
    public convenience init(folder: URL, limits: SharedLimits = SharedLimits()) throws {
        self.init(engine: try SQLiteEngine(folder: folder, limits: limits), limits: limits)
    }

    /// Opens the storage in a database of PostgreSQL, for processes of many machines. It needs libpq (Debian: `libpq5`), a connection of this process, and
    /// another one for a process that follows something.
    ///
    /// - Parameter postgres: The database, as libpq takes it: `postgresql://user:password@host/database`. The user may create a schema there.
    /// - Throws: ``SharedError``.
    public convenience init(postgres: String, limits: SharedLimits = SharedLimits()) throws {
        self.init(engine: try PostgresEngine(address: postgres), limits: limits)
    }

    /// Creates a storage in memory, which no other process sees.
    public static func inMemory(limits: SharedLimits = SharedLimits()) throws -> SharedStorage {
        SharedStorage(engine: try SQLiteEngine(folder: nil, limits: limits), limits: limits)
    }

    /// Opens the storage of all users of this app.
    ///
    /// With `--isolation process`, and with `--data DIR`, the server provides its folder; the variable `MARTLET_SHARED` can name another one, or a database
    /// of PostgreSQL (`postgresql://…`) for an app on many machines. Otherwise it is in memory, because all users are in this process.
    public static func ofEveryone(limits: SharedLimits = SharedLimits()) throws -> SharedStorage {
        guard let folder = ProcessInfo.processInfo.environment[variable] else { return try inMemory(limits: limits) }
        if ["postgres://", "postgresql://"].contains(where: folder.hasPrefix) {
            return try SharedStorage(postgres: folder, limits: limits)
        }
        return try SharedStorage(folder: URL(fileURLWithPath: folder), limits: limits)
    }

    deinit { engine.close() }

    /// Returns a signal for each change of what has a name, from now on. Changes that are not waited for are one signal.
    func signals(of name: String) async throws -> AsyncStream<Void> {
        let signals = followers.signals(of: name)
        try await listen()
        return signals
    }

    private func listen() async throws {
        let task = listening.withLock { task in
            let running = task ?? Task { [engine, followers] in try await engine.listen { followers.hear($0) } }
            task = running
            return running
        }
        do {
            try await task.value
        } catch {
            listening.withLock { if $0 == task { $0 = nil } }
            throw error
        }
    }

    /// - Throws: ``SharedError/badName(_:)``
    static func check(_ name: String) throws {
        guard 1...200 ~= name.utf8.count, name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            throw SharedError.badName(name)
        }
    }
}
