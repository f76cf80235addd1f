import MartletElements
import MartletGraph

/// A view that is shown as its own element: a text, a button, a stack.
///
/// It declares the element's kind, writes the element's content, and may contain other views.
@MainActor @preconcurrency
public protocol ElementView: View where Body == Never {
    associatedtype _Content: View = EmptyView

    static var _kind: Kind { get }
    /// Whether only the rows of a `ForEach` near the visible area are made.
    static var _laziness: Laziness { get }
    /// Whether the views inside are rows of a list.
    static var _rowRole: RowRole { get }
    /// Whether ``_content`` reads state, so that it must be read again when that changes, instead of being stored in the view.
    var _contentReadsState: Bool { get }
    /// The views inside the element.
    @ViewBuilder var _content: _Content { get }
    /// Writes the element's content and actions.
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

/// Which of the rows inside an element are made.
public enum Laziness: Sendable {
    /// All rows.
    case eager
    /// The rows near the visible area.
    case lazy
    /// The laziness of the enclosing element.
    case inherited
}
