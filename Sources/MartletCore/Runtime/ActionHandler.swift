import MartletElements
import MartletGraph

/// One answer to an action on an element.
package struct ActionHandler {
    package enum Priority {
        /// The innermost of these answers.
        case usual
        /// Answers instead of all inside it.
        case high
        /// Answers beside whichever other does.
        case simultaneous
    }

    let action: Action
    let priority: Priority
    let perform: (Value?) -> Void
}

extension ActionHandler {
    /// What a finger or a pointer does; only one answers it, unless it asked to be told beside the others.
    private static let gestures: Set<Action> = [.tap, .doubleTap, .longPress, .drag, .magnify, .rotate]

    /// Who answers an action on an element, in the order in which they do.
    ///
    /// All elements of one view answer as one. Those around it answer too where they claimed a gesture for themselves, or asked to be told.
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
            for handler in handlers(of: current) where handler.action == action {
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
    private static func handlers(of element: Element) -> [ActionHandler] {
        guard let owner = element.target as? any ElementOwner else { return [] }
        for layer in owner.layers where layer.element === element { return layer.handlers }
        return []
    }
}
