/// Provides the ids of `ForEach` rows: from the element itself, or from a key path.
struct RowIdentity<Element, ID> {
    let id: (Element) -> ID
    /// `nil` if the id comes from the element itself.
    private let path: AnyKeyPath?

    /// Uses the ids that elements have by their type.
    init(own id: @escaping (Element) -> ID) {
        self.id = id
        path = nil
    }

    init(_ path: KeyPath<Element, ID>) {
        id = { $0[keyPath: path] }
        self.path = path
    }

    func isSame(as other: RowIdentity) -> Bool { path === other.path || path == other.path }
}
