import Foundation
import GRDB

/// Where what the server told is kept.
public struct CountriesStorage: Sendable {
    let database: any DatabaseWriter
    /// Whether it is still there when the process is started again.
    public let isKept: Bool

    /// Storage in a file, or, where that cannot be, in memory.
    public init(file: URL) throws {
        if let database = try? CountriesDatabase.file(at: file) {
            self.init(database: database, isKept: true)
        } else {
            try self.init()
        }
    }

    /// Storage in memory.
    public init() throws { self.init(database: try CountriesDatabase.inMemory(), isKept: false) }

    private init(database: any DatabaseWriter, isKept: Bool) {
        self.database = database
        self.isKept = isKept
    }
}
