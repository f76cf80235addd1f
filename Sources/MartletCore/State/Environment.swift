import MartletGraph
import Observation

/// Reads a value from the environment. A view that reads it is evaluated again when the value changes.
@propertyWrapper
public struct Environment<Value> {
    private enum Lookup {
        case values(KeyPath<EnvironmentValues, Value>)
        /// An object set with `.environment(_:)`, by its type.
        case object(Any.Type, isOptional: Bool)
    }

    private let lookup: Lookup
    private var scope: EnvironmentScope?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { lookup = .values(keyPath) }

    /// Reads an `Observable` object from the environment.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { lookup = .object(objectType, isOptional: false) }

    /// Reads an `Observable` object from the environment; `nil` if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { lookup = .object(objectType, isOptional: true) }

    public var wrappedValue: Value {
        switch lookup {
        case .values(let keyPath): return EnvironmentValues(scope)[keyPath: keyPath]
        case .object(let type, let isOptional):
            if let found = EnvironmentValues(scope).value(for: type), let value = found as? Value { return value }
            if isOptional, let none = (nil as Value.Type?) as? Value { return none }
            preconditionFailure(
                "@Environment(\(typeName(type)).self) was read outside an installed view, or in a view whose object is missing.")
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
    /// Makes the failure for an object that is missing in the environment.
    @MainActor
    static func missingObject(_ type: Any.Type, wrapper: String, mend: String, at node: AnyViewNode) -> PropertyFailure {
        // This read records a dependency, so that the view is evaluated again when the object is added.
        _ = node.environment.value(for: type)
        let present = node.environment.visibleEntries.filter { type is AnyClass && $0.keyType is AnyClass }
        let names = present.map { typeName($0.keyType) }.sorted()
        return PropertyFailure(
            "\(node.enclosingViewName) needs a \(typeName(type)) in its environment (\(wrapper)), but no view above sets one.",
            details: [
                names.isEmpty
                    ? "There are no objects in the environment here." : "In the environment here: \(names.joined(separator: ", ")).",
                "Set it on a view above: \(mend)",
            ])
    }
}

/// An example name for a variable of a type: `OrderService` → `orderService`.
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
