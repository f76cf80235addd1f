import MartletCore
import MartletElements

/// Shows the first of its views that fits the available space. It creates all of them, and the host measures them.
public struct ViewThatFits<Content: View>: ElementView {
    public typealias Body = Never
    private let axes: Axis.Set
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    /// - Parameter axes: The axes on which a view must fit.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        _content = content()
    }

    public static var _kind: Kind { .fitting }

    public func _lower(to element: inout ElementWriter) {
        element[.axes] = axes == .horizontal ? "horizontal" : axes == .vertical ? "vertical" : "both"
    }
}
