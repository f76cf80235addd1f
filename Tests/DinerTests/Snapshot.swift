import Combine
import MartletTest

/// All values that can be reached from an object by its stored properties, as texts by path.
///
/// Nothing is listed by hand: a new property, of a new service too, is in the next snapshot. Tasks, clocks and subscriptions are left out,
/// because they are not state.
struct Snapshot: Equatable {
    private(set) var values: [String: String] = [:]
    private var visited: Set<ObjectIdentifier> = []

    init(of root: AnyObject) { visit(root, at: "") }

    /// The paths whose values differ, with the new values; a path that is gone has none.
    func changes(to now: Snapshot) -> [String: String?] {
        var changes: [String: String?] = [:]
        for path in Set(values.keys).union(now.values.keys) where values[path] != now.values[path] {
            changes.updateValue(now.values[path], forKey: path)
        }
        return changes
    }

    private mutating func visit(_ value: Any, at path: String) {
        if value is any Clock || value is AnyCancellable || value is any Work { return }
        let mirror = Mirror(reflecting: value)
        if let published = Self.published(value, mirror) { return visit(published, at: path) }
        switch mirror.displayStyle {
        case .class:
            guard visited.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
            visitFields(of: mirror, at: path)
        case .struct where !mirror.children.isEmpty, .tuple: visitFields(of: mirror, at: path)
        case .optional:
            if let some = mirror.children.first { visit(some.value, at: path) } else { values[path] = "nil" }
        case .dictionary where mirror.children.contains { Self.object(in: $0.value) != nil }:
            for child in mirror.children {
                if let object = Self.object(in: child.value) { visit(object.value, at: "\(path)[\(object.key)]") }
            }
        case .set, .dictionary: values[path] = "\(mirror.children.map { "\($0.value)" }.sorted())"
        default: values[path] = "\(value)"
        }
    }

    private mutating func visitFields(of mirror: Mirror, at path: String) {
        if let parent = mirror.superclassMirror { visitFields(of: parent, at: path) }
        for (label, value) in mirror.children {
            let name = String((label ?? "").drop { $0 == "_" })
            visit(value, at: path.isEmpty ? name : "\(path).\(name)")
        }
    }

    /// The key and the value of a dictionary's element, if the value is an object.
    private static func object(in element: Any) -> (key: Any, value: Any)? {
        let parts = Mirror(reflecting: element).children.map(\.value)
        return parts.count == 2 && Mirror(reflecting: parts[1]).displayStyle == .class ? (parts[0], parts[1]) : nil
    }

    /// The value of a `@Published` property.
    private static func published(_ value: Any, _ mirror: Mirror) -> Any? {
        guard "\(type(of: value))".hasPrefix("Published<"), let storage = mirror.descendant("storage") else { return nil }
        return Mirror(reflecting: storage).descendant("current")
    }
}

private protocol Work {}
extension Task: Work {}
extension Optional: Work where Wrapped: Work {}
