import Foundation
import MartletCore
import MartletElements

/// Arranges views vertically.
public struct VStack<Content: View>: ElementView {
    public typealias Body = Never
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    /// - Parameter spacing: In points; `nil` is the platform's default.
    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        _content = content()
    }

    public static var _kind: Kind { .stack }

    public func _lower(to element: inout ElementWriter) {
        element.line(up: .vertical, alignment: alignment.placement.rawValue, spacing: spacing)
        element[.guideX] = alignment.ownGuide
    }
}

/// Arranges views horizontally, from the leading edge.
public struct HStack<Content: View>: ElementView {
    public typealias Body = Never
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    /// - Parameter spacing: In points; `nil` is the platform's default.
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        _content = content()
    }

    public static var _kind: Kind { .stack }

    public func _lower(to element: inout ElementWriter) {
        element.line(up: .horizontal, alignment: alignment.placement.rawValue, spacing: spacing)
        element[.guideY] = alignment.ownGuide
    }
}

/// Overlays views; the last is in front.
public struct ZStack<Content: View>: ElementView {
    public typealias Body = Never
    private let alignment: Alignment
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        _content = content()
    }

    public static var _kind: Kind { .stack }

    public func _lower(to element: inout ElementWriter) {
        element[.axis] = "depth"
        element[.alignment] = .string(alignment.name)
        element[.guideX] = alignment.horizontal.ownGuide
        element[.guideY] = alignment.vertical.ownGuide
    }
}

extension ElementWriter {
    /// Writes the axis, the alignment and the spacing of a stack.
    mutating func line(up axis: Axis, alignment: String, spacing: CGFloat?) {
        self[.axis] = .string(axis.description)
        self[.alignment] = .string(alignment)
        self[.spacing] = spacing.map { .double($0) }
    }
}
