import Foundation
import GRDB
import Synchronization

/// The database of a coordinator, in a file or in memory.
///
///     "Item"         _row, _id, _entity, _version, a column for each attribute, and for each relationship to one
///     "Item.tags"    owner, target, position: a relationship to many that no column can say
///     "_metadata"    the store's metadata, as property lists
///
/// Entities below another one are in its table.
final class SQLiteStore: Sendable {
    let database: DatabaseQueue
    // Does not change after a store is opened with it.
    private nonisolated(unsafe) let model: NSManagedObjectModel

    init(file: URL?, isReadOnly: Bool, model: NSManagedObjectModel, migrates: Bool) throws {
        self.model = model
        var configuration = Configuration()
        configuration.label = "martlet.coredata"
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { database in
            database.add(function: .predicateText)
            database.add(collation: .swiftOrder)
        }
        if let file {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            configuration.journalMode = .wal
            database = try DatabaseQueue(path: file.path, configuration: configuration)
            // What was saved survives a power cut.
            try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 4194304") }
        } else {
            database = try DatabaseQueue(configuration: configuration)
        }
        guard !isReadOnly else { return }
        try database.write { try StoreMigration(model: model, database: $0, isAllowed: migrates).run() }
    }

    // MARK: Reading

    /// Returns what the store knows of an object; `nil` if it has none.
    func row(_ id: NSManagedObjectID) throws -> ManagedRow? {
        let reader = RowReader(entity: id.entity)
        return try database.read { database in
            try Row.fetchOne(
                database, sql: "SELECT \(reader.columns) FROM \(id.entity.root.title.quoted) t WHERE t._id = ?",
                arguments: [id.key.databaseValue]
            ).flatMap { reader.read($0)?.row }
        }
    }

    func rows(_ reader: RowReader, _ clauses: SQLText) throws -> [(id: NSManagedObjectID, row: ManagedRow)] {
        try database.read { database in
            try Row.fetchAll(
                database, sql: "SELECT \(reader.columns) FROM \(reader.entity.root.title.quoted) t \(clauses.sql)",
                arguments: StatementArguments(clauses.arguments)
            ).compactMap(reader.read)
        }
    }

    func count(_ entity: NSEntityDescription, _ clauses: SQLText) throws -> Int {
        try database.read { database in
            try Int.fetchOne(
                database, sql: "SELECT COUNT(*) FROM \(entity.root.title.quoted) t \(clauses.sql)",
                arguments: StatementArguments(clauses.arguments)) ?? 0
        }
    }

    /// Returns the identities of a relationship's objects, in their order.
    func related(_ relationship: NSRelationshipDescription, of id: NSManagedObjectID) throws -> [NSManagedObjectID] {
        guard let destination = relationship.destinationEntity else { return [] }
        let table = destination.root.title.quoted
        let sql =
            switch relationship.place {
            case .column(let name):
                "SELECT d._id, d._entity FROM \(id.entity.root.title.quoted) t JOIN \(table) d ON d._id = t.\(name.quoted) WHERE t._id = ?"
            case .otherColumn(let name): "SELECT d._id, d._entity FROM \(table) d WHERE d.\(name.quoted) = ? ORDER BY d._row"
            case .link(let link, let own, let other):
                "SELECT d._id, d._entity FROM \(link.quoted) l JOIN \(table) d ON d._id = l.\(other) WHERE l.\(own) = ? ORDER BY l.position, l.rowid"
            }
        return try database.read { database in
            try Row.fetchAll(database, sql: sql, arguments: [id.key.databaseValue]).compactMap { row in
                guard let key = UUID.fromDatabaseValue(row[0] as DatabaseValue),
                    let name = String.fromDatabaseValue(row[1] as DatabaseValue)
                else { return nil }
                return NSManagedObjectID(entity: self.model.entitiesByName[name] ?? destination, key: key, isTemporary: false)
            }
        }
    }

    // MARK: Metadata

    func metadata() throws -> [String: Any] {
        let data = try database.read { database in
            try Data.fetchOne(database, sql: "SELECT value FROM _metadata WHERE id = 1")
        }
        guard let data else { return [:] }
        return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
    }

    func setMetadata(_ metadata: [String: Any]) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
        try database.write { try $0.execute(sql: "REPLACE INTO _metadata (id, value) VALUES (1, ?)", arguments: [data]) }
    }
}

/// Text of SQL, with the values for its question marks.
struct SQLText {
    var sql: String
    var arguments: [DatabaseValue] = []

    static func + (a: SQLText, b: SQLText) -> SQLText { SQLText(sql: a.sql + b.sql, arguments: a.arguments + b.arguments) }
    static func + (a: SQLText, b: String) -> SQLText { SQLText(sql: a.sql + b, arguments: a.arguments) }
    static func + (a: String, b: SQLText) -> SQLText { SQLText(sql: a + b.sql, arguments: b.arguments) }
}

/// Reads rows of an entity and of those below it.
struct RowReader {
    let entity: NSEntityDescription
    private let names: [String]
    private let entities: [String: NSEntityDescription]
    /// The places of the columns that say what entity the object of a relationship has.
    private let kinds: [String: Int]
    let columns: String

    init(entity: NSEntityDescription) {
        self.entity = entity
        let family = entity.family
        entities = Dictionary(family.map { ($0.title, $0) }) { first, _ in first }
        var names: [String] = []
        var kinds: [String: Int] = [:]
        var seen: Set<String> = []
        var columns = ["t._id", "t._entity", "t._version"]
        for attribute in family.flatMap({ $0.attributesByName.values }) where !attribute.isTransient && seen.insert(attribute.name).inserted
        {
            names.append(attribute.name)
        }
        for relationship in family.flatMap({ $0.relationshipsByName.values }) where !relationship.isToMany {
            if seen.insert(relationship.name).inserted { names.append(relationship.name) }
        }
        columns += names.map { "t.\($0.quoted)" }
        for relationship in family.flatMap({ $0.relationshipsByName.values })
        where !relationship.isToMany && kinds[relationship.name] == nil {
            guard let destination = relationship.destinationEntity, destination.family.count > 1 else { continue }
            kinds[relationship.name] = columns.count
            columns.append("(SELECT k._entity FROM \(destination.root.title.quoted) k WHERE k._id = t.\(relationship.name.quoted))")
        }
        self.names = names
        self.kinds = kinds
        self.columns = columns.joined(separator: ", ")
    }

    func read(_ row: Row) -> (id: NSManagedObjectID, row: ManagedRow)? {
        guard let key = UUID.fromDatabaseValue(row[0] as DatabaseValue), let name = String.fromDatabaseValue(row[1] as DatabaseValue) else {
            return nil
        }
        let entity = entities[name] ?? entity
        let (attributes, relationships) = (entity.attributesByName, entity.relationshipsByName)
        var result = ManagedRow()
        result.version = Int64.fromDatabaseValue(row[2] as DatabaseValue) ?? 0
        for (index, name) in names.enumerated() {
            let column: DatabaseValue = row[index + 3]
            if let attribute = attributes[name] {
                result.values[name] = attribute.value(column)
            } else if let relationship = relationships[name], let destination = relationship.destinationEntity {
                let kind = kinds[name].flatMap { String.fromDatabaseValue(row[$0] as DatabaseValue) }
                let target = kind.flatMap { kind in destination.family.first { $0.title == kind } } ?? destination
                result.related[name] =
                    UUID.fromDatabaseValue(column).map { [NSManagedObjectID(entity: target, key: $0, isTemporary: false)] } ?? []
            }
        }
        return (NSManagedObjectID(entity: entity, key: key, isTemporary: false), result)
    }
}
