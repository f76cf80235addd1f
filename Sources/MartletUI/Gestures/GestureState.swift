import MartletCore
import MartletGraph

/// A value that a gesture updates while it is active, and that returns to its initial value when the gesture ends.
///
///     @GestureState private var offset = CGSize.zero
///     DragGesture().updating($offset) { value, offset, _ in offset = value.translation }
@propertyWrapper
public struct GestureState<Value> {
    private let initialValue: Value
    private let resetTransaction: Transaction
    private let reset: ((Value, inout Transaction) -> Void)?
    private var box: StateBox<Value>?

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// - Parameter resetTransaction: The transaction of the reset to the initial value.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        initialValue = wrappedValue
        self.resetTransaction = resetTransaction
        reset = nil
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// - Parameter reset: Changes the transaction of the reset to the initial value; it receives the value at the end of the gesture.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        resetTransaction = Transaction()
        self.reset = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { box?.get() ?? initialValue }

    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }

    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) { box = storage.makeOnce { StateBox(initialValue) } }

    /// Always true: the views that read the state compare its value.
    public func isSame(as other: GestureState<Value>) -> Bool { true }
}

extension GestureState {
    @MainActor
    fileprivate func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let box else { return }
        var transaction = Transaction()
        var value = Graph.untracked { box.get() }
        body(&value, &transaction)
        box.set(value, transaction)
    }

    @MainActor
    fileprivate func restore() {
        guard let box else { return }
        var transaction = resetTransaction
        reset?(Graph.untracked { box.get() }, &transaction)
        box.set(initialValue, transaction)
    }
}

extension Gesture {
    /// Updates a gesture state while the gesture is active.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that updates a gesture state while it is active.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    // Sent to the main actor once, and used only there.
    public nonisolated(unsafe) var base: Base
    public nonisolated(unsafe) var state: GestureState<State>
    private nonisolated(unsafe) let change: (Value, inout State, inout Transaction) -> Void

    public nonisolated init(base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) {
        self.base = base
        self.state = state
        change = body
    }

    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void) {
        base._listen(&listener) { phase in
            report(phase)
            switch phase {
            case .changed(let value): state.change { change(value, &$0, &$1) }
            case .ended, .cancelled: state.restore()
            }
        }
    }
}
