import MartletElements

/// The columns of a horizontal stack, one for each child. CSS divides the width among them as SwiftUI does, while there is enough of it:
///
/// - a child that does not expand has its own width;
/// - one that expands up to a maximum takes that, before those without a maximum share the rest;
/// - one that expands from a minimum takes that at least;
/// - one with an aspect ratio is no wider than the height of the stack allows, if a frame sets that;
/// - a spacer takes only what no other child needs;
/// - of children that expand, only those of the highest priority do.
@MainActor
struct StackColumns {
    @MainActor
    private struct Child {
        var element: Element
        var priority: Double
        var expands: Bool
        /// The maximum width of a child that expands, in points.
        var limit: Double?
        /// The minimum width of a child that expands, in points.
        var least = 0.0

        /// - Parameter height: The height of the stack, if a frame around it sets one.
        init(_ element: Element, inHeight height: Double?) {
            self.element = element
            priority = element.layoutPriority
            expands = element.expansion?.contains(.horizontal) == true
            limit = expands ? element.maxWidth ?? height.flatMap { element.maxWidth(inHeight: $0) } : nil
            least = expands ? element.minWidth : 0
        }
    }

    /// The value of `grid-template-columns`; `nil` if all columns are `auto`.
    private(set) var css: String?
    /// Whether children expand, and all of them have a maximum.
    private(set) var areAllBounded = false

    init(of stack: Element) {
        let height = stack.framedHeight
        let children = stack.contentChildren.filter { $0.kind != .group || !$0.children.isEmpty }.map { Child($0, inHeight: height) }
        var (lowest, highest) = (0.0, 0.0)
        for child in children { (lowest, highest) = (min(lowest, child.priority), max(highest, child.priority)) }
        // The column of a child that overlaps its neighbours is narrower than the child.
        let overlap = min(stack[.spacing]?.doubleValue ?? 0, 0)
        let expanding = children.filter(\.expands)
        if expanding.isEmpty, lowest == highest { return }  // The usual case.
        areAllBounded = !expanding.isEmpty && expanding.allSatisfy { $0.limit != nil }
        let greedy = expanding.filter { !$0.element.isPlainSpacer && $0.limit == nil }
        let first = greedy.map(\.priority).max()
        var columns = children.map { child in
            if child.expands {
                let least = child.least + overlap > 0 ? (child.least + overlap).px : "0"
                if let limit = child.limit { return "minmax(\(least),\(max(limit + overlap, 0).px))" }
                if child.element.isPlainSpacer { return greedy.isEmpty ? "minmax(0,1fr)" : "auto" }
                return child.priority == first ? "minmax(\(least),1fr)" : "minmax(\(least),0)"
            }
            if highest > lowest, child.priority == lowest { return "minmax(0,max-content)" }
            if highest > lowest, child.priority == highest { return "max-content" }
            return "auto"
        }
        while columns.last == "auto" { columns.removeLast() }
        css = columns.isEmpty ? nil : columns.joined(separator: " ")
    }
}

extension Element {
    /// The priority that a stack around the element sees. A frame or padding around it hides it.
    fileprivate var layoutPriority: Double {
        var priority = 0.0
        for modifier in modifiers {
            switch modifier.value {
            case let value as LayoutPriority: priority = value.value
            case is Frame, is Padding, is AspectRatio, is Position: priority = 0
            default: break
            }
        }
        return priority
    }

    /// The width that a frame around the element does not exceed.
    fileprivate var maxWidth: Double? {
        var inset = 0.0
        for modifier in modifiers.reversed() {
            switch modifier.value {
            case let padding as Padding: inset += padding.leading + padding.trailing
            case let frame as Frame where frame.maxWidth != nil: return frame.maxWidth.flatMap { $0.isFinite ? $0 + inset : nil }
            case is AspectRatio, is FixedSize, is Position, is ContainerFrame: return nil
            default: break
            }
        }
        guard kind == .layer, let content = children.first(where: { $0[.slot] == nil }) else { return nil }
        return content.maxWidth.map { $0 + inset }
    }

    /// The width that a frame around the element does not fall below.
    fileprivate var minWidth: Double {
        var inset = 0.0
        for modifier in modifiers.reversed() {
            switch modifier.value {
            case let padding as Padding: inset += padding.leading + padding.trailing
            case let frame as Frame where frame.minWidth != nil: return max((frame.minWidth ?? 0) + inset, 0)
            case is AspectRatio, is FixedSize, is Position, is ContainerFrame: return 0
            default: break
            }
        }
        guard kind == .layer, let content = children.first(where: { $0[.slot] == nil }) else { return 0 }
        return max(content.minWidth + inset, 0)
    }

    /// The width that the element does not exceed in a height, if it fits into it with an aspect ratio.
    fileprivate func maxWidth(inHeight height: Double) -> Double? {
        var (height, inset) = (height, 0.0)
        for modifier in modifiers.reversed() {
            switch modifier.value {
            case let padding as Padding:
                height -= padding.top + padding.bottom
                inset += padding.leading + padding.trailing
            case let shape as AspectRatio:
                guard shape.fits, let ratio = shape.ratio, ratio > 0 else { return nil }
                return max(height, 0) * ratio + inset
            case is Frame, is FixedSize, is Position, is ContainerFrame: return nil
            default: break
            }
        }
        guard kind == .layer, let content = children.first(where: { $0[.slot] == nil }) else { return nil }
        return content.maxWidth(inHeight: height).map { $0 + inset }
    }

    /// The height that the innermost frame around the element gives it.
    fileprivate var framedHeight: Double? {
        var inset = 0.0
        for modifier in modifiers {
            switch modifier.value {
            case let padding as Padding: inset += padding.top + padding.bottom
            case let frame as Frame:
                if let height = frame.fixed ? frame.minHeight : frame.maxHeight, height.isFinite { return max(height - inset, 0) }
            case is AspectRatio, is FixedSize, is Position, is ContainerFrame: return nil
            default: break
            }
        }
        return nil
    }

    /// The stack that must be drawn again when the element's modifiers change from others: it has columns of other widths.
    func rowWithOtherColumns(after former: [Modifier]) -> Element? {
        func decisive(_ modifiers: [Modifier]) -> [Modifier] {
            modifiers.filter {
                $0.value is Padding || $0.value is LayoutPriority || $0.value is AspectRatio
                    || ($0.as(Frame.self)?.maxWidth ?? .infinity).isFinite || ($0.as(Frame.self)?.minWidth ?? 0) > 0
            }
        }
        guard decisive(former) != decisive(modifiers) else { return nil }
        var row = parent
        while row?.kind == .layer || row?.kind == .group { row = row?.parent }
        return row?.kind == .stack && row?[.axis] == "horizontal" && row?[.lazy] != true ? row : nil
    }
}
