import Foundation

/// How an ``NSSortDescriptor`` compares texts: what `#selector(NSString.localizedStandardCompare(_:))` names on Apple's platforms.
public enum NSStringComparison: Sendable {
    case compare, caseInsensitiveCompare, localizedCompare, localizedCaseInsensitiveCompare, localizedStandardCompare

    func order(_ a: String, _ b: String) -> ComparisonResult {
        switch self {
        case .compare: a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
        case .caseInsensitiveCompare: a.compare(b, options: .caseInsensitive)
        case .localizedCompare: a.localizedCompare(b)
        case .localizedCaseInsensitiveCompare: a.localizedCaseInsensitiveCompare(b)
        case .localizedStandardCompare: a.localizedStandardCompare(b)
        }
    }
}

/// A sort descriptor that knows the name of its property.
public final class NamedSortDescriptor: NSSortDescriptor {
    let path: [String]
    let comparison: NSStringComparison

    init(path: [String], ascending: Bool, comparison: NSStringComparison) {
        self.path = path
        self.comparison = comparison
        super.init(keyPath: \String.self, ascending: ascending)
    }

    public required init?(coder: NSCoder) { nil }

    public override func compare(_ a: Any, to b: Any) -> ComparisonResult {
        let first = ManagedValue(KeyPathReader.value(path[...], of: a))
        let second = ManagedValue(KeyPathReader.value(path[...], of: b))
        return ascending ? order(first, second) : order(second, first)
    }

    /// Values that are missing come first.
    private func order(_ a: ManagedValue, _ b: ManagedValue) -> ComparisonResult {
        if a.isNull || b.isNull { return a.isNull == b.isNull ? .orderedSame : a.isNull ? .orderedAscending : .orderedDescending }
        if comparison != .compare, let a = a.string, let b = b.string { return comparison.order(a, b) }
        return a.order(to: b) ?? .orderedSame
    }

    public override var reversedSortDescriptor: Any { NamedSortDescriptor(path: path, ascending: !ascending, comparison: comparison) }
    public override func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NamedSortDescriptor else { return false }
        return other.path == path && other.ascending == ascending && other.comparison == comparison
    }

    public override var hash: Int { path.hashValue }
}

/// What gives `NSSortDescriptor` initializers that make one of another class: those of a protocol can.
public protocol SortByName {}

extension NSSortDescriptor: SortByName {}

extension SortByName where Self: NSSortDescriptor {
    private static func named(_ path: [String], _ ascending: Bool, _ comparison: NSStringComparison = .compare) -> Self {
        guard let descriptor = NamedSortDescriptor(path: path, ascending: ascending, comparison: comparison) as? Self else {
            preconditionFailure("\(Self.self) cannot be made of a name.")
        }
        return descriptor
    }

    init(path: [String], ascending: Bool, comparison: NSStringComparison) { self = Self.named(path, ascending, comparison) }

    /// Sorts by the property at the end of a path such as `category.name`.
    public init(key: String?, ascending: Bool) { self = Self.named((key ?? "").split(separator: ".").map(String.init), ascending) }

    /// Sorts by a text. `martlet run` rewrites `#selector(NSString.localizedStandardCompare(_:))` to `.localizedStandardCompare`.
    public init(key: String?, ascending: Bool, selector: NSStringComparison?) {
        self = Self.named((key ?? "").split(separator: ".").map(String.init), ascending, selector ?? .compare)
    }

    /// Sorts by a property of objects of a store.
    public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, selector: .compare)
    }

    /// Sorts by a text of objects of a store.
    public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, selector: NSStringComparison?) {
        guard let path = KeyPathRecorder.path(of: keyPath) else {
            preconditionFailure("NSSortDescriptor needs a key path to a property of the model, not \(keyPath).")
        }
        self = Self.named(path, ascending, selector ?? .compare)
    }
}

extension NSSortDescriptor {
    /// The same with the name of its property; `nil` if that is no property of a model.
    var named: NamedSortDescriptor? {
        if let named = self as? NamedSortDescriptor { return named }
        return KeyPathRecorder.path(of: keyPath).map { NamedSortDescriptor(path: $0, ascending: ascending, comparison: .compare) }
    }
}

/// The order of objects by some sort descriptors.
struct ObjectOrder {
    let descriptors: [NSSortDescriptor]

    func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        guard !descriptors.isEmpty else { return objects }
        // Objects that are equal keep their order.
        return objects.enumerated().sorted { a, b in
            for descriptor in descriptors {
                let order = descriptor.compare(a.element, to: b.element)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return a.offset < b.offset
        }.map(\.element)
    }
}
