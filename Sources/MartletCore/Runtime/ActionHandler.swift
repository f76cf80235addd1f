import MartletElements
import MartletGraph

/// A handler for an action on an element.
package struct ActionHandler {
    package enum Priority {
        /// The innermost handler of this priority runs.
        case usual
        /// Runs instead of all handlers inside it.
        case high
        /// Runs in addition to the other handlers.
        case simultaneous
    }

    let action: Action
    let priority: Priority
    let perform: (Value?) -> Void
}

extension ActionHandler {
    /// Actions of a finger or a pointer. Only one handler runs for these, besides simultaneous ones.
    private static let gestures: Set<Action> = [.tap, .doubleTap, .longPress, .drag, .magnify, .rotate]

    /// Returns the handlers of an action on an element, in the order in which they run.
    ///
    /// All elements of one view count as one. For gestures, views around it take part too, with high-priority and simultaneous handlers.
    @MainActor
    static func answering(_ action: Action, on element: Element) -> [ActionHandler] {
        var own: [ActionHandler] = []
        var high: ActionHandler?
        var simultaneous: [ActionHandler] = []
        let isGesture = gestures.contains(action)
        var place: Element? = element
        while let current = place {
            let isOwn = current.target === element.target
            guard isOwn || isGesture else { break }
            for handler in handlers(of: current, for: action) where handler.action == action {
                switch handler.priority {
                case .usual: if isOwn { own.append(handler) }
                case .high: high = handler
                case .simultaneous: simultaneous.append(handler)
                }
            }
            place = current.parent
        }
        guard isGesture else { return own + simultaneous }
        guard let first = high ?? own.first else { return simultaneous }
        return [first] + simultaneous
    }

    @MainActor
    private static func handlers(of element: Element, for action: Action) -> [ActionHandler] {
        guard element.actions.contains(action), let owner = (element.target as? AnyViewNode)?.elementOwner else { return [] }
        for layer in owner.layers where layer.element === element { return layer.handlers }
        return []
    }
}
