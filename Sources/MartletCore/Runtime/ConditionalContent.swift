import MartletGraph

/// One of two views: the result of `if … else` and `switch`. Each branch is an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    nonisolated(unsafe) let storage: Storage  // Written once; its types need not be Sendable.

    nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent where TrueContent: View, FalseContent: View {
    /// The view of the branch that is taken.
    package var branch: any View {
        switch storage {
        case .first(let view): view
        case .second(let view): view
        }
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { ConditionalNode(view, at: place) }
}

extension _ConditionalContent: SelfComparing {
    public func isSame(as other: Self) -> Bool {
        switch storage {
        case .first(let content):
            if case .first(let other) = other.storage { return TypePlan.isSame(content, other) }
        case .second(let content):
            if case .second(let other) = other.storage { return TypePlan.isSame(content, other) }
        }
        return false
    }
}

@MainActor
private final class ConditionalNode<T: View, F: View>: ViewNode<_ConditionalContent<T, F>> {
    private var child: Child

    private enum Child {
        case none
        case first(ViewNode<T>)
        case second(ViewNode<F>)

        var node: AnyViewNode? {
            switch self {
            case .none: nil
            case .first(let node): node
            case .second(let node): node
            }
        }
    }

    init(_ view: _ConditionalContent<T, F>, at place: Place) {
        child = .none
        super.init(at: place)
        mount(view)
    }

    private func mount(_ view: _ConditionalContent<T, F>) {
        switch view.storage {
        case .first(let content):
            viewGraph.positionsBeingMade?.isMaking(0, of: self)
            child = .first(T._makeNode(content, at: placeForChild))
        case .second(let content):
            viewGraph.positionsBeingMade?.isMaking(1, of: self)
            child = .second(F._makeNode(content, at: placeForChild))
        }
    }

    override func step(to child: AnyViewNode) -> PlaceStep? {
        switch self.child {
        case .first(let node) where node === child: .branch(0)
        case .second(let node) where node === child: .branch(1)
        default: viewGraph.positionsBeingMade?[self].map(PlaceStep.branch)
        }
    }

    override func update(_ view: _ConditionalContent<T, F>) {
        switch view.storage {
        case .first(let content): if case .first(let node) = child { return node.update(content) }
        case .second(let content): if case .second(let node) = child { return node.update(content) }
        }
        child.node?.unmount()
        mount(view)
        elementsChanged()
    }

    override func forEachChild(_ visit: (Node) -> Void) { if let node = child.node { visit(node) } }
}
