/// Objects of a context that wait to be saved, in the order of their changes.
struct ModelSet {
    private var entries: [PersistentIdentifier: (number: Int, model: any PersistentModel)] = [:]
    private var next = 0

    var isEmpty: Bool { entries.isEmpty }
    var count: Int { entries.count }
    var models: [any PersistentModel] { entries.values.sorted { $0.number < $1.number }.map(\.model) }
    var identifiers: Set<PersistentIdentifier> { Set(entries.keys) }

    func contains(_ id: PersistentIdentifier) -> Bool { entries[id] != nil }

    mutating func insert(_ model: any PersistentModel) {
        let id = model._modelState.id
        guard entries[id] == nil else { return }
        entries[id] = (next, model)
        next += 1
    }

    mutating func remove(_ id: PersistentIdentifier) { entries[id] = nil }

    mutating func removeAll() { entries = [:] }

    /// Whether an object of a class is in the set.
    func contains(where matches: (any PersistentModel) -> Bool) -> Bool { entries.values.contains { matches($0.model) } }
}
