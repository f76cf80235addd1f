import Foundation
import TodosServices

/// Stores data in memory.
public actor FakeStorageService: StorageServiceInterface {
    private var kept: [String: Data]

    public init(_ kept: [String: Data] = [:]) { self.kept = kept }

    public func data(named name: String) async throws -> Data? { kept[name] }
    public func keep(_ data: Data, named name: String) async throws { kept[name] = data }
}
