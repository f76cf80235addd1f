import MartletGraph

/// A modifier that sets, transforms or observes a preference.
package struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
    package typealias Body = Never

    package enum Role {
        case sets(K.Value)
        case transforms((inout K.Value) -> Void)
        case observes((K.Value) -> Void)
    }

    nonisolated(unsafe) let role: Role  // Written once, and used on the main actor alone.

    package nonisolated init(role: Role) { self.role = role }

    package static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>> {
        PreferenceNode(view, at: place)
    }
}

@MainActor
private final class PreferenceNode<V: View, K: PreferenceKey>: ViewNode<ModifiedContent<V, PreferenceModifier<K>>>, PreferenceProvider {
    private var role: PreferenceModifier<K>.Role
    /// The values that the views below set.
    private let scope: PreferenceScope<K>
    private var child: ViewNode<V>?
    private var lastReported: K.Value = K.defaultValue
    private var isWaiting = false

    init(_ view: ModifiedContent<V, PreferenceModifier<K>>, at place: Place) {
        role = view.modifier.role
        scope = PreferenceScope(outer: place.environment.entry(for: PreferenceScope<K>.self)?.value as? PreferenceScope<K>)
        super.init(at: place)
        viewGraph.preferenceCount += 1
        scope.changed = { [weak self] in self?.valuesChanged() }
        var below = placeForChild
        below.environment = EnvironmentScope(parent: place.environment)
        below.environment.set(PreferenceScope<K>.self, to: scope)
        child = V._makeNode(view.content, at: below)
        scope.outer?.join(self)
    }

    override func update(_ view: ModifiedContent<V, PreferenceModifier<K>>) {
        let old = role
        role = view.modifier.role
        child?.update(view.content)
        switch (old, role) {
        case (.sets(let a), .sets(let b)): if !TypePlan.isSame(a, b) { scope.outer?.changed() }
        case (.observes, .observes): break
        default: scope.outer?.changed()
        }
    }

    /// Forwards a change of the values below. The action of `onPreferenceChange` runs once, after the commit.
    private func valuesChanged() {
        if case .sets = role { return }
        if case .observes = role, !isWaiting {
            isWaiting = true
            graph.afterCommit { [weak self] in
                guard let self, isMounted else { return }
                isWaiting = false
                reportChange()
            }
        }
        scope.outer?.changed()
    }

    private func reportChange() {
        guard case .observes(let action) = role else { return }
        let value = scope.value() ?? K.defaultValue
        guard !TypePlan.isSame(lastReported, value) else { return }
        lastReported = value
        Graph.untracked { action(value) }
    }

    func preferenceValue() -> K.Value? {
        switch role {
        case .sets(let value): return value
        case .observes: return scope.value()
        case .transforms(let change):
            var value = scope.value() ?? K.defaultValue
            change(&value)
            return value
        }
    }

    override func willUnmount() {
        viewGraph.preferenceCount -= 1
        scope.outer?.leave(self)
    }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
