import MartletElements
import MartletGraph

/// Which view of a group has the keyboard focus, or whether one has. Writing it moves the focus.
///
///     @FocusState private var field: Field?
///     TextField("Name", text: $name).focused($field, equals: .name)
@propertyWrapper
public struct FocusState<Value: Hashable> {
    /// Reads and moves the focus from another view.
    @propertyWrapper
    public struct Binding {
        private let none: Value
        package let box: FocusBox<Value>?

        init(none: Value, box: FocusBox<Value>?) {
            self.none = none
            self.box = box
        }

        public var wrappedValue: Value {
            get { box?.get() ?? none }
            nonmutating set { box?.set(newValue) }
        }

        public var projectedValue: Binding { self }
    }

    private let none: Value
    private var box: FocusBox<Value>?

    /// Whether a view has the focus.
    public init() where Value == Bool { none = false }

    /// Which view has the focus, if one has.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// Outside of a living view nothing has the focus, and writes have no effect.
    public var wrappedValue: Value {
        get { box?.get() ?? none }
        nonmutating set { box?.set(newValue) }
    }

    public var projectedValue: FocusState<Value>.Binding { Binding(none: none, box: box) }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}  // The box reads and writes on the main thread.
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}  // As above.

extension FocusState: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) {
        guard let node = node as? AnyViewNode else { return }
        box = storage.keeping { FocusBox(none: none, graph: node.viewGraph) }
    }

    /// Focus is compared where it is read, not where it is declared.
    public func isSame(as other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: DynamicProperty, PrimitiveProperty {
    public func attach(to node: Node, storage: inout AnyObject?) {}
    public func isSame(as other: FocusState<Value>.Binding) -> Bool { box === other.box }
}
