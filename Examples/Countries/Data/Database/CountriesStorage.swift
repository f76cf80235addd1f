import Foundation
import GRDB

/// The storage for the server's data.
public struct CountriesStorage: Sendable {
    let database: any DatabaseWriter
    /// Whether the data survives a restart of the process.
    public let isKept: Bool

    /// Creates storage in a file, or in memory if the file cannot be used.
    public init(file: URL) throws {
        if let database = try? CountriesDatabase.file(at: file) {
            self.init(database: database, isKept: true)
        } else {
            try self.init()
        }
    }

    /// Creates storage in memory.
    public init() throws { self.init(database: try CountriesDatabase.inMemory(), isKept: false) }

    private init(database: any DatabaseWriter, isKept: Bool) {
        self.database = database
        self.isKept = isKept
    }
}
