import MartletCore
import MartletElements

extension View {
    /// Attaches a gesture to this view; the gestures of views inside take precedence.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .usual, isEnabled: mask.contains(.gesture)))
    }

    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .usual, isEnabled: isEnabled))
    }

    public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .usual, isEnabled: isEnabled))
    }

    /// Attaches a gesture that takes precedence over the gestures of views inside.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, isEnabled: mask.contains(.gesture)))
    }

    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, isEnabled: isEnabled))
    }

    /// Attaches a gesture that is recognized together with the gestures of views inside.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: mask.contains(.gesture)))
    }

    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: isEnabled))
    }
}

/// Which gestures are recognized when one is added to a view.
///
/// The gestures of views inside are always recognized; Apple's ``none`` and ``gesture`` turn them off.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Stores the gesture's state for the lifetime of the view.
private struct GestureModifier<G: Gesture>: ViewModifier {
    // Sent to the main actor once, and used only there.
    nonisolated(unsafe) let gesture: G
    let priority: ActionHandler.Priority
    let isEnabled: Bool
    @UnobservedStateObject private var memory = GestureMemory()

    nonisolated init(gesture: G, priority: ActionHandler.Priority, isEnabled: Bool) {
        self.gesture = gesture
        self.priority = priority
        self.isEnabled = isEnabled
    }

    func body(content: Content) -> some View {
        content.modifier(GestureRecognition(gesture: gesture, priority: priority, isEnabled: isEnabled, memory: memory))
    }
}

private struct GestureRecognition<G: Gesture>: ElementModifier {
    let gesture: G
    let priority: ActionHandler.Priority
    let isEnabled: Bool
    let memory: GestureMemory

    func _apply(to element: inout ElementWriter) {
        guard isEnabled else { return }
        var listener = GestureListener(memory: memory, spaces: element.environment.namedSpaces)
        gesture._listen(&listener) { _ in }
        for (attribute, value) in listener.attributes { element[attribute] = value }
        for handler in listener.handlers { element.on(handler.action, priority: priority, handler.perform) }
    }
}
