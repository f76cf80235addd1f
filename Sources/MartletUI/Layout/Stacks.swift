import Foundation
import MartletElements

/// Views above each other.
public struct VStack<Content: View>: ElementView {
    public typealias Body = Never
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    /// - Parameter spacing: In points; `nil` is the platform's usual distance.
    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        _content = content()
    }

    public static var _kind: Kind { .stack }

    public func _lower(to element: inout ElementWriter) {
        element[.axis] = "vertical"
        element[.alignment] = .string(alignment.placement.rawValue)
        element[.spacing] = spacing.map { .double($0) }
    }
}

/// Views beside each other, from the leading side on.
public struct HStack<Content: View>: ElementView {
    public typealias Body = Never
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    /// - Parameter spacing: In points; `nil` is the platform's usual distance.
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        _content = content()
    }

    public static var _kind: Kind { .stack }

    public func _lower(to element: inout ElementWriter) {
        element[.axis] = "horizontal"
        element[.alignment] = .string(alignment.placement.rawValue)
        element[.spacing] = spacing.map { .double($0) }
    }
}

/// Views in front of each other, the last in front.
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
    }
}
