import MartletGraph

/// A place that has to do with a preference.
package struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
    package typealias Body = Never

    package enum Role {
        case tells(K.Value)
        case changes((inout K.Value) -> Void)
        case hears((K.Value) -> Void)
    }

    nonisolated(unsafe) let role: Role  // Written once, and used on the main actor alone.

    package nonisolated init(role: Role) { self.role = role }

    package static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>> {
        PreferenceNode(view, at: place)
    }
}

@MainActor
private final class PreferenceNode<V: View, K: PreferenceKey>: ViewNode<ModifiedContent<V, PreferenceModifier<K>>>, PreferenceTeller {
    private var role: PreferenceModifier<K>.Role
    /// What is told below.
    private let scope: PreferenceScope<K>
    private var child: ViewNode<V>?
    private var heard: K.Value = K.defaultValue
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
        case (.tells(let a), .tells(let b)): if !TypePlan.isSame(a, b) { scope.outer?.changed() }
        case (.hears, .hears): break
        default: scope.outer?.changed()
        }
    }

    /// What views below tell has changed: who hears of it does so after the commit, once.
    private func valuesChanged() {
        if case .tells = role { return }
        if case .hears = role, !isWaiting {
            isWaiting = true
            graph.afterCommit { [weak self] in
                guard let self, isMounted else { return }
                isWaiting = false
                hear()
            }
        }
        scope.outer?.changed()
    }

    private func hear() {
        guard case .hears(let action) = role else { return }
        let value = scope.value() ?? K.defaultValue
        guard !TypePlan.isSame(heard, value) else { return }
        heard = value
        Graph.untracked { action(value) }
    }

    func told() -> K.Value? {
        switch role {
        case .tells(let value): return value
        case .hears: return scope.value()
        case .changes(let change):
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
