import Foundation
import MartletCore
import MartletElements

/// Views in columns, one row after the other. Those that a `ForEach` makes are made only near what the user sees.
public struct LazyVGrid<Content: View>: ElementView {
    public typealias Body = Never
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    /// - Parameters:
    ///   - alignment: Where the grid stands if it is narrower than the room there is.
    ///   - spacing: The distance between rows, in points; `nil` is the platform's usual distance.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        _content = content()
    }

    public static var _kind: Kind { .grid }
    public static var _laziness: Laziness { .lazy }

    public func _lower(to element: inout ElementWriter) {
        element.line(up: .vertical, alignment: alignment.placement.rawValue, spacing: spacing)
        element[.tracks] = .list(columns.map(\.value))
        element[.pinned] = pinnedViews.value
    }
}

/// Views in rows, one column after the other. Those that a `ForEach` makes are made only near what the user sees.
public struct LazyHGrid<Content: View>: ElementView {
    public typealias Body = Never
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    /// - Parameters:
    ///   - alignment: Where the grid stands if it is lower than the room there is.
    ///   - spacing: The distance between columns, in points; `nil` is the platform's usual distance.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        _content = content()
    }

    public static var _kind: Kind { .grid }
    public static var _laziness: Laziness { .lazy }

    public func _lower(to element: inout ElementWriter) {
        element.line(up: .horizontal, alignment: alignment.placement.rawValue, spacing: spacing)
        element[.tracks] = .list(rows.map(\.value))
        element[.pinned] = pinnedViews.value
    }
}
