import MartletElements
import MartletGraph

extension AnyViewNode {
    /// Supplies again what could not be supplied, and takes what was looked for as what this node depends on: it may come.
    func awaitSupply(_ supply: () throws(PropertyFailure) -> Void) {
        tracking { try? supply() }
    }
}

/// Shows why a view could not be evaluated, where that view would be.
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
