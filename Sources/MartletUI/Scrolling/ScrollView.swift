import MartletCore
import MartletElements

/// Content that the user scrolls within the view's bounds.
public struct ScrollView<Content: View>: ElementView {
    public typealias Body = Never
    public nonisolated(unsafe) var content: Content  // Written only on the main actor; its type need not be Sendable.
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public nonisolated init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public static var _kind: Kind { .scroll }

    public var _content: some View { content }

    public func _lower(to element: inout ElementWriter) {
        if axes.contains(.horizontal) { element[.axes] = axes.contains(.vertical) ? "both" : "horizontal" }
        element.lowerScrolling(along: axes)
        if !showsIndicators { element[.indicators] = false }
    }
}
