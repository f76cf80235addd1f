import Foundation
import MartletCore
import MartletElements
import MartletLayout

/// How a stack arranges its views.
public struct StackArrangement: Hashable, Sendable {
    fileprivate let axis: String
    fileprivate let alignment: String
    fileprivate let spacing: CGFloat?

    @MainActor
    func write(to element: inout ElementWriter) {
        element[.axis] = .string(axis)
        element[.alignment] = .string(alignment)
        element[.spacing] = spacing.map { .double($0) }
    }
}

/// The layout of an ``HStack``.
public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    /// - Parameter spacing: In points; `nil` is the platform's default.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public var _arrangement: StackArrangement? {
        StackArrangement(axis: "horizontal", alignment: alignment.placement.rawValue, spacing: spacing)
    }
}

/// The layout of a ``VStack``.
public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    /// - Parameter spacing: In points; `nil` is the platform's default.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public var _arrangement: StackArrangement? {
        StackArrangement(axis: "vertical", alignment: alignment.placement.rawValue, spacing: spacing)
    }
}

/// The layout of a ``ZStack``.
public struct ZStackLayout: Layout {
    public var alignment: MartletCore.Alignment

    public init(alignment: MartletCore.Alignment = .center) { self.alignment = alignment }

    public var _arrangement: StackArrangement? { StackArrangement(axis: "depth", alignment: alignment.name, spacing: nil) }
}

// Layouts of apps can call those of stacks.

extension HStackLayout: RuleLayout {
    var rule: any LayoutRule {
        StackRule(.horizontal, alignment: .vertical(named: alignment.placement.rawValue), spacing: spacing.map { Double($0) })
    }
}

extension VStackLayout: RuleLayout {
    var rule: any LayoutRule {
        StackRule(.vertical, alignment: .horizontal(named: alignment.placement.rawValue), spacing: spacing.map { Double($0) })
    }
}

extension ZStackLayout: RuleLayout {
    var rule: any LayoutRule { DepthStackRule(alignment: .init(named: alignment.name)) }
}

/// A layout by a rule of the layout engine.
protocol RuleLayout: Layout where Cache == Void {
    var rule: any LayoutRule { get }
}

extension RuleLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = rule.size(for: ProposedSize(proposal), of: subviews.map { LayoutNode(SubviewRule(view: $0)) })
        return CGSize(width: size.width, height: size.height)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let nodes = subviews.map { LayoutNode(SubviewRule(view: $0)) }
        let places = rule.places(of: nodes, in: Size(bounds.width, bounds.height), for: ProposedSize(proposal))
        for (subview, place) in zip(subviews, places) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
                proposal: ProposedViewSize(
                    width: place.proposal.width.map { CGFloat($0) }, height: place.proposal.height.map { CGFloat($0) }))
        }
    }
}

private struct SubviewRule: LayoutRule {
    let view: LayoutSubview

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        let size = view.sizeThatFits(
            ProposedViewSize(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) }))
        return Size(size.width, size.height)
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [MartletLayout.Place] { [] }
    func priority(of children: [LayoutNode]) -> Double { view.priority }
    func spacing(along axis: MartletLayout.Axis, of children: [LayoutNode]) -> Double? {
        let own = view.spacing.distance(to: .zero, along: axis == .horizontal ? .horizontal : .vertical)
        return own == 0 ? 0 : nil
    }
}

extension ProposedSize {
    fileprivate init(_ proposal: ProposedViewSize) { self.init(proposal.width.map { Double($0) }, proposal.height.map { Double($0) }) }
}
