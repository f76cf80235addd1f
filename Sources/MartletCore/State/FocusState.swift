import MartletElements
import MartletGraph

/// The view of a group that has the keyboard focus, or whether a view has it. Writing the value moves the focus.
///
///     @FocusState private var field: Field?
///     TextField("Name", text: $name).focused($field, equals: .name)
@propertyWrapper
public struct FocusState<Value: Hashable> {
    /// Reads and moves the focus in another view.
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

    /// Stores the focused view; `nil` if none has the focus.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// The current value. Outside an installed view nothing has the focus, and writes do nothing.
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
        box = storage.makeOnce { FocusBox(none: none, graph: node.viewGraph) }
    }

    /// Always `true`: views depend on the focus where they read it, not where they declare it.
    public func isSame(as other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: DynamicProperty, PrimitiveProperty {
    public func attach(to node: Node, storage: inout AnyObject?) {}
    public func isSame(as other: FocusState<Value>.Binding) -> Bool { box === other.box }
}
