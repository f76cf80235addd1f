import Foundation

/// Keeps data under names, over the end of the app if the kind of storage can.
public protocol StorageServiceInterface: ServiceInterface {
    /// `nil` if nothing is kept under the name.
    func data(named name: String) async throws -> Data?
    func keep(_ data: Data, named name: String) async throws
}
