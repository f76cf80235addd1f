import MartletElements
import MartletGraph

extension Kind {
    /// A report to the developer, shown in place of a view that could not be evaluated.
    public static let failure: Kind = "failure"
}

extension Attribute {
    /// The view that failed.
    public static let view: Attribute = "view"
    /// What may help, a line each.
    public static let details: Attribute = "details"
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

    override func collectElements(into elements: inout [Element]) { elements.append(element) }
}
