import MartletElements
import MartletGraph

/// A modification that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// The view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes the modified view around `content`.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Self.Body

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>>
}

extension ViewModifier {
    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>> {
        nodeOfBody(view, at: place)
    }

    /// Makes a node that evaluates the modifier's body.
    package static func nodeOfBody<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>> {
        ModifierBodyNode(view, at: place)
    }
}

extension ViewModifier where Body == Never {
    /// A primitive modifier has no body; the graph never calls it.
    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) is a primitive modifier and has no body") }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { Modifier._makeNode(view, at: place) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// Returns a modifier that applies this one and then another.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// Returns the body around nothing, to read what the modifier changes; `nil` if the modifier has no body, or one that needs a node for its
    /// dynamic properties.
    @MainActor
    package var bodyWithoutContent: Body? {
        if Body.self == Never.self || TypePlan.of(Self.self).isDynamic { return nil }
        let source = ContentSource(make: { EmptyView._makeNode(EmptyView(), at: $0) }, update: { _ in })
        return body(content: _ViewModifier_Content(source: source))
    }
}

/// A placeholder, in a modifier's body, for the modified view.
@MainActor
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never
    let source: ContentSource

    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { PlaceholderNode(view, at: place) }
}

/// Makes and updates the content behind the placeholders of a modifier's body. It is compared by identity: content changes do not go
/// through the body.
@MainActor
final class ContentSource {
    var make: (Place) -> AnyViewNode
    var update: (AnyViewNode) -> Void
    private var placeholders: [ObjectIdentifier: () -> Void] = [:]

    init(make: @escaping (Place) -> AnyViewNode, update: @escaping (AnyViewNode) -> Void) {
        self.make = make
        self.update = update
    }

    func add(_ placeholder: AnyViewNode, changed: @escaping () -> Void) { placeholders[ObjectIdentifier(placeholder)] = changed }
    func remove(_ placeholder: AnyViewNode) { placeholders[ObjectIdentifier(placeholder)] = nil }
    func changed() { for changed in placeholders.values { changed() } }
}

@MainActor
private final class PlaceholderNode<M: ViewModifier>: ViewNode<_ViewModifier_Content<M>> {
    private var source: ContentSource
    private var child: AnyViewNode?

    init(_ view: _ViewModifier_Content<M>, at place: Place) {
        source = view.source
        super.init(at: place)
        child = source.make(placeForChild)
        listen()
    }

    private func listen() {
        source.add(self) { [unowned self] in
            if let child { source.update(child) }
        }
    }

    override func willUnmount() { source.remove(self) }
    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}

/// The node of a modifier that has a body.
@MainActor
private final class ModifierBodyNode<V: View, M: ViewModifier>: ViewNode<ModifiedContent<V, M>> {
    private var modifier: M
    private var content: V
    private var storage: [AnyObject?] = []
    private let plan: TypePlan
    private var child: ViewNode<M.Body>?
    private var failure: FailureNode?
    private var source: ContentSource?

    init(_ view: ModifiedContent<V, M>, at place: Place) {
        modifier = view.modifier
        content = view.content
        plan = TypePlan.of(M.self)
        super.init(at: place)
        source = ContentSource(
            make: { [unowned self] place in V._makeNode(content, at: place) },
            update: { [unowned self] node in unsafeDowncast(node, to: ViewNode<V>.self).update(content) })
        viewGraph.nextReason = .identity
        evaluateNow()
    }

    override func update(_ view: ModifiedContent<V, M>) {
        content = view.content
        var next = view.modifier
        let differs = (!isDirty || viewGraph.needsReasons) && !plan.isSame(&modifier, &next)
        modifier = next
        if differs { viewGraph.nextReason = .value }
        if differs || isDirty { evaluateNow() }
        source?.changed()
    }

    override func evaluate() {
        guard let source else { return }
        let reason = viewGraph.takeReason()
        if let state = viewGraph.rowState, child == nil, storage.isEmpty { storage = state.take(for: plan, at: self) }
        if let failure {
            self.failure = nil
            failure.unmount()
            elementsChanged()
        }
        do throws(PropertyFailure) {
            try plan.supply(&modifier, of: self, storage: &storage)
        } catch {
            retrySupply { () throws(PropertyFailure) in try plan.supply(&modifier, of: self, storage: &storage) }
            child?.unmount()
            child = nil
            failure = FailureNode(error, view: typeName(M.self), at: placeForChild)
            elementsChanged()
            return
        }
        if child == nil, let restoration = viewGraph.restoration, restoration.restore(storage, of: plan, at: self) {
            viewGraph.nextReason = reason
            return evaluate()
        }
        viewGraph.countingEvaluation(of: plan, by: self, because: reason) {
            let body = observing { modifier.body(content: _ViewModifier_Content(source: source)) }
            if let child {
                child.update(body)
            } else {
                child = M.Body._makeNode(body, at: placeForChild)
            }
        }
    }

    override var evaluatedValue: Any? { failure == nil ? modifier : nil }

    override var stateStorage: (plan: TypePlan, storage: [AnyObject?])? { (plan, storage) }

    override func step(to child: AnyViewNode) -> PlaceStep? { PlaceNames.name(of: M.self).map(PlaceStep.name) }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
        if let failure { visit(failure) }
    }

    override var description: String { typeName(M.self) }
}
