import MartletCore
import MartletElements
import MartletGraph

/// Something a user does with fingers or a pointer, and what follows from it.
///
/// A gesture is recognised by the host; what it reports comes as actions on the element that the gesture is attached to.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells of itself.
    associatedtype Value
    associatedtype Body: Gesture

    /// The gesture that this one is made of.
    @MainActor @preconcurrency var body: Self.Body { get }

    /// Asks for the actions from which the gesture is made, and reports it.
    func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void)
}

extension Gesture where Body.Value == Value {
    public func _listen(_ listener: inout GestureListener, _ report: @escaping (GesturePhase<Value>) -> Void) {
        body._listen(&listener, report)
    }
}

extension Gesture where Body == Never {
    /// A primitive gesture has no body.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive gesture and has no body") }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// How far a gesture is.
public enum GesturePhase<Value> {
    case changed(Value)
    case ended(Value)
    /// It was broken off.
    case cancelled

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .cancelled: .cancelled
        }
    }
}

/// Collects the actions from which a gesture is made, and keeps what it remembers between them.
@MainActor
public struct GestureListener {
    private(set) var handlers: [(action: Action, perform: (Value?) -> Void)] = []
    private(set) var attributes: [Attribute: Value] = [:]
    private let memory: GestureMemory
    private var count = 0

    init(memory: GestureMemory) { self.memory = memory }

    mutating func on(_ action: Action, _ perform: @escaping (Value?) -> Void) { handlers.append((action, perform)) }

    /// Tells the host how an action is to be recognised.
    mutating func set(_ attribute: Attribute, to value: Value) { attributes[attribute] = value }

    /// Something that outlives an evaluation: the same parts of a gesture ask in the same order.
    mutating func remember<T>(_ initial: T) -> GestureMemory.Cell<T> {
        defer { count += 1 }
        return memory.cell(at: count, initial)
    }
}

/// What the parts of a gesture remember while it goes on.
@MainActor
final class GestureMemory {
    private var cells: [AnyObject] = []

    nonisolated init() {}

    final class Cell<T> {
        var value: T
        init(_ value: T) { self.value = value }
    }

    func cell<T>(at index: Int, _ initial: T) -> Cell<T> {
        if index < cells.count, let kept = cells[index] as? Cell<T> { return kept }
        let made = Cell(initial)
        cells.replaceSubrange(min(index, cells.count)..., with: [made])
        return made
    }
}
