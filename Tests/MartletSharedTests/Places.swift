import Foundation
import MartletShared
import TestSupport
import Testing

/// Where tests keep shared data. Each test runs on each.
enum Place: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case memory, sqlite, postgres

    /// PostgreSQL only where it is installed (Debian: `apt install postgresql`).
    static let allCases: [Place] = TestDatabase.isInstalled ? [.memory, .sqlite, .postgres] : [.memory, .sqlite]

    /// Those that other processes can use.
    static let common = allCases.filter { $0 != .memory }

    var testDescription: String { rawValue }

    /// Runs a body with an empty place of this kind.
    /// - Parameter server: That of PostgreSQL.
    func with(
        _ server: TestDatabase = .shared, isolation: isolated (any Actor)? = #isolation, _ body: (Ground) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-shared-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = self == .postgres ? try await server.newDatabase() : nil
        try await body(
            Ground(place: self, folder: folder, database: database, memory: self == .memory ? try .inMemory(limits: Ground.limits) : nil))
    }
}

/// An empty place for one test.
struct Ground: Sendable {
    let place: Place
    let folder: URL
    /// The address of a database of PostgreSQL.
    let database: String?
    fileprivate let memory: SharedStorage?

    /// Small enough to be reached by a test.
    fileprivate static let limits: SharedLimits = {
        var limits = SharedLimits()
        limits.value = 100_000
        limits.element = 1000
        return limits
    }()

    /// Opens the storage, as another process would.
    func storage() throws -> SharedStorage {
        if let memory { return memory }
        if let database { return try SharedStorage(postgres: database, limits: Self.limits) }
        return try SharedStorage(folder: folder, limits: Self.limits)
    }

    /// Starts another process that uses the storage.
    func probe(_ action: String, _ count: Int, killedAt last: String? = nil) throws -> Probe {
        try Probe([database ?? folder.path, action, "\(count)"], killedAt: last)
    }
}
