import MartletElements
import MartletGraph

/// A view that is shown as an element of its own: a text, a button, a stack.
///
/// Such a view names its kind, writes its facts into the element, and may contain other views.
@MainActor @preconcurrency
public protocol ElementView: View where Body == Never {
    associatedtype _Content: View = EmptyView

    static var _kind: Kind { get }
    /// Whether rows of a `ForEach` inside are made only near what the user sees.
    static var _laziness: Laziness { get }
    /// Whether the views inside are rows of a list.
    static var _rowRole: RowRole { get }
    /// Whether ``_content`` is made anew from state that it reads, rather than kept in the view.
    var _contentReadsState: Bool { get }
    /// The views inside the element.
    @ViewBuilder var _content: _Content { get }
    /// Writes what the element says and does.
    func _lower(to element: inout ElementWriter)
}

extension ElementView {
    public static var _laziness: Laziness { .eager }
    public static var _rowRole: RowRole { .none }
    public var _contentReadsState: Bool { false }
    public func _lower(to element: inout ElementWriter) {}
    public static func _makeNode(_ view: Self, at place: Place) -> ViewNode<Self> { ElementNode(view, at: place) }
}

extension ElementView where _Content == EmptyView {
    public var _content: EmptyView { EmptyView() }
}

/// How many of the rows inside an element are made.
public enum Laziness: Sendable {
    /// All of them.
    case eager
    /// Those near what the user sees.
    case lazy
    /// As the element around it has it.
    case inherited
}
