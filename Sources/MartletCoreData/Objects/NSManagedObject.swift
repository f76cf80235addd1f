import Foundation
import MartletCombine

/// An object of a store: a row of it in a context.
///
/// An object belongs to its context's queue: those of `viewContext` to the main queue. Its properties are declared with `@NSManaged`, which
/// `martlet run` rewrites to the functions in `NSManagedObject+Properties.swift`.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
    public let entity: NSEntityDescription
    public internal(set) var objectID: NSManagedObjectID
    /// The context, for as long as someone keeps it; `nil` for an object that was deleted and saved.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    private var publisher: ObservableObjectPublisher?
    /// What is known of the object; `nil` if it has not been read: a fault.
    var row: ManagedRow?
    /// What was known when it was last saved; `nil` if it has not changed since.
    var saved: ManagedRow?
    var changedKeys: Set<String> = []
    /// Writes down which properties are read, on objects that stand for all of their class.
    var recorder: KeyPathRecorder?
    /// Objects of relationships, while this object is in no context.
    var looseObjects: [String: [NSManagedObject]] = [:]

    /// Makes an object, in a context or in none.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity, isTemporary: true)
        row = ManagedRow(initialOf: entity)
        super.init()
        context?.insert(self)
    }

    /// Makes an object in a context, whose model must have an entity for the class.
    public convenience init(context moc: NSManagedObjectContext) {
        guard let entity = moc.model?.entity(for: Self.self) ?? NSManagedObjectModel.loadedEntity(for: Self.self) else {
            preconditionFailure("The model of the context has no entity with the class '\(Self.self)'.")
        }
        entity.adopt(Self.self)
        self.init(entity: entity, insertInto: moc)
    }

    /// Tells views before a property changes.
    public var objectWillChange: ObservableObjectPublisher {
        if let publisher { return publisher }
        let publisher = ObservableObjectPublisher()
        self.publisher = publisher
        return publisher
    }

    func tellViews() { publisher?.send() }

    // MARK: Entities

    /// The entity of the class, in the model of the container that was last made.
    open class func entity() -> NSEntityDescription {
        guard let entity = NSManagedObjectModel.loadedEntity(for: self) else {
            preconditionFailure("No model that is loaded has an entity with the class '\(self)'. Make the container first.")
        }
        entity.adopt(self)
        return entity
    }

    /// A request for all objects of the class. Xcode and `martlet run` give each class one of its own type.
    @_disfavoredOverload
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = entity()
        return request
    }

    // MARK: States

    public var isInserted: Bool { managedObjectContext?.inserted.contains(self) ?? false }
    public var isUpdated: Bool { managedObjectContext?.updated.contains(self) ?? false }
    public var isDeleted: Bool { managedObjectContext?.deleted.contains(self) ?? false }
    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether a value differs from what is saved.
    public var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
    /// Whether the object has not been read from the store.
    public var isFault: Bool { row == nil }
    /// 0 unless the object is a fault.
    public var faultingState: Int { isFault ? 1 : 0 }

    public func hasFault(forRelationshipNamed key: String) -> Bool { row?.related[key] == nil }

    // MARK: What subclasses override

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}

    /// Checks a new object before it is saved. A subclass that checks more calls this one too.
    open func validateForInsert() throws { if let error = CoreDataError.joined(validationErrors()) { throw error } }
    /// Checks a changed object before it is saved.
    open func validateForUpdate() throws { if let error = CoreDataError.joined(validationErrors()) { throw error } }
    /// Checks whether an object can be deleted.
    open func validateForDelete() throws {}

    // MARK: Reading rows

    /// What is known of the object, read from the store if need be.
    var loadedRow: ManagedRow {
        if let row { return row }
        // An object that is gone has no values, as with Apple's shouldDeleteInaccessibleFaults.
        var read = managedObjectContext?.readRow(of: objectID) ?? ManagedRow()
        for (name, attribute) in entity.attributesByName where attribute.isTransient { read.values[name] = attribute.initialValue }
        row = read
        awakeFromFetch()
        return row ?? read
    }

    func turnIntoFault() {
        guard row != nil else { return }
        tellViews()
        willTurnIntoFault()
        row = nil
        saved = nil
        changedKeys = []
        didTurnIntoFault()
    }

    open override var description: String {
        "<\(type(of: self)): \(objectID); data: \(row.map { "\($0.values)" } ?? "<fault>")>"
    }
}

@available(*, unavailable)
extension NSManagedObject: @unchecked Sendable {}
