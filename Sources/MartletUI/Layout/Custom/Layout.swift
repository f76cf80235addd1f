import Foundation
import MartletCore
import MartletElements

/// A container that computes the sizes and places of its views.
///
///     struct Diagonal: Layout {
///         func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///             subviews.map { $0.sizeThatFits(.unspecified) }
///                 .reduce(into: .zero) { $0.width += $1.width; $0.height += $1.height }
///         }
///
///         func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///             var corner = bounds.origin
///             for subview in subviews {
///                 subview.place(at: corner, proposal: .unspecified)
///                 let size = subview.sizeThatFits(.unspecified)
///                 corner.x += size.width
///                 corner.y += size.height
///             }
///         }
///     }
///
///     Diagonal { ForEach(words, id: \.self) { Text($0) } }
///
/// The page measures the views, so a layout runs again when their sizes arrive: first with estimates, which are not visible, then with the
/// sizes for the proposals that it asked for. Unlike Apple's, it is also called with a proposal of 10,000 by 10,000 points, to find out
/// whether it fills its container; and it cannot set alignment guides of its container.
///
/// - Partly: `spacing`, `explicitAlignment` and `layoutProperties` of a layout are ignored, and subviews have no alignment guides.
public protocol Layout: Animatable, Sendable {
    /// What the layout keeps from one of its calls to the next.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    /// Returns the size of the container, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the views, each with ``LayoutSubview/place(at:anchor:proposal:)``. A view that is not placed is in the centre.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache after views, or their sizes, have changed. The default makes a new one.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the distances that the container prefers around itself. Hosts ignore it.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the position of an alignment guide. Hosts ignore it.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of an alignment guide. Hosts ignore it.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// The stack that hosts show instead of calling the layout; `nil` if there is none.
    var _arrangement: StackArrangement? { get }
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    public var _arrangement: StackArrangement? { nil }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    /// Arranges views.
    public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        Arranged(layout: AnyLayout(self), canChange: self is AnyLayout || _arrangement == nil, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// Properties of a type of layouts. Hosts ignore them.
public struct LayoutProperties: Hashable, Sendable {
    /// The axis along which the layout stacks its views; `nil` if there is none.
    public var stackOrientation: Axis?

    public init() {}
}

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
    private var length: CGFloat?

    public static let zero = ViewSpacing(length: 0)

    /// The platform's default distances.
    public init() {}

    private init(length: CGFloat) { self.length = length }

    /// Returns the distance to the next view, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let preferred = [length, next.length].compactMap(\.self)
        return preferred.max() ?? 8
    }

    /// Uses the greater of the distances of both.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        length = length.flatMap { own in other.length.map { max(own, $0) } }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}
