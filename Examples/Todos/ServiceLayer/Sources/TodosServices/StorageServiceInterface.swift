import Foundation

/// A service that stores data by name. Depending on the implementation, the data survives the end of the app.
public protocol StorageServiceInterface: ServiceInterface {
    /// Returns the data for a name, or `nil` if there is none.
    func data(named name: String) async throws -> Data?
    func keep(_ data: Data, named name: String) async throws
}
