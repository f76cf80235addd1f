import Foundation
import GRDB

/// Opens the database for the server's data.
enum CountriesDatabase {
    /// Opens a database in a file, and creates the file if necessary.
    static func file(at url: URL) throws -> any DatabaseWriter {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        var configuration = Configuration()
        // Another process may be writing to the file.
        configuration.busyMode = .timeout(5)
        return try migrated(DatabasePool(path: url.path, configuration: configuration))
    }

    /// Creates a database in memory, which ends with the process.
    static func inMemory() throws -> any DatabaseWriter { try migrated(DatabaseQueue()) }

    private static func migrated(_ writer: any DatabaseWriter) throws -> any DatabaseWriter {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("countries") { db in
            try db.create(table: "country") { table in
                table.primaryKey("code", .text)
                table.column("name", .text).notNull()
                table.column("population", .integer).notNull()
                table.column("region", .text).notNull()
            }
            try db.create(table: "countryName") { table in
                table.primaryKey {
                    table.column("code", .text).references("country", onDelete: .cascade)
                    table.column("language", .text)
                }
                table.column("name", .text).notNull()
                // The name without case and accents, for the search.
                table.column("folded", .text).notNull()
            }
            try db.create(table: "countryDetails") { table in
                table.primaryKey("code", .text).references("country", onDelete: .cascade)
                table.column("record", .jsonText).notNull()
            }
        }
        migrator.registerMigration("expiry") { db in
            // What was stored before has no time, and counts as old.
            try db.create(table: "storing") { table in
                table.primaryKey("name", .text)
                table.column("time", .double).notNull()
            }
            try db.alter(table: "countryDetails") { $0.add(column: "storedAt", .double) }
        }
        try migrator.migrate(writer)
        return writer
    }
}
