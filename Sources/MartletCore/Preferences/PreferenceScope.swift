import MartletGraph

/// Combines the values of one preference from the views below one place in the graph.
///
/// Scopes form a chain through the environment: each modifier of the preference has a scope for the views below it, and passes the result
/// to the scope around it.
@MainActor
final class PreferenceScope<K: PreferenceKey> {
    let outer: PreferenceScope?
    private let providers = NodeOrder()
    /// Called when the values have changed.
    var changed: () -> Void = {}

    init(outer: PreferenceScope?) { self.outer = outer }

    func join(_ provider: some PreferenceProvider<K>) {
        providers.insert(provider)
        changed()
    }

    func leave(_ provider: some PreferenceProvider<K>) {
        providers.remove(provider)
        changed()
    }

    /// Combines all values in the order of the views; `nil` if no view sets one.
    func value() -> K.Value? {
        var value: K.Value?
        for case let provider as any PreferenceProvider<K> in providers.nodes {
            guard let next = provider.preferenceValue() else { continue }
            var sum = value ?? K.defaultValue
            K.reduce(value: &sum) { next }
            value = sum
        }
        return value
    }
}

/// Combines the values of several views.
@MainActor
protocol PreferenceCollecting {
    /// Called when views have moved.
    func viewsMoved()
}

extension PreferenceScope: PreferenceCollecting {
    func viewsMoved() {
        guard providers.dependsOnStructure else { return }
        providers.viewsMoved()
        changed()
    }
}

/// A node that provides a value of a preference.
@MainActor
protocol PreferenceProvider<K>: AnyViewNode {
    associatedtype K: PreferenceKey
    func preferenceValue() -> K.Value?
}
