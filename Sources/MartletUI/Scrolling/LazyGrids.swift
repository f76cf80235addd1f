import Foundation
import MartletCore
import MartletElements

/// Arranges views in columns, row by row. It creates the views of a `ForEach` only near the visible area.
///
/// A view far from the visible area is removed. When it comes back, it takes its state again: changed `@State`, and objects it owns. The state of
/// up to 1,000 removed views is kept.
public struct LazyVGrid<Content: View>: ElementView {
    public typealias Body = Never
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    /// - Parameters:
    ///   - alignment: The position of a grid that is narrower than the available space.
    ///   - spacing: The distance between rows, in points; `nil` is the platform's default.
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

/// Arranges views in rows, column by column. It creates the views of a `ForEach` only near the visible area.
///
/// A view far from the visible area is removed. When it comes back, it takes its state again: changed `@State`, and objects it owns. The state of
/// up to 1,000 removed views is kept.
public struct LazyHGrid<Content: View>: ElementView {
    public typealias Body = Never
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    /// - Parameters:
    ///   - alignment: The position of a grid that is lower than the available space.
    ///   - spacing: The distance between columns, in points; `nil` is the platform's default.
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
