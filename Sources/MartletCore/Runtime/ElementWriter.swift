import Foundation
import MartletElements
import MartletGraph

/// The content that a view and its modifiers write to one element. They write all of it at each change; only differences reach the element.
@MainActor
public struct ElementWriter {
    public var text: String?
    public var attributes: [Attribute: Value] = [:]
    /// The modifiers from the innermost to the outermost.
    public private(set) var modifiers: [Modifier] = []
    /// The environment of the element, or of the modifier that is writing. Reads are recorded as dependencies.
    public internal(set) var environment: EnvironmentValues
    /// The node that owns the element; `nil` for the runs of a text, which are not views.
    package let node: (any ElementOwner)?
    private(set) var handlers: [ActionHandler] = []

    /// The last frame that the host reported for the element.
    var reportedFrame: CGRect?
    /// Whether the content depends on the element's frame, so that the host must report it.
    private(set) var needsMeasurement = false
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

    /// Returns the last frame that the host reported: the element's size, and its position on the page, in points; `nil` before the first
    /// report. A call makes the host report the frame, and each change writes the element again.
    public mutating func measuredFrame() -> CGRect? {
        needsMeasurement = true
        return reportedFrame
    }

    /// The last frame that the host reported, because somebody has asked for it; `nil` otherwise.
    package var knownFrame: CGRect? { reportedFrame }

    /// Calls `perform` with each frame that the host reports: the element's size, and its position on the page, in points.
    public mutating func onMeasure(_ perform: @escaping (CGRect) -> Void) { measureHandlers.append(perform) }

    /// Adds a modifier outside the existing ones.
    public mutating func add(_ modifier: some ModifierValue) {
        modifiers.append(Modifier(modifier))
    }

    /// Handles an action. For gestures (a tap, a drag) only the innermost handler runs; for other actions all handlers run.
    public mutating func on(_ action: Action, _ perform: @escaping (Value?) -> Void) {
        on(action, priority: .usual, perform)
    }

    package mutating func on(_ action: Action, priority: ActionHandler.Priority, _ perform: @escaping (Value?) -> Void) {
        handlers.append(ActionHandler(action: action, priority: priority, perform: perform))
        if action.isGesture { coverModifiers(with: action) }
    }

    /// Adds the area of a gesture: the modifiers so far are in it, later ones are not.
    private mutating func coverModifiers(with action: Action) {
        guard let last = modifiers.last else { return }
        if let area = last.as(GestureArea.self) {
            modifiers[modifiers.count - 1] = Modifier(GestureArea(area.actions.union([action])))
        } else {
            add(GestureArea([action]))
        }
    }
}
