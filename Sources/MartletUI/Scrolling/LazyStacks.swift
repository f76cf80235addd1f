import Foundation
import MartletCore
import MartletElements

/// The parts of sections that stay visible while their rows scroll.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

    var value: Value? {
        var names: [String] = []
        if contains(.sectionHeaders) { names.append("header") }
        if contains(.sectionFooters) { names.append("footer") }
        return names.isEmpty ? nil : .string(names.joined(separator: " "))
    }
}

/// Arranges views vertically, and creates those of a `ForEach` only near the visible area.
///
/// A view far from the visible area is removed. When it comes back, it takes its state again: changed `@State`, and objects it owns. The state of
/// up to 1,000 removed views is kept.
public struct LazyVStack<Content: View>: ElementView {
    public typealias Body = Never
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    /// - Parameter spacing: In points; `nil` is the platform's default.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        _content = content()
    }

    public static var _kind: Kind { .stack }
    public static var _laziness: Laziness { .lazy }

    public func _lower(to element: inout ElementWriter) {
        element.line(up: .vertical, alignment: alignment.placement.rawValue, spacing: spacing)
        element[.lazy] = true
        element[.pinned] = pinnedViews.value
    }
}

/// Arranges views horizontally, and creates those of a `ForEach` only near the visible area.
///
/// A view far from the visible area is removed. When it comes back, it takes its state again: changed `@State`, and objects it owns. The state of
/// up to 1,000 removed views is kept.
public struct LazyHStack<Content: View>: ElementView {
    public typealias Body = Never
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    /// - Parameter spacing: In points; `nil` is the platform's default.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        _content = content()
    }

    public static var _kind: Kind { .stack }
    public static var _laziness: Laziness { .lazy }

    public func _lower(to element: inout ElementWriter) {
        element.line(up: .horizontal, alignment: alignment.placement.rawValue, spacing: spacing)
        element[.lazy] = true
        element[.pinned] = pinnedViews.value
    }
}
