import Foundation
import MartletCore
import MartletElements

/// Rows of cells, aligned in columns.
public struct Grid<Content: View>: ElementView {
    public typealias Body = Never
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    /// - Parameters:
    ///   - horizontalSpacing: In points; `nil` is the platform's default.
    ///   - verticalSpacing: In points; `nil` is the platform's default.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        _content = content()
    }

    public static var _kind: Kind { .table }

    public func _lower(to element: inout ElementWriter) {
        element[.alignment] = .string(alignment.name)
        element[.spacing] = verticalSpacing.map { .double($0) }
        element[.columnSpacing] = horizontalSpacing.map { .double($0) }
    }
}

/// One row of a ``Grid``.
public struct GridRow<Content: View>: ElementView {
    public typealias Body = Never
    private let alignment: VerticalAlignment?
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        _content = content()
    }

    public static var _kind: Kind { .tableRow }

    public func _lower(to element: inout ElementWriter) { element[.alignment] = alignment.map { .string($0.placement.rawValue) } }
}

extension View {
    /// Makes the view's cell span several columns.
    public nonisolated func gridCellColumns(_ count: Int) -> some View { adding(GridCell(columns: count)) }

    /// Sets the alignment of the view in its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { adding(GridCell(alignment: anchor.placement)) }

    /// Ignores the view's size on these axes when the width of the column or the height of the row is computed.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        adding(
            GridCell(isUnsizedHorizontally: axes.contains(.horizontal), isUnsizedVertically: axes.contains(.vertical)))
    }

    /// Sets the alignment of all cells in the view's column.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        adding(GridCell(columnAlignment: guide.placement))
    }
}

extension UnitPoint {
    /// The nearest of the nine placements.
    fileprivate var placement: Placement {
        Placement(x < 0.25 ? .leading : x > 0.75 ? .trailing : .center, y < 0.25 ? .top : y > 0.75 ? .bottom : .center)
    }
}
