import Foundation

/// What a fetch returns.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A question or an order for a store.
open class NSPersistentStoreRequest: NSObject {
    public override init() {}
    /// Without effect: a coordinator has one store.
    public var affectedStores: [NSPersistentStore]?
}

/// Which objects are fetched, and in what order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    public var entity: NSEntityDescription? { didSet { name = entity?.name ?? name } }
    public var predicate: NSPredicate?
    public var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of objects; 0 for all.
    public var fetchLimit = 0
    public var fetchOffset = 0
    public var includesSubentities = true
    /// Whether changes that are not saved count.
    public var includesPendingChanges = true
    public var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// The properties of a dictionary as a result: their names, or their descriptions.
    public var propertiesToFetch: [Any]?
    public var returnsDistinctResults = false
    /// Without effect: rows are read with the objects.
    public var returnsObjectsAsFaults = true
    /// Without effect.
    public var includesPropertyValues = true
    /// Whether objects that the context has already are read again.
    public var shouldRefreshRefetchedObjects = false
    /// Without effect: objects of relationships are read when they are used.
    public var relationshipKeyPathsForPrefetching: [String]?
    /// Without effect: all rows are read at once.
    public var fetchBatchSize = 0
    private var name: String?

    public override init() {}

    public convenience init(entityName: String) {
        self.init()
        name = entityName
    }

    public var entityName: String? { name }

    /// Takes over the name of another request's entity.
    func name(as other: NSFetchRequest) {
        name = other.name
        entity = other.entity
    }

    /// Fetches in the context whose block runs. Outside of one, use the context's `fetch(_:)`.
    public func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            throw CoreDataError.make(NSManagedObjectValidationError, "There is no context. Use context.fetch(request).")
        }
        return try context.fetch(self)
    }

    /// Returns the entity in a context's model.
    func entity(in context: NSManagedObjectContext) throws -> NSEntityDescription {
        let type = ResultType.self as? NSManagedObject.Type
        let found = entityName.flatMap { context.model?.entitiesByName[$0] } ?? entity ?? type.flatMap { context.model?.entity(for: $0) }
        guard let found else {
            throw CoreDataError.make(
                NSManagedObjectValidationError, "The model of the context has no entity '\(entityName ?? "\(ResultType.self)")'.")
        }
        found.adopt(ResultType.self)
        return found
    }

    open override var description: String {
        "<NSFetchRequest: entity \(entityName ?? "?"), predicate \(predicate.map { "\($0)" } ?? "none")>"
    }
}
