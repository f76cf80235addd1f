import Foundation
import GRDB

/// Writes the changes of a context into a store.
struct StoreWriter {
    let database: Database
    let policy: NSMergePolicy.Kind
    /// New objects that the store has already, by a unique value: their identities, and those of the store.
    private(set) var found: [NSManagedObjectID: NSManagedObjectID] = [:]
    /// Objects whose rows in the store are others than the context's.
    private(set) var stale: Set<NSManagedObjectID> = []
    private(set) var versions: [NSManagedObjectID: Int64] = [:]

    init(database: Database, policy: NSMergePolicy.Kind) {
        self.database = database
        self.policy = policy
    }

    mutating func write(inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject]) throws {
        for object in deleted { try delete(object) }
        for object in inserted { try findStored(object) }
        for object in inserted { try insert(object) }
        for object in updated { try update(object) }
        for object in inserted + updated { try writeLinks(of: object) }
    }

    // MARK: Objects

    private func delete(_ object: NSManagedObject) throws {
        let key = object.objectID.key.databaseValue
        try database.execute(sql: "DELETE FROM \(object.entity.root.title.quoted) WHERE _id = ?", arguments: [key])
        for relationship in object.entity.relationshipsByName.values {
            switch relationship.place {
            case .link(let table, _, _):
                try database.execute(sql: "DELETE FROM \(table.quoted) WHERE owner = ? OR target = ?", arguments: [key, key])
            case .otherColumn(let name):
                guard let table = relationship.destinationEntity?.root.title.quoted else { continue }
                try database.execute(sql: "UPDATE \(table) SET \(name.quoted) = NULL WHERE \(name.quoted) = ?", arguments: [key])
            case .column: continue
            }
        }
    }

    /// Finds out whether another object has a new object's unique values.
    private mutating func findStored(_ object: NSManagedObject) throws {
        for names in UniqueValues.constraints(of: object.entity) {
            guard let stored = try owner(of: names, of: object) else { continue }
            guard policy != .error else { throw Self.conflict(object, names) }
            found[object.objectID] = NSManagedObjectID(entity: object.entity, key: stored, isTemporary: false)
            return
        }
    }

    /// Returns the key of another object that has the same values; `nil` if there is none.
    private func owner(of names: [String], of object: NSManagedObject) throws -> UUID? {
        let values = try names.map { try value(of: $0, object) }
        guard !values.contains(where: \.isNull) else { return nil }
        let conditions = names.map { "\($0.quoted) = ?" }.joined(separator: " AND ")
        return try UUID.fetchOne(
            database, sql: "SELECT _id FROM \(object.entity.root.title.quoted) WHERE \(conditions) AND _id <> ?",
            arguments: StatementArguments(values + [object.objectID.key.databaseValue]))
    }

    private static func conflict(_ object: NSManagedObject, _ names: [String]) -> NSError {
        CoreDataError.make(
            NSManagedObjectConstraintMergeError, "Another \(object.entity.title) has the same \(names.joined(separator: ", ")).",
            [NSPersistentStoreSaveConflictsErrorKey: [object]])
    }

    private func value(of name: String, _ object: NSManagedObject) throws -> DatabaseValue {
        if let ids = object.loadedRow.related[name] { return ids.first.map { (found[$0] ?? $0).key.databaseValue } ?? .null }
        return try object.value(of: name).column()
    }

    /// The names of an object's columns.
    private func columns(of entity: NSEntityDescription) -> [String] {
        entity.attributesByName.values.filter { !$0.isTransient }.map(\.name)
            + entity.relationshipsByName.values.filter { !$0.isToMany }.map(\.name)
    }

    private mutating func insert(_ object: NSManagedObject) throws {
        let columns = columns(of: object.entity)
        if let stored = found[object.objectID] {
            stale.insert(stored)
            guard policy == .objectTrump || policy == .overwrite else { return }
            // A value that the new object does not have is no change of the stored one.
            let names = try columns.filter { try !value(of: $0, object).isNull || policy == .overwrite }
            return try set(names, of: object, key: stored.key)
        }
        // Two new objects can have the same unique values.
        for names in UniqueValues.constraints(of: object.entity) {
            if let other = try owner(of: names, of: object) {
                guard policy != .error else { throw Self.conflict(object, names) }
                let stored = NSManagedObjectID(entity: object.entity, key: other, isTemporary: false)
                found[object.objectID] = stored
                return try insert(object)
            }
        }
        let names = ["_id", "_entity"] + columns
        let values = try columns.map { try value(of: $0, object) }
        try database.execute(
            sql: """
                INSERT INTO \(object.entity.root.title.quoted) (\(names.map(\.quoted).joined(separator: ", ")))
                VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
                """,
            arguments: StatementArguments([object.objectID.key.databaseValue, object.entity.title.databaseValue] + values))
        versions[object.objectID] = 1
    }

    private func set(_ names: [String], of object: NSManagedObject, key: UUID) throws {
        guard !names.isEmpty else { return }
        let sets = names.map { "\($0.quoted) = ?" }.joined(separator: ", ")
        try database.execute(
            sql: "UPDATE \(object.entity.root.title.quoted) SET \(sets), _version = _version + 1 WHERE _id = ?",
            arguments: StatementArguments(try names.map { try value(of: $0, object) } + [key.databaseValue]))
    }

    private mutating func update(_ object: NSManagedObject) throws {
        let all = columns(of: object.entity)
        var changed = all.filter { object.changedKeys.contains($0) && object.isChanged($0) }
        guard !changed.isEmpty else { return }
        let table = object.entity.root.title.quoted
        let key = object.objectID.key.databaseValue
        let seen = object.saved?.version ?? 0
        guard let version = try Int64.fetchOne(database, sql: "SELECT _version FROM \(table) WHERE _id = ?", arguments: [key]) else {
            guard policy != .error else { throw Self.mergeError(object) }
            // Deleted elsewhere: the change has no object any more.
            stale.insert(object.objectID)
            return
        }
        if version != seen {
            switch policy {
            case .error: throw Self.mergeError(object)
            case .rollback: changed = []
            case .storeTrump: changed = try changed.filter { try isUntouched($0, of: object) }
            case .overwrite: changed = all
            case .objectTrump: break
            }
            stale.insert(object.objectID)
        }
        for names in UniqueValues.constraints(of: object.entity) where !Set(names).isDisjoint(with: changed) {
            guard let other = try owner(of: names, of: object) else { continue }
            guard policy == .objectTrump || policy == .overwrite else { throw Self.conflict(object, names) }
            try database.execute(sql: "DELETE FROM \(table) WHERE _id = ?", arguments: [other.databaseValue])
            stale.insert(NSManagedObjectID(entity: object.entity, key: other, isTemporary: false))
        }
        try set(changed, of: object, key: object.objectID.key)
        versions[object.objectID] = changed.isEmpty ? version : version + 1
    }

    /// Whether the store has what the context has read.
    private func isUntouched(_ name: String, of object: NSManagedObject) throws -> Bool {
        let stored = try DatabaseValue.fetchOne(
            database, sql: "SELECT \(name.quoted) FROM \(object.entity.root.title.quoted) WHERE _id = ?",
            arguments: [object.objectID.key.databaseValue])
        guard let saved = object.saved else { return true }
        let read = try saved.related[name].map { $0.first.map { $0.key.databaseValue } ?? .null } ?? saved.values[name]?.column() ?? .null
        return stored == read
    }

    private static func mergeError(_ object: NSManagedObject) -> NSError {
        CoreDataError.make(
            NSManagedObjectMergeError,
            "Another context has saved \(object.entity.title) since it was read. Set the context's mergePolicy, or merge its changes.",
            [NSPersistentStoreSaveConflictsErrorKey: [object]])
    }

    // MARK: Links

    private func writeLinks(of object: NSManagedObject) throws {
        for relationship in object.entity.relationshipsByName.values where object.changedKeys.contains(relationship.name) {
            guard case .link(let table, let own, let other) = relationship.place, relationship.writesLinks,
                let ids = object.row?.related[relationship.name]
            else { continue }
            let key = (found[object.objectID] ?? object.objectID).key.databaseValue
            try database.execute(sql: "DELETE FROM \(table.quoted) WHERE \(own) = ?", arguments: [key])
            for (position, id) in ids.enumerated() {
                try database.execute(
                    sql: "INSERT OR REPLACE INTO \(table.quoted) (\(own), \(other), position) VALUES (?, ?, ?)",
                    arguments: [key, (found[id] ?? id).key.databaseValue, position])
            }
        }
    }
}
