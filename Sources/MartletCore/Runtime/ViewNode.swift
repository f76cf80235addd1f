import MartletElements
import MartletGraph

/// A node that stands for a view, whatever its type.
@MainActor
open class AnyViewNode: Node {
    /// Whether nodes like this one read `Observable` objects. It comes first, where the node has a byte left.
    var observingHabit = ObservingHabit.unknown
    package let environment: EnvironmentScope
    /// The modifiers that wait for the elements below.
    package let modifiers: ModifierLink?
    /// The claim of the last evaluation to hear of the `Observable` properties it read, if it read any.
    var observation: ObservationTicket?

    package init(at place: Place) {
        environment = place.environment
        modifiers = place.modifiers
        super.init(graph: place.graph, parent: place.parent)
    }

    package final var viewGraph: ViewGraph { unsafeDowncast(graph, to: ViewGraph.self) }
    package final var tree: ElementTree { viewGraph.tree }
    package final var viewParent: AnyViewNode? { parent.map { unsafeDowncast($0, to: AnyViewNode.self) } }

    /// The place of a child that stands where this node stands.
    package final var placeForChild: Place {
        Place(graph: viewGraph, parent: self, environment: environment, modifiers: modifiers)
    }

    /// The place of a child inside an element of this node, out of reach of the modifiers of that element.
    package final var placeInside: Place {
        Place(graph: viewGraph, parent: self, environment: environment, modifiers: nil)
    }

    public override final func effective(_ transaction: AnyObject?) -> AnyObject? {
        guard let rule = environment.entry(for: TransactionRule.self)?.value as? TransactionRule else { return transaction }
        return rule.effective(transaction)
    }

    /// The name of the app's own view that this node was made by, for messages.
    public final var enclosingViewName: String {
        var node: AnyViewNode? = self
        while let current = node {
            if let name = current.viewName { return name }
            node = current.viewParent
        }
        return "the app"
    }

    /// The name of the view, if it is an app's.
    var viewName: String? { nil }

    override open func didUnmount() {
        observation?.expire()
        observation = nil
    }

    /// Adds the elements that stand for this node in its container.
    @_spi(Nodes) open func collectElements(into elements: inout [Element]) {
        forEachChild { unsafeDowncast($0, to: AnyViewNode.self).collectElements(into: &elements) }
    }

    /// The elements that stand for this node in its container.
    package final var elements: [Element] {
        var elements: [Element] = []
        collectElements(into: &elements)
        return elements
    }

    /// Says that ``elements`` has changed, so that the container takes them over when the turn settles.
    package final func elementsChanged() {
        viewParent?.elementsChanged(of: self)
    }

    /// Says that views below have moved, to those who put together what comes from several of them.
    final func structureMoved() {
        for outlet in viewGraph.outlets { outlet.structureMoved() }
        guard viewGraph.preferenceCount > 0 else { return }
        for entry in environment.visibleEntries { (entry.value as? any PreferenceCollecting)?.structureMoved() }
    }

    /// Hears that the elements of a child have changed.
    @_spi(Nodes) open func elementsChanged(of child: AnyViewNode) {
        elementsChanged()
    }

    /// Hears that a modifier above has changed: the elements that stand for this node apply it anew.
    package func modifiersChanged() {
        forEachChild { unsafeDowncast($0, to: AnyViewNode.self).modifiersChanged() }
    }
}

/// A node that stands for a view of a known type.
@MainActor
open class ViewNode<V: View>: AnyViewNode, @preconcurrency CustomStringConvertible {
    /// Gives the same identity a new value of its view.
    @_spi(Nodes) open func update(_ view: V) {}

    public var description: String { typeName(V.self) }
}

private let martletModules: Set<Substring> = ["MartletCore", "MartletUI", "MartletPreviews", "MartletKit"]

/// Whether a type is declared by Martlet, and not by an app.
func isMartletType(_ type: Any.Type) -> Bool { martletModules.contains(String(reflecting: type).prefix { $0 != "." }) }

/// A type's name as its author writes it: without modules.
package func typeName(_ type: Any.Type) -> String {
    var name = ""
    var word = ""
    // A private type is named after its file's discriminator: `App.(unknown context at $7f2a).Row`.
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
