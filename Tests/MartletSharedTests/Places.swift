import Foundation
import MartletShared
import Testing

/// Where tests keep shared data. Each test runs on each.
enum Place: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case memory, sqlite

    /// Those that other processes can use.
    static let common = allCases.filter { $0 != .memory }

    var testDescription: String { rawValue }

    /// Runs a body with an empty place of this kind.
    func with(isolation: isolated (any Actor)? = #isolation, _ body: (Ground) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-shared-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(Ground(place: self, folder: folder, memory: self == .memory ? try .inMemory(limits: Ground.limits) : nil))
    }
}

/// An empty place for one test.
struct Ground: Sendable {
    let place: Place
    let folder: URL
    fileprivate let memory: SharedStorage?

    /// Small enough to be reached by a test.
    fileprivate static let limits: SharedLimits = {
        var limits = SharedLimits()
        limits.value = 100_000
        limits.element = 1000
        return limits
    }()

    /// Opens the storage, as another process would.
    func storage() throws -> SharedStorage { try memory ?? SharedStorage(folder: folder, limits: Self.limits) }

    /// Starts another process that uses the storage.
    func probe(_ action: String, _ count: Int, killedAt last: String? = nil) throws -> Probe {
        try Probe([folder.path, action, "\(count)"], killedAt: last)
    }
}
