import MartletGraph

/// A part of the graph that is shown and hidden as a whole and keeps its state: a tab, or a screen below another one.
@MainActor
package final class AppearanceScope: Source {
    private let outer: AppearanceScope?
    private var isShown: Bool
    private var members: [ObjectIdentifier: (order: Int, change: (Bool) -> Void)] = [:]
    private var order = 0

    package init(outer: AppearanceScope?, isShown: Bool) {
        self.outer = outer
        self.isShown = isShown
        super.init()
        outer?.join(ObjectIdentifier(self)) { [weak self] _ in self?.notifyMembers() }
    }

    // A new scope may get the same object identifier after this one is freed, so this one leaves first.
    isolated deinit { outer?.leave(ObjectIdentifier(self)) }

    /// Whether the views inside are visible. Reading it records a dependency.
    package var isVisible: Bool {
        wasRead()
        return isShown && (outer?.isVisible ?? true)
    }

    package func setShown(_ shown: Bool) {
        guard shown != isShown else { return }
        isShown = shown
        if outer?.isVisible ?? true { notifyMembers() }
    }

    /// Calls `change` when the views inside become visible or hidden.
    func join(_ id: ObjectIdentifier, change: @escaping (Bool) -> Void) {
        members[id] = (order, change)
        order += 1
    }

    func leave(_ id: ObjectIdentifier) { members[id] = nil }

    private func notifyMembers() {
        changed()
        let visible = isVisible
        for member in members.values.sorted(by: { $0.order < $1.order }) { member.change(visible) }
    }
}

extension EnvironmentValues {
    private struct AppearanceKey: EnvironmentKey {
        static var defaultValue: AppearanceScope? { nil }
    }

    package var appearance: AppearanceScope? {
        get { self[AppearanceKey.self] }
        set { self[AppearanceKey.self] = newValue }
    }
}
