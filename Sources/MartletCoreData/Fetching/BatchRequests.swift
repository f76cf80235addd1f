import Foundation
import GRDB

/// What a batch deletion returns.
public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }

/// Deletes objects in the store, without reading them. Contexts do not hear of it: see ``NSManagedObjectContext/mergeChanges(fromRemoteContextSave:into:)``.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    public var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
    private var ids: [NSManagedObjectID]?

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

    /// Deletes what a request of any type asks for. On Apple's platforms it is cast to `NSFetchRequest<NSFetchRequestResult>`.
    @_disfavoredOverload
    public convenience init<T>(fetchRequest fetch: NSFetchRequest<T>) {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetch.entityName ?? "")
        request.predicate = fetch.predicate
        request.sortDescriptors = fetch.sortDescriptors
        request.fetchLimit = fetch.fetchLimit
        request.fetchOffset = fetch.fetchOffset
        self.init(fetchRequest: request)
    }

    public convenience init(objectIDs: [NSManagedObjectID]) {
        self.init(fetchRequest: NSFetchRequest(entityName: objectIDs.first?.entity.title ?? ""))
        ids = objectIDs
    }

    fileprivate func delete(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        guard let store = context.persistentStoreCoordinator?.store else {
            throw CoreDataError.make(NSPersistentStoreSaveError, "The context has no store.")
        }
        let ids = try ids ?? stored(in: context)
        try store.database.write { database in
            for id in ids {
                let key = id.key.databaseValue
                try database.execute(sql: "DELETE FROM \(id.entity.root.title.quoted) WHERE _id = ?", arguments: [key])
                for relationship in id.entity.relationshipsByName.values {
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
        }
        return ids
    }

    /// The identities of the objects in the store.
    private func stored(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        let reader = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        reader.persistentStoreCoordinator = context.persistentStoreCoordinator
        return try reader.performAndWait { try reader.fetch(fetchRequest).compactMap { ($0 as? NSManagedObject)?.objectID } }
    }
}

/// What a batch deletion has done.
open class NSBatchDeleteResult: NSObject {
    /// Whether it was done, the identities, or their number.
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        result =
            switch type {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: ids
            case .resultTypeCount: NSNumber(value: ids.count)
            }
    }
}

/// What a batch insertion or update returns.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// Inserts objects into the store.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    public let entityName: String
    public var resultType: NSBatchInsertRequestResultType = .statusOnly
    private let objects: [[String: Any]]

    /// - Parameter dictionaries: The values of each object, by the names of the properties.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objects = dictionaries
    }

    /// - Parameter handler: Sets the values of the next object, and returns `true` when there is none.
    public init(entityName: String, dictionaryHandler handler: (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        var objects: [[String: Any]] = []
        while true {
            let values = NSMutableDictionary()
            if handler(values) { break }
            objects.append(values as? [String: Any] ?? [:])
        }
        self.objects = objects
    }

    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.title, objects: dictionaries)
    }

    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: (NSMutableDictionary) -> Bool) {
        self.init(entityName: entity.title, dictionaryHandler: handler)
    }

    fileprivate func insert(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        let writer = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        writer.persistentStoreCoordinator = context.persistentStoreCoordinator
        writer.mergePolicy = context.mergePolicy
        return try writer.performAndWait {
            let new = objects.map { values in
                let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: writer)
                object.setValuesForKeys(values)
                return object
            }
            try writer.save()
            return new.map(\.objectID)
        }
    }
}

/// What a batch insertion has done.
open class NSBatchInsertResult: NSObject {
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
        resultType = type
        result =
            switch type {
            case .statusOnly: true
            case .objectIDs: ids
            case .count: NSNumber(value: ids.count)
            }
    }
}

/// Sets values of objects in the store.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    public var predicate: NSPredicate?
    public var propertiesToUpdate: [AnyHashable: Any]?
    public var resultType: NSBatchInsertRequestResultType = .statusOnly

    public init(entityName: String) { self.entityName = entityName }
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.title) }

    fileprivate func update(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        let writer = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        writer.persistentStoreCoordinator = context.persistentStoreCoordinator
        writer.mergePolicy = context.mergePolicy
        return try writer.performAndWait {
            let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
            request.predicate = predicate
            let objects = try writer.fetch(request)
            for (key, value) in propertiesToUpdate ?? [:] {
                for object in objects { object.setValue(value, forKey: UniqueValues.name(key.base)) }
            }
            try writer.save()
            return objects.map(\.objectID)
        }
    }
}

/// What a batch update has done.
open class NSBatchUpdateResult: NSObject {
    public let result: Any?
    init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) { result = NSBatchInsertResult(ids, type).result }
}

extension NSManagedObjectContext {
    /// Carries a request out.
    ///
    /// - Returns: The objects of a fetch request; an `NSBatchDeleteResult`, and so on.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> Any {
        switch request {
        case let request as NSBatchDeleteRequest: NSBatchDeleteResult(try request.delete(in: self), request.resultType)
        case let request as NSBatchInsertRequest: NSBatchInsertResult(try request.insert(in: self), request.resultType)
        case let request as NSBatchUpdateRequest: NSBatchUpdateResult(try request.update(in: self), request.resultType)
        case let request as NSFetchRequest<any NSFetchRequestResult>: try fetch(request)
        default: throw CoreDataError.make(NSManagedObjectValidationError, "\(type(of: request)) is not carried out here.")
        }
    }
}

extension NSPersistentStoreCoordinator {
    /// Carries out a request in a context.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }
}
