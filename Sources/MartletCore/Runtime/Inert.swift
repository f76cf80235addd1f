import MartletElements
import MartletGraph

extension View {
    /// Marks a modifier that has no effect in Martlet.
    ///
    /// A debug build reports its first use in a session, with the name of the view. A release build adds nothing. `Tools/generate` finds these calls:
    /// `docs/compatibility.md` lists the APIs that make them as *inert*.
    ///
    /// - Parameter name: The name of the API in that table: `.matchedGeometryEffect`.
    package nonisolated func inert(_ name: String) -> some View {
        #if DEBUG
        modifier(InertModifier(name: name))
        #else
        self
        #endif
    }
}

extension Scene {
    /// Marks a modifier of a scene that has no effect in Martlet, as `inert` does for modifiers of views.
    nonisolated func inert(_ name: String) -> some Scene {
        #if DEBUG
        ModifiedScene(content: self, modifier: InertModifier(name: name))
        #else
        self
        #endif
    }
}

extension ElementWriter {
    /// Reports in a debug build that a value's modifier has no effect in Martlet, as `inert` does for modifiers of views.
    package func reportInert(_ name: String) {
        #if DEBUG
        node?.viewGraph.warnOfInert(name, in: node?.enclosingViewName ?? "the app")
        #endif
    }
}

extension SessionContext {
    /// Reports in a debug build that an API has no effect in Martlet, as `inert` does for modifiers of views.
    package func reportInert(_ name: String) {
        #if DEBUG
        graph.warnOfInert(name, in: "The app")
        #endif
    }
}

extension ViewGraph {
    /// Reports the first use of an API that has no effect in Martlet.
    func warnOfInert(_ name: String, in view: @autoclosure () -> String) {
        guard inertNames.insert(name).inserted else { return }
        warn("\(view()) uses \(name), which has no effect in Martlet. See docs/compatibility.md.")
    }
}

#if DEBUG
private struct InertModifier: ViewModifier {
    typealias Body = Never
    let name: String

    nonisolated init(name: String) { self.name = name }

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>> {
        InertNode(view, at: place)
    }
}

/// The node of an inert modifier. It reports the modifier once, and its content takes its place.
@MainActor
private final class InertNode<V: View>: ViewNode<ModifiedContent<V, InertModifier>> {
    private var child: ViewNode<V>?

    init(_ view: ModifiedContent<V, InertModifier>, at place: Place) {
        super.init(at: place)
        viewGraph.warnOfInert(view.modifier.name, in: enclosingViewName)
        child = V._makeNode(view.content, at: placeForChild)
    }

    override func update(_ view: ModifiedContent<V, InertModifier>) { child?.update(view.content) }

    override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
}
#endif
