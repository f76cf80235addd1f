/// How the rows of a `ForEach` are named: by what each element says of itself, or by what lies at a key path.
struct RowIdentity<Element, ID> {
    let id: (Element) -> ID
    /// `nil` where it is the element's own id.
    private let path: AnyKeyPath?

    /// The id that elements have by their type.
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
