import MartletElements
import MartletGraph

/// A part of an app's user interface, described by a value.
///
/// A view says what shall be shown for the state it reads; the graph decides when to ask it. Write a type with a ``body`` made of other
/// views.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view that ``body`` gives.
    associatedtype Body: View

    /// What this view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes the node in which a view of this type lives. Views made of other views need not say it.
    static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self>
}

extension View {
    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { BodyNode(view, at: place) }
}

extension View where Body == Never {
    /// A primitive view has no body; the graph never asks for it.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body") }
}

extension Never: View {
    public var body: Never { self }
}
