import MartletGraph

/// What views say of one thing that shows them, a screen or a sheet, each for as long as it lives.
@MainActor
package final class Claims<Subject>: Source {
    private let unclaimed: Subject
    private var claims: [(owner: ObjectIdentifier, change: (inout Subject) -> Void)] = []

    /// - Parameter unclaimed: What holds while no view says anything.
    package init(unclaimed: Subject) { self.unclaimed = unclaimed }

    /// What the views say now; where two say the same, the later one counts.
    package var current: Subject {
        wasRead()
        var subject = unclaimed
        for claim in claims { claim.change(&subject) }
        return subject
    }

    fileprivate func claim(_ owner: ObjectIdentifier, _ change: @escaping (inout Subject) -> Void) {
        if let index = claims.firstIndex(where: { $0.owner == owner }) {
            claims[index].change = change
        } else {
            claims.append((owner, change))
        }
        changed()
    }

    fileprivate func release(_ owner: ObjectIdentifier) {
        claims.removeAll { $0.owner == owner }
        changed()
    }
}

/// Says something of what shows a view, for as long as the view lives.
@MainActor @preconcurrency
package protocol ClaimModifier: LifecycleModifier where Memory == Void {
    associatedtype Subject
    var change: (inout Subject) -> Void { get }
    static func claims(in environment: EnvironmentValues) -> Claims<Subject>?
}

extension ClaimModifier {
    package func mounted(_ memory: inout Void, _ node: AnyViewNode) {
        Self.claims(in: EnvironmentValues(node.environment))?.claim(ObjectIdentifier(node), change)
    }

    package func updated(from old: Self, _ memory: inout Void, _ node: AnyViewNode) { mounted(&memory, node) }

    package func unmounted(_ memory: inout Void, _ node: AnyViewNode) {
        Self.claims(in: EnvironmentValues(node.environment))?.release(ObjectIdentifier(node))
    }
}
