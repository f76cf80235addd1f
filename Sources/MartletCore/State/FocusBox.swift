import MartletElements
import MartletGraph

/// The storage of a ``FocusState``: its value, and the elements to which its possible values belong.
package final class FocusBox<Value: Hashable>: Source {
    private let none: Value
    private var value: Value
    private weak let graph: ViewGraph?
    private var members: [Member] = []
    /// The element that has the focus in the host, as far as the session knows.
    private weak var shown: Element?

    private struct Member {
        weak var element: Element?
        let value: Value
    }

    init(none: Value, graph: ViewGraph) {
        self.none = none
        value = none
        self.graph = graph
    }

    nonisolated func get() -> Value {
        onMainQueue {
            wasRead()
            return value
        }
    }

    /// Moves the focus because the app set a new value.
    nonisolated func set(_ value: Value) {
        nonisolated(unsafe) let value = value
        onMainQueue {
            guard take(value) else { return }
            showAfterCommit()
        }
    }

    @discardableResult
    private func take(_ new: Value) -> Bool {
        guard new != value else { return false }
        value = new
        changed()
        return true
    }

    // MARK: Views

    /// Registers the element to which a value belongs. If the value is the current one, the element gets the focus.
    package func register(_ element: Element, for memberValue: Value) {
        if members.contains(where: { $0.element === element && $0.value == memberValue }) { return }
        members.removeAll { $0.element == nil || $0.element === element }
        members.append(Member(element: element, value: memberValue))
        if memberValue == value, value != none { showAfterCommit() }
    }

    /// Removes the elements of a removed view, which lose the focus.
    package func left(_ memberValue: Value) {
        members.removeAll { $0.element == nil || $0.element?.target == nil }
        if value == memberValue, !members.contains(where: { $0.value == memberValue }) { take(none) }
    }

    private func showAfterCommit() {
        graph?.afterCommit { [weak self] in self?.show() }
    }

    private func show() {
        guard let graph else { return }
        if let element = members.first(where: { $0.value == value && $0.element?.target != nil })?.element {
            guard element !== shown else { return }
            shown = element
            move(element, true)
        } else if let element = shown {
            shown = nil
            guard element.target != nil else { return }
            move(element, false)
        } else {
            return
        }
        graph.afterCommit {}
    }

    private func move(_ element: Element, _ isFocused: Bool) {
        guard let graph else { return }
        graph.tree.focus(element, isFocused)
        if let session = EnvironmentValues(graph.rootEnvironment).session {
            FocusedEntries.of(session).focusMoved(to: isFocused, element, in: graph)
        }
    }

    // MARK: The user

    /// Handles a focus change made by the user. Hosts report the focused element before the one that lost the focus, so a loss counts only
    /// while the value still belongs to that element.
    package func userMoved(to isFocused: Bool, _ element: Element, for memberValue: Value) {
        if isFocused {
            shown = element
            take(memberValue)
        } else {
            if shown === element { shown = nil }
            if value == memberValue { take(none) }
        }
    }
}
