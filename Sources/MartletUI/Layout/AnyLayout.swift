import Foundation
import MartletCore
import MartletElements

/// A layout that is a value: a stack without its content.
///
/// - Partly: apps cannot conform types of their own, so there is no `Layout`.
public protocol StackLayout: Sendable {
    /// The arrangement for hosts.
    var _arrangement: StackArrangement { get }
}

/// How a stack arranges its views.
public struct StackArrangement: Hashable, Sendable {
    fileprivate let axis: String
    fileprivate let alignment: String
    fileprivate let spacing: CGFloat?
}

extension StackLayout {
    /// Arranges views.
    public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        ArrangedStack(arrangement: _arrangement, _content: content())
    }
}

/// The layout of an ``HStack``.
public struct HStackLayout: StackLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    /// - Parameter spacing: In points; `nil` is the platform's default.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public var _arrangement: StackArrangement {
        StackArrangement(axis: "horizontal", alignment: alignment.placement.rawValue, spacing: spacing)
    }
}

/// The layout of a ``VStack``.
public struct VStackLayout: StackLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    /// - Parameter spacing: In points; `nil` is the platform's default.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public var _arrangement: StackArrangement {
        StackArrangement(axis: "vertical", alignment: alignment.placement.rawValue, spacing: spacing)
    }
}

/// The layout of a ``ZStack``.
public struct ZStackLayout: StackLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public var _arrangement: StackArrangement { StackArrangement(axis: "depth", alignment: alignment.name, spacing: nil) }
}

/// A layout of any type. When it changes, the views in it keep their state, and move from their old places with the animation of the change.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { … }
///
/// - Partly: it holds the layouts of stacks; those of grids, and an app's own, cannot be in it.
public struct AnyLayout: StackLayout {
    public let _arrangement: StackArrangement

    public init<L: StackLayout>(_ layout: L) { _arrangement = layout._arrangement }
}

private struct ArrangedStack<Content: View>: ElementView {
    typealias Body = Never
    let arrangement: StackArrangement
    nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    nonisolated init(arrangement: StackArrangement, _content: Content) {
        self.arrangement = arrangement
        self._content = _content
    }

    static var _kind: Kind { .stack }

    func _lower(to element: inout ElementWriter) {
        element[.axis] = .string(arrangement.axis)
        element[.alignment] = .string(arrangement.alignment)
        element[.spacing] = arrangement.spacing.map { .double($0) }
    }
}
