import Foundation
import GRDB

/// Opens the database that keeps what the server told.
enum CountriesDatabase {
    /// A database in a file, which is made if it is not there.
    static func file(at url: URL) throws -> any DatabaseWriter {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        var configuration = Configuration()
        // Another process may be writing to it just now.
        configuration.busyMode = .timeout(5)
        return try migrated(DatabasePool(path: url.path, configuration: configuration))
    }

    /// A database that is gone with the process.
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
                // Without case and accents, as it is searched for.
                table.column("folded", .text).notNull()
            }
            try db.create(table: "countryDetails") { table in
                table.primaryKey("code", .text).references("country", onDelete: .cascade)
                table.column("record", .jsonText).notNull()
            }
        }
        try migrator.migrate(writer)
        return writer
    }
}
