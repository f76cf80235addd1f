import MartletElements

/// A key of the values that views pass to the container around them.
///
/// `@Entry` in an extension of ``ContainerValues`` makes one.
@preconcurrency
public protocol ContainerValueKey {
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// The values that a view passes to the container around it, with `containerValue(_:_:)` and `tag(_:)`.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    package private(set) var tags: [ElementTag] = []

    package nonisolated init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the view's tag of a type; `nil` if it has none.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.value.base as? V }.last }

    /// Returns whether the view has this tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains { $0.value == AnyHashable(tag) } }

    mutating func add(_ tag: ElementTag) { tags.append(tag) }
}

extension View {
    /// Passes a value to the container that shows this view among its subviews.
    public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

/// A modifier that a container can read without making the view.
@MainActor
protocol ContainerValueWriting {
    func write(to values: inout ContainerValues)
}

private struct ContainerValueModifier<V>: ElementModifier, ContainerValueWriting {
    // Written once; their types need not be Sendable.
    nonisolated(unsafe) let keyPath: WritableKeyPath<ContainerValues, V>
    nonisolated(unsafe) let value: V

    nonisolated init(keyPath: WritableKeyPath<ContainerValues, V>, value: V) {
        self.keyPath = keyPath
        self.value = value
    }

    func write(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension TagModifier: ContainerValueWriting {
    func write(to values: inout ContainerValues) { values.add(ElementTag(value: AnyHashable(tag), includesOptional: includesOptional)) }
}
