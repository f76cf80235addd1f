import MartletGraph

/// The values of one preference that are told to one place in the graph.
///
/// Scopes form a chain through the environment: each modifier of the preference has one for what is told below it, and tells the scope
/// around it what comes of that.
@MainActor
final class PreferenceScope<K: PreferenceKey> {
    let outer: PreferenceScope?
    private let tellers = NodeOrder()
    /// Hears that the values have changed.
    var changed: () -> Void = {}

    init(outer: PreferenceScope?) { self.outer = outer }

    func join(_ teller: some PreferenceTeller<K>) {
        tellers.insert(teller)
        changed()
    }

    func leave(_ teller: some PreferenceTeller<K>) {
        tellers.remove(teller)
        changed()
    }

    /// What all of them tell together, in the order of the views; `nil` if nobody tells anything.
    func value() -> K.Value? {
        var value: K.Value?
        for case let teller as any PreferenceTeller<K> in tellers.nodes {
            guard let next = teller.told() else { continue }
            var sum = value ?? K.defaultValue
            K.reduce(value: &sum) { next }
            value = sum
        }
        return value
    }
}

/// Something that puts together what several views tell.
@MainActor
protocol PreferenceListening {
    /// Hears that views have moved.
    func structureMoved()
}

extension PreferenceScope: PreferenceListening {
    func structureMoved() {
        guard tellers.dependsOnStructure else { return }
        tellers.structureMoved()
        changed()
    }
}

/// A node that tells a value of a preference.
@MainActor
protocol PreferenceTeller<K>: AnyViewNode {
    associatedtype K: PreferenceKey
    func told() -> K.Value?
}
