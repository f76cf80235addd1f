import MartletGraph
import Observation

/// A value of the environment. A view that reads it is evaluated again when that value changes.
@propertyWrapper
public struct Environment<Value> {
    private enum Lookup {
        case values(KeyPath<EnvironmentValues, Value>)
        /// An object put in with `.environment(_:)`, under its type.
        case object(Any.Type, isOptional: Bool)
    }

    private let lookup: Lookup
    private var scope: EnvironmentScope?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { lookup = .values(keyPath) }

    /// An `Observable` object that was put into the environment.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { lookup = .object(objectType, isOptional: false) }

    /// An `Observable` object, if one was put into the environment.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { lookup = .object(objectType, isOptional: true) }

    public var wrappedValue: Value {
        switch lookup {
        case .values(let keyPath): return EnvironmentValues(scope)[keyPath: keyPath]
        case .object(let type, let isOptional):
            if let found = EnvironmentValues(scope).value(for: type), let value = found as? Value { return value }
            if isOptional, let none = (nil as Value.Type?) as? Value { return none }
            preconditionFailure(
                "@Environment(\(typeName(type)).self) was read outside of a living view, or of a view whose object is missing.")
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}  // The scope is read on the main thread.

extension Environment: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) throws(PropertyFailure) {
        guard let node = node as? AnyViewNode else { return }
        scope = node.environment
        if case .object(let type, false) = lookup, !(node.environment.entry(for: type)?.value is Value) {
            throw .missingObject(
                type, wrapper: "@Environment(\(typeName(type)).self)", mend: ".environment(\(exampleName(type)))", at: node)
        }
    }

    public func isSame(as other: Environment<Value>) -> Bool {
        switch (lookup, other.lookup) {
        case (.values(let a), .values(let b)): a == b
        case (.object(let a, _), .object(let b, _)): a == b
        default: false
        }
    }
}

extension PropertyFailure {
    /// An object that a view asks for was not put into the environment above it.
    @MainActor
    static func missingObject(_ type: Any.Type, wrapper: String, mend: String, at node: AnyViewNode) -> PropertyFailure {
        // It may come: that it was looked for is noted.
        _ = node.environment.value(for: type)
        let present = node.environment.visibleEntries.filter { type is AnyClass && $0.keyType is AnyClass }
        let names = present.map { typeName($0.keyType) }.sorted()
        return PropertyFailure(
            "\(node.enclosingViewName) needs a \(typeName(type)) in its environment (\(wrapper)), and none was put in above it.",
            details: [
                names.isEmpty
                    ? "There are no objects in the environment here." : "In the environment here: \(names.joined(separator: ", ")).",
                "Put it in on a view above: \(mend)",
            ])
    }
}

/// A name that a variable of a type might have: `OrderService` → `orderService`.
private func exampleName(_ type: Any.Type) -> String {
    let name = typeName(type)
    return name.prefix(1).lowercased() + name.dropFirst()
}

extension PropertyFailure {
    @MainActor
    static func missingEnvironmentObject(_ type: Any.Type, at node: AnyViewNode) -> PropertyFailure {
        missingObject(type, wrapper: "@EnvironmentObject", mend: ".environmentObject(\(exampleName(type)))", at: node)
    }
}
