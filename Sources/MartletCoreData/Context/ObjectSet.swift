/// Objects in the order in which they were added.
struct ObjectSet {
    private var places: [ObjectIdentifier: Int] = [:]
    private var list: [NSManagedObject?] = []

    var isEmpty: Bool { places.isEmpty }
    var objects: [NSManagedObject] { list.compactMap(\.self) }
    var set: Set<NSManagedObject> { Set(objects) }

    func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

    mutating func insert(_ object: NSManagedObject) {
        guard !contains(object) else { return }
        places[ObjectIdentifier(object)] = list.count
        list.append(object)
    }

    mutating func remove(_ object: NSManagedObject) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return }
        list[place] = nil
        if places.isEmpty { list = [] }
    }

    mutating func removeAll() { self = ObjectSet() }
}
