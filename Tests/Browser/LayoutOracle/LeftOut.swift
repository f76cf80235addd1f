import MartletElements
import MartletLayout

/// The layouts that the page is known to show otherwise than SwiftUI. `docs/layout.md` tells why.
enum LeftOut: String {
    /// Something is larger than the space that it is offered.
    case overflow
    /// In a row, or beside a spacer in a column, a view with a maximum gets less than it.
    case narrowMaximum
    /// All views that grow in a stack or a layer along an axis have maxima.
    case boundedStack
    /// A column has less room than the ideal height of a view of several that grows.
    case belowIdeal
    /// Padding or a frame around a frame with a maximum.
    case wrappedMaximum
    /// A view of several, one that has a minimum, or one beside a maximum, is of a lower priority than others.
    case lowPriority
    /// A row with views that grow, and with a spacer and no spacing of its own.
    case spacerBesideGrowing
    /// A column with several views that grow, with paddings of different heights.
    case unevenPadding
    /// In a stack whose views overlap, one is shorter than what it has in common with its neighbour.
    case shortOverlap
    /// A view of its ideal size with a row or a position inside.
    case idealSize

    private static let slack = 0.001

    /// Returns the first reason to leave out a layout in a size; `nil` if the page must agree.
    @MainActor
    static func reason(for root: Element, in size: Size) -> LeftOut? {
        var reason: LeftOut?
        root.forEachDescendant { if reason == nil { reason = Self.reason(for: $0) } }
        let layout = ElementLayout().node(of: root)
        let own = layout.size(for: ProposedSize(size))
        if own.width > size.width + slack || own.height > size.height + slack { return .overflow }
        layout.forEachPlacement(in: size) { node, parent, proposal in
            if reason == nil { reason = Self.reason(for: node, in: parent, proposal) }
        }
        return reason
    }

    private static func reason(for node: LayoutNode, in parent: LayoutNode, _ proposal: ProposedSize) -> LeftOut? {
        let size = node.size(for: proposal)
        if !(parent.rule is LayerRule) {
            // Along a stack a single view may take more than its share, while there is enough for all.
            for axis in Axis.allCases {
                guard let length = proposal[axis], size[axis] > length + slack else { continue }
                if (parent.rule as? StackRule)?.axis != axis || (axis == .horizontal && node.holdsOthers) { return .overflow }
            }
        }
        if let stack = parent.rule as? StackRule, size[stack.axis] < -2 * (stack.spacing ?? 0) { return .shortOverlap }
        if let axis = (parent.rule as? StackRule)?.axis, !(node.rule is SpacerRule) {
            let (least, most) = (node.size(for: .zero)[axis], node.size(for: .infinity)[axis])
            let first = parent.children.filter { $0.priority > node.priority }
            let isBesideMaximum = first.contains { $0.maximum(along: axis) != nil }
            if !first.isEmpty, most > least, least > 0 || node.holdsOthers || isBesideMaximum { return .lowPriority }
            if axis == .vertical, most > least, node.holdsOthers, node.size(for: .unspecified).height > size.height + slack {
                return .belowIdeal
            }
        }
        guard let stack = parent.rule as? StackRule, let most = node.maximum(along: stack.axis), size[stack.axis] < most - slack else {
            return nil
        }
        guard stack.axis == .horizontal || parent.children.contains(where: { $0.rule is SpacerRule }) else { return nil }
        return .narrowMaximum
    }

    @MainActor
    private static func reason(for element: Element) -> LeftOut? {
        if element.hasModifier(FixedSize.self), element.holdsRowOrPosition { return .idealSize }
        if element.wrapsMaximum { return .wrappedMaximum }
        guard element.kind == .stack || element.kind == .layer else { return nil }
        for axis in [Expansion.horizontal, .vertical] {
            let growing = element.growing(axis)
            if !growing.isEmpty, growing.allSatisfy({ $0.isBounded(axis) }) { return .boundedStack }
        }
        switch element[.axis] {
        case "horizontal":
            let hasSpacer = element.contentChildren.contains { $0.kind == .spacer }
            if hasSpacer, element[.spacing] == nil, element.growing(.horizontal).contains(where: { $0.kind != .spacer }) {
                return .spacerBesideGrowing
            }
        case "vertical":
            let growing = element.growing(.vertical).filter { $0.kind != .spacer }
            if Set(growing.map(\.verticalPadding)).count > 1 { return .unevenPadding }
        default: break
        }
        return nil
    }
}

extension LayoutNode {
    fileprivate var holdsOthers: Bool { children.count > 1 || children.contains(where: \.holdsOthers) }

    /// The greatest length of a frame, with the padding around it.
    fileprivate func maximum(along axis: Axis) -> Double? {
        switch rule {
        case let frame as FlexibleFrameRule:
            let most = axis == .horizontal ? frame.horizontal.most : frame.vertical.most
            return most.flatMap { $0.isFinite ? $0 : nil } ?? children[0].maximum(along: axis)
        case let padding as PaddingRule:
            let insets = padding.insets
            let sum = axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
            return children[0].maximum(along: axis).map { $0 + sum }
        case is OffsetRule, is PriorityRule: return children[0].maximum(along: axis)
        case let layer as LayerRule: return children[layer.content].maximum(along: axis)
        default: return nil
        }
    }
}

@MainActor
extension Element {
    fileprivate func growing(_ axis: Expansion) -> [Element] {
        contentChildren.filter { $0.expansion?.contains(axis) == true }
    }

    fileprivate var holdsRowOrPosition: Bool {
        hasModifier(Position.self) || children.contains { ($0.kind == .stack && $0[.axis] == "horizontal") || $0.holdsRowOrPosition }
    }

    /// Whether there is padding or a frame around a frame with a maximum.
    fileprivate var wrapsMaximum: Bool {
        var isBounded = false
        if kind == .layer, let content = contentChildren.first(where: { _ in true }) {
            isBounded = content.isBounded(.horizontal) || content.isBounded(.vertical)
        }
        for modifier in modifiers {
            if isBounded, modifier.value is Padding || modifier.value is Frame { return true }
            if let frame = modifier.as(Frame.self), !frame.fixed, min(frame.maxWidth ?? .infinity, frame.maxHeight ?? .infinity).isFinite {
                isBounded = true
            }
        }
        return false
    }

    fileprivate var verticalPadding: Double {
        modifiers.reduce(0) { $0 + ($1.as(Padding.self).map { $0.top + $0.bottom } ?? 0) }
            + (kind == .layer ? contentChildren.first { _ in true }?.verticalPadding ?? 0 : 0)
    }

    /// Whether a frame around the element has a maximum along an axis.
    fileprivate func isBounded(_ axis: Expansion) -> Bool {
        for modifier in modifiers.reversed() {
            guard let frame = modifier.as(Frame.self), let most = axis == .horizontal ? frame.maxWidth : frame.maxHeight else { continue }
            return most.isFinite
        }
        return kind == .layer && contentChildren.first { _ in true }?.isBounded(axis) == true
    }
}
