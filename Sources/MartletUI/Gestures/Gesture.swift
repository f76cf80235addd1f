import MartletCore
import MartletElements
import MartletGraph

/// An interaction with fingers or a pointer, and the actions that it runs.
///
/// The host recognizes the gesture and reports it as actions on the element that the gesture is attached to.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The gesture's data, such as a location.
    associatedtype Value
    associatedtype Body: Gesture

    /// The gesture that this one is composed of.
    @MainActor @preconcurrency var body: Self.Body { get }

    /// Subscribes to the host's actions that make up the gesture, and reports its phases.
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

/// The phase of a gesture.
public enum GesturePhase<Value> {
    case changed(Value)
    case ended(Value)
    /// The gesture was interrupted.
    case cancelled

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .cancelled: .cancelled
        }
    }
}

/// Collects the actions that a gesture subscribes to, and the state that it keeps between them.
@MainActor
public struct GestureListener {
    private(set) var handlers: [(action: Action, perform: (Value?) -> Void)] = []
    private(set) var attributes: [Attribute: Value] = [:]
    private let memory: GestureMemory
    private let spaces: [AnyHashable: SpaceFrame]
    private var count = 0

    init(memory: GestureMemory, spaces: [AnyHashable: SpaceFrame] = [:]) {
        self.memory = memory
        self.spaces = spaces
    }

    /// Converts reported places to a coordinate space.
    func reportSpace(_ space: CoordinateSpace) -> ReportSpace { ReportSpace(space, among: spaces) }

    mutating func on(_ action: Action, _ perform: @escaping (Value?) -> Void) { handlers.append((action, perform)) }

    /// Sets an attribute that configures how the host recognizes an action.
    mutating func set(_ attribute: Attribute, to value: Value) { attributes[attribute] = value }

    /// Returns state that persists between evaluations. It is identified by the order of the calls, which must not change.
    mutating func remember<T>(_ initial: T) -> GestureMemory.Cell<T> {
        defer { count += 1 }
        return memory.cell(at: count, initial)
    }
}

/// The state of a gesture and its parts.
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
