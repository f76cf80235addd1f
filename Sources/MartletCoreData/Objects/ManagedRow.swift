/// What an object knows of itself: its attributes, and the relationships that it has read.
struct ManagedRow {
    var values: [String: ManagedValue] = [:]
    /// The objects of relationships, in their order. A relationship that has not been read is absent.
    var related: [String: [NSManagedObjectID]] = [:]
    /// How often the object has been saved: who saves an older one has not seen what another context has saved.
    var version: Int64 = 0

    /// The values of a new object.
    init(initialOf entity: NSEntityDescription) {
        values = entity.attributesByName.mapValues(\.initialValue)
        related = entity.relationshipsByName.mapValues { _ in [] }
    }

    init() {}
}
