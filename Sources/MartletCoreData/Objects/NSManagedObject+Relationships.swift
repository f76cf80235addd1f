import Foundation

extension NSManagedObject {
    /// Returns the objects of a relationship as Core Data's types: an object, a set or an ordered set.
    func objects(of relationship: NSRelationshipDescription) -> Any? {
        let objects = relatedObjects(relationship)
        if !relationship.isToMany { return objects.first }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    func relatedObjects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
        let ids = relatedIDs(relationship)
        guard let context = managedObjectContext else { return looseObjects[relationship.name] ?? [] }
        return ids.map { context.object($0) }
    }

    /// Returns the identities of a relationship's objects, read from the store if need be.
    func relatedIDs(_ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        let row = loadedRow
        if let known = row.related[relationship.name] { return known }
        let read = managedObjectContext?.readRelated(relationship, of: objectID) ?? []
        self.row?.related[relationship.name] = read
        saved?.related[relationship.name] = read
        return read
    }

    /// Sets the objects of a relationship, and the other side of it.
    func setRelated(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
        var seen: Set<ObjectIdentifier> = []
        let objects = objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
        guard managedObjectContext != nil else {
            tellViews()
            looseObjects[relationship.name] = objects
            return
        }
        for object in objects where object.managedObjectContext == nil {
            managedObjectContext?.insert(object)
        }
        for object in objects {
            precondition(
                object.managedObjectContext === managedObjectContext,
                "\(entity.title).\(relationship.name) is set to an object of another context. Use context.object(with: other.objectID).")
        }
        let old = relatedIDs(relationship)
        let new = objects.map(\.objectID)
        setIDs(new, relationship)
        guard let inverse = relationship.inverse, let context = managedObjectContext else { return }
        let (before, after) = (Set(old), Set(new))
        for id in old where !after.contains(id) { context.object(id).disconnect(objectID, inverse) }
        for object in objects where !before.contains(object.objectID) { object.connect(self, inverse) }
    }

    /// Sets the identities of a relationship's objects, on this side alone.
    func setIDs(_ ids: [NSManagedObjectID], _ relationship: NSRelationshipDescription) {
        tellViews()
        willChange()
        row?.related[relationship.name] = ids
        changedKeys.insert(relationship.name)
        managedObjectContext?.didChange(self, relationship.name)
    }

    /// Removes an object from a relationship, on this side alone.
    func disconnect(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) {
        let ids = relatedIDs(relationship)
        if ids.contains(id) { setIDs(ids.filter { $0 != id }, relationship) }
    }

    /// Adds an object to a relationship. What a relationship to one had before loses this object.
    private func connect(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        let ids = relatedIDs(relationship)
        guard !ids.contains(object.objectID) else { return }
        if relationship.isToMany { return setIDs(ids + [object.objectID], relationship) }
        if let inverse = relationship.inverse, let context = managedObjectContext {
            for old in ids { context.object(old).disconnect(objectID, inverse) }
        }
        setIDs([object.objectID], relationship)
    }

    /// Sets the relationships that were set while the object was in no context.
    func connectLooseObjects() {
        let waiting = looseObjects
        looseObjects = [:]
        for (name, objects) in waiting {
            if let relationship = entity.relationshipsByName[name] { setRelated(objects, relationship) }
        }
    }

    // MARK: Collections that can be changed

    /// Returns the objects of a relationship, as a set whose changes are those of the relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(of: self, key) }

    /// Returns the objects of an ordered relationship. Changes of the set returned are not those of the relationship: set it with `setValue`.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        NSMutableOrderedSet(array: (value(forKey: key) as? NSOrderedSet)?.array ?? [])
    }

    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        entity.relationshipsByName[key].map(relatedIDs) ?? []
    }
}

/// The objects of a relationship. A change of the set is one of the relationship.
private final class RelatedSet: NSMutableSet {
    private let owner: NSManagedObject
    private let key: String
    private var objects: NSSet { owner.value(forKey: key) as? NSSet ?? NSSet() }

    init(of owner: NSManagedObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init(capacity: Int) { preconditionFailure("A set of a relationship is made by its object.") }
    required init?(coder: NSCoder) { nil }

    override var count: Int { objects.count }
    override func member(_ object: Any) -> Any? { objects.member(object) }
    override func objectEnumerator() -> NSEnumerator { objects.objectEnumerator() }
    override func add(_ object: Any) { if let object = object as? NSManagedObject { owner.addManaged(object, to: key) } }
    override func remove(_ object: Any) { if let object = object as? NSManagedObject { owner.removeManaged(object, from: key) } }
}
