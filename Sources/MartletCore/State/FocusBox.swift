import MartletElements
import MartletGraph

/// Where a ``FocusState`` lives: its value, and the views whose focus it names.
package final class FocusBox<Value: Hashable>: Source {
    private let none: Value
    private var value: Value
    private weak let graph: ViewGraph?
    private var members: [Member] = []
    /// The element that has the focus on the screen, as far as is known here.
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

    /// Moves the focus by the app's wish.
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

    /// Takes note of the element whose focus a value stands for. One that comes while the value is wished for gets the focus.
    package func register(_ element: Element, for memberValue: Value) {
        if members.contains(where: { $0.element === element && $0.value == memberValue }) { return }
        members.removeAll { $0.element == nil || $0.element === element }
        members.append(Member(element: element, value: memberValue))
        if memberValue == value, value != none { showAfterCommit() }
    }

    /// Lets go of the elements of a view that has gone; the focus cannot stay there.
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
            graph.tree.focus(element, true)
        } else if let element = shown {
            shown = nil
            guard element.target != nil else { return }
            graph.tree.focus(element, false)
        } else {
            return
        }
        graph.afterCommit {}
    }

    // MARK: The user

    /// The user moved the focus to an element, or away from it. Which was left is told after which was entered, so leaving counts only
    /// while the value still names it.
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
