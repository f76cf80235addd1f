import Foundation
import GRDB

/// Makes the tables of a store those of a model.
///
/// Tables and columns that are missing are added, with the default value of the attribute; those with an older name are renamed. What a model no
/// longer has stays in the store.
struct StoreMigration {
    let model: NSManagedObjectModel
    let database: Database
    /// Whether a store of another model may be changed.
    let isAllowed: Bool

    func run() throws {
        try database.execute(sql: "CREATE TABLE IF NOT EXISTS _metadata (id INTEGER PRIMARY KEY, value)")
        let roots = model.entities.filter { $0.superentity == nil }
        let isNew = try !roots.contains { try database.tableExists($0.title) }
        if !isNew, !isAllowed, try roots.contains(where: lacksColumns) {
            throw CoreDataError.make(
                NSPersistentStoreIncompatibleVersionHashError,
                "The store was made with another model. Set shouldMigrateStoreAutomatically of the store's description.")
        }
        for entity in roots { try migrate(entity) }
        for relationship in model.entities.flatMap(\.properties).compactMap({ $0 as? NSRelationshipDescription }) {
            guard case .link(let table, _, _) = relationship.place else { continue }
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS \(table.quoted) (owner NOT NULL, target NOT NULL, position, UNIQUE (owner, target));
                    CREATE INDEX IF NOT EXISTS \("\(table).target".quoted) ON \(table.quoted) (target);
                    """)
        }
    }

    private func properties(of entity: NSEntityDescription) -> [NSPropertyDescription] {
        entity.family.flatMap(\.properties).filter { property in
            if let relationship = property as? NSRelationshipDescription { return !relationship.isToMany }
            return property is NSAttributeDescription && !property.isTransient
        }
    }

    private func lacksColumns(_ entity: NSEntityDescription) throws -> Bool {
        guard try database.tableExists(entity.title) else { return true }
        let columns = Set(try database.columns(in: entity.title).map(\.name))
        return properties(of: entity).contains { !columns.contains($0.name) }
    }

    private func migrate(_ entity: NSEntityDescription) throws {
        let table = entity.title.quoted
        if let old = entity.renamingIdentifier, try database.tableExists(old), try !database.tableExists(entity.title) {
            try database.execute(sql: "ALTER TABLE \(old.quoted) RENAME TO \(table)")
            try database.execute(sql: "UPDATE \(table) SET _entity = ? WHERE _entity = ?", arguments: [entity.title, old])
        }
        try database.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS \(table) (
                    _row INTEGER PRIMARY KEY AUTOINCREMENT, _id NOT NULL UNIQUE, _entity NOT NULL, _version INTEGER NOT NULL DEFAULT 1)
                """)
        var columns = Set(try database.columns(in: entity.title).map(\.name))
        for property in properties(of: entity) {
            if !columns.contains(property.name) {
                try add(property, to: entity, columns)
                columns.insert(property.name)
            }
            if property is NSRelationshipDescription {
                try database.execute(
                    sql: "CREATE INDEX IF NOT EXISTS \("\(entity.title).\(property.name)".quoted) ON \(table) (\(property.name.quoted))")
            }
        }
        for entity in entity.family {
            for constraint in entity.uniquenessConstraints {
                let names = constraint.map(UniqueValues.name)
                try database.execute(
                    sql: """
                        CREATE INDEX IF NOT EXISTS \("\(entity.title).unique.\(names.joined(separator: "."))".quoted)
                        ON \(table) (\(names.map(\.quoted).joined(separator: ", ")))
                        """)
            }
        }
    }

    private func add(_ property: NSPropertyDescription, to entity: NSEntityDescription, _ columns: Set<String>) throws {
        let (table, column) = (entity.title.quoted, property.name.quoted)
        if let old = property.renamingIdentifier, columns.contains(old) {
            return try database.execute(sql: "ALTER TABLE \(table) RENAME COLUMN \(old.quoted) TO \(column)")
        }
        try database.execute(sql: "ALTER TABLE \(table) ADD COLUMN \(column)")
        guard let attribute = property as? NSAttributeDescription else { return }
        let value = try attribute.initialValue.column()
        let family = property.entity.family.map { $0.title.databaseValue }
        let marks = family.map { _ in "?" }.joined(separator: ", ")
        if !value.isNull {
            try database.execute(
                sql: "UPDATE \(table) SET \(column) = ? WHERE _entity IN (\(marks))", arguments: StatementArguments([value] + family))
        } else if !attribute.isOptional, attribute.attributeType != .transformableAttributeType,
            try Bool.fetchOne(
                database, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE _entity IN (\(marks)))", arguments: StatementArguments(family))
                == true
        {
            throw CoreDataError.make(
                NSMigrationError,
                "\(entity.title).\(property.name) is new, not optional, and has no default for objects that are stored already.")
        }
    }
}

/// The values of a uniqueness constraint.
struct UniqueValues {
    /// The name of a property, which code gives as a text or as its description.
    static func name(_ property: Any) -> String { (property as? NSPropertyDescription)?.name ?? "\(property)" }

    /// The constraints of an entity, those of the entities above it among them, as names of properties.
    static func constraints(of entity: NSEntityDescription) -> [[String]] {
        entity.uniquenessConstraints.map { $0.map(name) } + (entity.superentity.map(constraints) ?? [])
    }
}
