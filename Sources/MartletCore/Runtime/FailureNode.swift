import MartletElements
import MartletGraph

extension AnyViewNode {
    /// Repeats a failed supply and records what it reads, so that this node is evaluated again when the missing object is added.
    func retrySupply(_ supply: () throws(PropertyFailure) -> Void) {
        tracking { try? supply() }
    }
}

/// Shows in place of a view why it could not be evaluated.
@MainActor
final class FailureNode: AnyViewNode {
    private let element: Element

    init(_ failure: PropertyFailure, view: String, at place: Place) {
        element = place.graph.tree.create(.failure)
        super.init(at: place)
        tree.setText(failure.problem, of: element)
        tree.setAttributes([.view: .string(view), .details: .list(failure.details.map(Value.string))], of: element)
    }

    override func didUnmount() {
        super.didUnmount()
        tree.discard(element)
    }

    override func collectElements(into elements: inout [Element]) { elements.append(element) }
}
