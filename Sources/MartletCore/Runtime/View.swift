import MartletElements
import MartletGraph

/// A part of an app's user interface, described by a value.
///
/// A view describes what to show for the state that it reads; the graph decides when to evaluate it. Implement ``body`` with other views.
@MainActor @preconcurrency
public protocol View {
    /// The type of ``body``.
    associatedtype Body: View

    /// The content of this view.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes the node of a view of this type. Views with a body do not implement it.
    static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self>
}

extension View {
    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { BodyNode(view, at: place) }
}

extension View where Body == Never {
    /// A primitive view has no body; the graph never reads it.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body") }
}

extension Never: View {
    public var body: Never { self }
}
