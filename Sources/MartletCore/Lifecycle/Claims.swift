import MartletGraph

/// The settings of one container (a screen, a sheet) that views inside change, each for as long as it exists.
@MainActor
package final class Claims<Subject>: Source {
    private let unclaimed: Subject
    private var claims: [(owner: ObjectIdentifier, change: (inout Subject) -> Void)] = []

    /// - Parameter unclaimed: The settings while no view changes any.
    package init(unclaimed: Subject) { self.unclaimed = unclaimed }

    /// The current settings. If several views change the same one, the latest wins.
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

/// Changes a setting of the container that shows a view, for as long as the view exists.
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
