import MartletElements
import MartletGraph

/// A node of a view of any type.
@MainActor
open class AnyViewNode: Node {
    /// Whether nodes of this type read `Observable` objects. It is the first property because a byte is free there.
    @exclusivity(unchecked) var observableUse = ObservableUse.unknown
    package let environment: EnvironmentScope
    /// The modifiers above that have not been applied to an element yet.
    package let modifiers: ModifierLink?
    /// Observes the `Observable` properties that evaluations read; `nil` if none did.
    @exclusivity(unchecked) var observation: NodeObservation?

    package init(at place: Place) {
        environment = place.environment
        modifiers = place.modifiers
        super.init(graph: place.graph, parent: place.parent)
    }

    package final var viewGraph: ViewGraph { unsafeDowncast(graph, to: ViewGraph.self) }
    package final var tree: ElementTree { viewGraph.tree }
    package final var viewParent: AnyViewNode? { parent.map { unsafeDowncast($0, to: AnyViewNode.self) } }

    /// The place of a child that takes the position of this node.
    package final var placeForChild: Place {
        Place(graph: viewGraph, parent: self, environment: environment, modifiers: modifiers)
    }

    /// The place of a child inside an element of this node; the modifiers of that element do not apply to it.
    package final var placeInside: Place {
        Place(graph: viewGraph, parent: self, environment: environment, modifiers: nil)
    }

    public override final func effective(_ transaction: AnyObject?) -> AnyObject? {
        guard let rule = environment.entry(for: TransactionRule.self)?.value as? TransactionRule else { return transaction }
        return rule.effective(transaction)
    }

    /// This node, if it has an element. A property is many times faster than a cast.
    var elementOwner: (any ElementOwner)? { nil }

    /// The name of the nearest enclosing view that the app declares, for messages.
    public final var enclosingViewName: String {
        var node: AnyViewNode? = self
        while let current = node {
            if let name = current.viewName { return name }
            node = current.viewParent
        }
        return "the app"
    }

    /// The name of the view; `nil` if Martlet declares it.
    var viewName: String? { nil }

    /// The objects that the node stores for the properties of its view or modifier; `nil` if it evaluates none.
    var stateStorage: (plan: TypePlan, storage: [AnyObject?])? { nil }

    /// The view or modifier whose body the node evaluates, with its properties connected to what they read; `nil` if there is none, or one of
    /// them is missing.
    var evaluatedValue: Any? { nil }

    /// Returns the step from this node to a child, as a snapshot names it; `nil` if the child is at the same place.
    func step(to child: AnyViewNode) -> PlaceStep? { nil }

    override open func didUnmount() {
        observation?.end()
        observation = nil
    }

    /// Appends the elements that this node contributes to its container.
    @_spi(Nodes) open func collectElements(into elements: inout [Element]) {
        forEachChild { unsafeDowncast($0, to: AnyViewNode.self).collectElements(into: &elements) }
    }

    /// The elements that this node contributes to its container.
    package final var elements: [Element] {
        var elements: [Element] = []
        collectElements(into: &elements)
        return elements
    }

    /// Reports a change of ``elements``; the container updates its children when the turn settles.
    ///
    /// - Parameter change: The rows that changed, if nothing else did.
    @_spi(Nodes) public final func elementsChanged(_ change: RowsChange? = nil) {
        viewParent?.elementsChanged(of: self, change)
    }

    /// Reports moved views to the outlets and preferences that combine contributions of several views in view order.
    final func viewsMoved() {
        for outlet in viewGraph.outlets { outlet.viewsMoved() }
        guard viewGraph.preferenceCount > 0 else { return }
        for entry in environment.visibleEntries { (entry.value as? any PreferenceCollecting)?.viewsMoved() }
    }

    /// Called when the elements of a child have changed.
    ///
    /// - Parameter change: The rows that changed, if nothing else did.
    @_spi(Nodes) open func elementsChanged(of child: AnyViewNode, _ change: RowsChange?) {
        elementsChanged(change)
    }

    /// Called when a modifier above has changed, so that the elements of this node must apply it again.
    package func modifiersChanged() {
        forEachChild { unsafeDowncast($0, to: AnyViewNode.self).modifiersChanged() }
    }
}

/// A node of a view of a known type.
@MainActor
open class ViewNode<V: View>: AnyViewNode, @preconcurrency CustomStringConvertible {
    /// Updates the node with a new value of its view.
    @_spi(Nodes) open func update(_ view: V) {}

    public var description: String { typeName(V.self) }
}

private let martletModules: Set<Substring> = ["MartletCore", "MartletUI", "MartletPreviews", "MartletKit"]

/// Whether Martlet declares a type, rather than an app.
func isMartletType(_ type: Any.Type) -> Bool { martletModules.contains(String(reflecting: type).prefix { $0 != "." }) }

/// Returns a type's name without modules, as its author writes it.
package func typeName(_ type: Any.Type) -> String {
    var name = ""
    var word = ""
    // The name of a private type contains its file's discriminator: `App.(unknown context at $7f2a).Row`.
    for character in String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "") {
        switch character {
        case ".": word = ""
        case _ where character.isLetter || character.isNumber || character == "_": word.append(character)
        default:
            name += word
            name.append(character)
            word = ""
        }
    }
    return name + word
}
