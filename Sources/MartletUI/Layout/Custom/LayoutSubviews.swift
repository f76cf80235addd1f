import Foundation
import MartletCore
import MartletElements

/// The views in a ``Layout``.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Index = Int

    private let all: [LayoutSubview]
    private let range: Range<Int>
    /// The direction of the container. Places are mirrored if it is from right to left, so a layout seldom needs it.
    public let layoutDirection: LayoutDirection

    init(_ all: [LayoutSubview], layoutDirection: LayoutDirection) {
        self.init(all, all.indices, layoutDirection)
    }

    private init(_ all: [LayoutSubview], _ range: Range<Int>, _ layoutDirection: LayoutDirection) {
        self.all = all
        self.range = range
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }
    public subscript(index: Int) -> LayoutSubview { all[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(all, bounds, layoutDirection) }

    /// The views at some indices.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { all[$0] }, layoutDirection: layoutDirection)
    }
}

/// A view in a ``Layout``.
public struct LayoutSubview: Equatable, Sendable {
    private let view: ArrangedView

    init(_ view: ArrangedView) { self.view = view }

    /// Returns the size that the view takes of a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMainQueue { view.size(for: proposal) } }

    /// Returns the same size, with the guides of a view that sets none.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(width: size.width, height: size.height)
    }

    public var priority: Double { onMainQueue { view.element.modifier(LayoutPriority.self)?.value ?? 0 } }
    public var spacing: ViewSpacing { onMainQueue { view.element.kind == .spacer ? .zero : ViewSpacing() } }

    /// The value that the view has set with `layoutValue(key:value:)`.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        nonisolated(unsafe) let value = onMainQueue { view.element.trait(LayoutValue<K>.self)?.value }
        return value ?? K.defaultValue
    }

    /// Puts a point of the view at a position in the bounds of the container.
    ///
    /// - Parameters:
    ///   - position: In points from the leading and the top edge.
    ///   - anchor: The point of the view.
    ///   - proposal: Decides about the size of the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMainQueue { view.placement = .init(position: position, anchor: anchor, proposal: proposal) }
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.view === b.view }
}

/// A view while a layout arranges it.
@MainActor
final class ArrangedView {
    struct Placement {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize
    }

    let element: Element
    /// The identity of the view: the node that owns its element.
    let owner: ObjectIdentifier
    var placement: Placement?
    private let sizes: ViewSizes

    init(_ element: Element, owner: ObjectIdentifier, sizes: ViewSizes) {
        self.element = element
        self.owner = owner
        self.sizes = sizes
    }

    func size(for proposal: ProposedViewSize) -> CGSize { sizes.size(of: self, for: proposal) }
}
