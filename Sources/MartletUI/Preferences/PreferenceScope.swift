import MartletGraph

/// The values of one preference that are told to one place in the graph.
///
/// Scopes form a chain through the environment: each modifier of the preference has one for what is told below it, and tells the scope
/// around it what comes of that.
@MainActor
final class PreferenceScope<K: PreferenceKey> {
    let outer: PreferenceScope?
    /// The node below which the values are told.
    weak var node: AnyViewNode?
    /// Hears that the values have changed.
    var changed: () -> Void = {}

    init(outer: PreferenceScope?) { self.outer = outer }

    /// What all of them tell together; `nil` if nobody tells anything.
    func value() -> K.Value? {
        var value: K.Value?
        for next in tellers.compactMap({ $0.told() }) {
            if var sum = value {
                K.reduce(value: &sum) { next }
                value = sum
            } else {
                var first = K.defaultValue
                K.reduce(value: &first) { next }
                value = first
            }
        }
        return value
    }

    /// Those who tell a value, in the order of the views.
    private var tellers: [any PreferenceTeller<K>] {
        var found: [any PreferenceTeller<K>] = []
        func search(_ node: Node) {
            if let teller = node as? any PreferenceTeller<K> {
                found.append(teller)
            } else {
                node.forEachChild(search)
            }
        }
        node?.forEachChild(search)
        return found
    }
}

/// A node that tells a value of a preference.
@MainActor
protocol PreferenceTeller<K>: AnyViewNode {
    associatedtype K: PreferenceKey
    func told() -> K.Value?
}
