/// Identifies a watch or a branch of a place: what it observes, and at which key path.
struct PlaceKey: Hashable {
    enum Aspect: Hashable {
        case value
        case wrapped
        case presence
        case elements
        case listener(ObjectIdentifier)
    }

    private let aspect: Aspect
    private let path: AnyKeyPath?

    init(_ aspect: Aspect, _ path: AnyKeyPath) {
        self.aspect = aspect
        self.path = path
    }

    init(_ listener: AnyObject) {
        aspect = .listener(ObjectIdentifier(listener))
        path = nil
    }
}
