import Foundation
import MartletElements
import MartletGraph

/// What a view and its modifiers say of one element. Written anew whenever one of them changes; only the differences reach the element.
@MainActor
public struct ElementWriter {
    public var text: String?
    public var attributes: [Attribute: Value] = [:]
    /// From the innermost to the outermost.
    public private(set) var modifiers: [Modifier] = []
    /// The environment in which the element, or the modifier that is writing, stands. What is read of it is depended on.
    public internal(set) var environment: EnvironmentValues
    /// Whose element it is; `nil` for the runs of a text, which are no views.
    package let node: (any ElementOwner)?
    private(set) var handlers: [ActionHandler] = []

    var measured: CGRect?
    private(set) var wantsMeasure = false
    private(set) var measureHandlers: [(CGRect) -> Void] = []

    init(_ node: any ElementOwner) {
        self.node = node
        environment = EnvironmentValues(node.environment)
    }

    package init(_ environment: EnvironmentValues) {
        node = nil
        self.environment = environment
    }

    public subscript(attribute: Attribute) -> Value? {
        get { attributes[attribute] }
        set { attributes[attribute] = newValue }
    }

    /// What the host last said of the element's place: its size, and where on the page it is, in points. Asking for it makes the host tell,
    /// and the element be written anew whenever that changes; `nil` until it has told.
    public mutating func measuredFrame() -> CGRect? {
        wantsMeasure = true
        return measured
    }

    /// Hears where the element is, whenever the host tells: its size, and its place on the page, in points.
    public mutating func onMeasure(_ perform: @escaping (CGRect) -> Void) { measureHandlers.append(perform) }

    /// Adds a modifier outside those that are there.
    public mutating func add(_ modifier: some ModifierValue) {
        modifiers.append(Modifier(modifier))
    }

    /// Answers an action. Of several answers to something a finger does (a tap, a drag) the innermost is taken; other actions reach all.
    public mutating func on(_ action: Action, _ perform: @escaping (Value?) -> Void) {
        on(action, priority: .usual, perform)
    }

    package mutating func on(_ action: Action, priority: ActionHandler.Priority, _ perform: @escaping (Value?) -> Void) {
        handlers.append(ActionHandler(action: action, priority: priority, perform: perform))
    }
}
