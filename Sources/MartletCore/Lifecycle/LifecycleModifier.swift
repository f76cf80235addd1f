import MartletGraph

/// A modifier that runs code at lifecycle events of a view, and shows nothing.
@MainActor @preconcurrency
package protocol LifecycleModifier: ViewModifier where Body == Never {
    /// The state that the modifier keeps between calls.
    associatedtype Memory

    func makeMemory() -> Memory
    /// Called after the first commit that shows the view, and each time it becomes visible again.
    func appeared(_ memory: inout Memory, _ node: AnyViewNode)
    /// Called when the view is hidden or removed.
    func disappeared(_ memory: inout Memory, _ node: AnyViewNode)
    /// Called when the modifier has new values; `old` has the previous ones.
    func updated(from old: Self, _ memory: inout Memory, _ node: AnyViewNode)
    /// Called when the node is made, before anything is shown.
    func mounted(_ memory: inout Memory, _ node: AnyViewNode)
    /// Called when the view is removed, after it disappeared.
    func unmounted(_ memory: inout Memory, _ node: AnyViewNode)
}

extension LifecycleModifier {
    package func appeared(_ memory: inout Memory, _ node: AnyViewNode) {}
    package func disappeared(_ memory: inout Memory, _ node: AnyViewNode) {}
    package func updated(from old: Self, _ memory: inout Memory, _ node: AnyViewNode) {}
    package func mounted(_ memory: inout Memory, _ node: AnyViewNode) {}
    package func unmounted(_ memory: inout Memory, _ node: AnyViewNode) {}

    package static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>> {
        LifecycleNode(view, at: place)
    }
}

extension LifecycleModifier where Memory == Void {
    package func makeMemory() {}
}

@MainActor
private final class LifecycleNode<V: View, M: LifecycleModifier>: ViewNode<ModifiedContent<V, M>> {
    private var modifier: M
    private var memory: M.Memory
    private var child: ViewNode<V>?
    private let scope: AppearanceScope?
    private var isShown = false

    init(_ view: ModifiedContent<V, M>, at place: Place) {
        modifier = view.modifier
        memory = modifier.makeMemory()
        scope = EnvironmentValues(place.environment).appearance
        super.init(at: place)
        modifier.mounted(&memory, self)
        child = V._makeNode(view.content, at: placeForChild)
        scope?.join(ObjectIdentifier(self)) { [weak self] visible in self?.setShown(visible) }
        graph.afterCommit { [weak self] in
            guard let self, isMounted else { return }
            if scope?.isVisible ?? true { setShown(true) }
        }
    }

    private func setShown(_ shown: Bool) {
        guard shown != isShown, isMounted || !shown else { return }
        isShown = shown
        Graph.untracked { shown ? modifier.appeared(&memory, self) : modifier.disappeared(&memory, self) }
    }

    override func update(_ view: ModifiedContent<V, M>) {
        let old = modifier
        modifier = view.modifier
        modifier.updated(from: old, &memory, self)
        child?.update(view.content)
    }

    override func willUnmount() {
        scope?.leave(ObjectIdentifier(self))
        let wasShown = isShown
        isShown = false
        graph.afterCommit { [self] in
            if wasShown { modifier.disappeared(&memory, self) }
            modifier.unmounted(&memory, self)
        }
    }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
