import MartletElements

/// An element that is to be laid out, and what its layout depends on.
@MainActor
struct LayoutContext {
    let element: Element
    var surroundings: Surroundings
    let layout: ElementLayout

    /// The name of the element's node.
    var name: String { String(element.id.rawValue) }
    var kind: Kind { element.kind }

    subscript(attribute: Attribute) -> Value? { element[attribute] }

    /// Returns the nodes of the content, or of one slot.
    ///
    /// - Parameter change: Changes what is inherited.
    func contents(_ slot: String? = nil, _ change: (inout Surroundings) -> Void = { _ in }) -> [LayoutNode] {
        layout.contents(of: element, slot: slot, in: inside(change))
    }

    func inside(_ change: (inout Surroundings) -> Void = { _ in }) -> Surroundings {
        var inside = surroundings
        inside.axis = nil
        change(&inside)
        return inside
    }

    func node(of child: Element, _ change: (inout Surroundings) -> Void = { _ in }) -> LayoutNode {
        layout.node(of: child, in: inside(change))
    }

    /// Returns a text that is no element: a title or a placeholder.
    func text(_ text: String, _ change: (inout TextStyle) -> Void = { _ in }) -> LayoutNode {
        var style = surroundings.style
        change(&style)
        var lines = TextLines(style: style)
        lines.append(text, style)
        return LayoutNode(MeasuredRule { [lines] in lines.measure(for: $0) })
    }

    /// Several views in one place are in front of each other.
    func depth(_ nodes: [LayoutNode], alignment: Alignment = .center) -> [LayoutNode] {
        nodes.count > 1 ? [LayoutNode(DepthStackRule(alignment: alignment), nodes)] : nodes
    }
}

// MARK: Elements that arrange others

extension LayoutContext {
    /// The node of an element that arranges others, or of a plain one; `nil` for all others.
    var arrangement: LayoutNode? {
        switch kind {
        case .stack where element.isArrangedByApp: return ownLayout
        case .stack:
            let rule = stackRule
            let contents = contents { $0.axis = (rule as? StackRule)?.axis }
            guard self[.lazy] == true, let rule = rule as? StackRule else { return LayoutNode(rule, contents, name: name) }
            // A lazy stack does not know all its children, so it takes the length that it is offered across its axis.
            let frame =
                rule.axis == .vertical
                ? FlexibleFrameRule(horizontal: .filling, alignment: Alignment(rule.alignment, .middle))
                : FlexibleFrameRule(vertical: .filling, alignment: Alignment(.center, rule.alignment))
            return LayoutNode(frame, [LayoutNode(rule, contents)], name: name)
        case .root, .group, .section: return LayoutNode(StackRule(.vertical), contents { $0.axis = .vertical }, name: name)
        case .spacer:
            return LayoutNode(SpacerRule(surroundings.axis, minLength: self[.minLength]?.doubleValue ?? defaultSpacing), name: name)
        case .divider:
            return LayoutNode(DividerRule(surroundings.axis == .horizontal ? .vertical : .horizontal, thickness: 1), name: name)
        case .color, .shape: return LayoutNode(FillRule(), name: name)
        case .geometry: return LayoutNode(GeometryRule(), contents(), name: name)
        case .layer: return layer
        case .mask:
            guard let content = contents().first else { return nil }
            let mask = contents("mask")
            return LayoutNode(LayerRule(content: 0, alignment: alignment), [content] + mask, name: name)
        case .contextMenu: return LayoutNode(DepthStackRule(), contents(), name: name)
        case .fitting: return LayoutNode(FittingRule(axes: axes), contents(), name: name)
        case .scroll:
            let container = Surroundings.Container()
            container.size = surroundings.container.size
            let inside = contents { ($0.axis, $0.container) = (axes == [.horizontal] ? .horizontal : .vertical, container) }
            let content = LayoutNode(StackRule(axes == [.horizontal] ? .horizontal : .vertical, spacing: 0), inside)
            let margins = Insets().replaced(by: contentMargins)
            let inset = LayoutNode(PaddingRule(margins), [content])
            return LayoutNode(ScrollRule(axes: axes, margins: margins, container: container), [inset], name: name)
        case .grid:
            let rule = TracksRule(of: element)
            return rule.tracks.isEmpty ? nil : LayoutNode(rule, contents(), name: name)
        case .table:
            let columns = TableColumns(spacing: self[.columnSpacing]?.doubleValue ?? defaultSpacing)
            let rows = layout.elements(of: element)
            let rule = TableRule(columns: columns, spacing: self[.spacing]?.doubleValue ?? defaultSpacing, alignment: alignment)
            return LayoutNode(rule, rows.map { tableRow($0, columns) ?? node(of: $0) }, name: name)
        case .label: return label
        case .button, .link, .navigationLink, .share: return button
        default: return nil
        }
    }

    /// The margins of a scroll view's content that the app sets: top, leading, bottom and trailing, or a negative number.
    var contentMargins: [Double] { self[.contentInsets]?.listValue?.compactMap(\.doubleValue) ?? [] }

    var alignment: Alignment { Alignment(named: self[.alignment]?.stringValue ?? "center") }

    private var axes: Set<Axis> {
        switch self[.axes]?.stringValue {
        case "horizontal": [.horizontal]
        case "both": [.horizontal, .vertical]
        default: [.vertical]
        }
    }

    private var stackRule: any LayoutRule {
        let alignment = self[.alignment]?.stringValue ?? "center"
        let spacing = self[.spacing]?.doubleValue
        switch self[.axis]?.stringValue {
        case "horizontal": return StackRule(.horizontal, alignment: element.ownGuideY ?? .vertical(named: alignment), spacing: spacing)
        case "depth":
            let alignment = Alignment(named: alignment)
            return DepthStackRule(
                alignment: Alignment(element.ownGuideX ?? alignment.horizontal, element.ownGuideY ?? alignment.vertical))
        default: return StackRule(.vertical, alignment: element.ownGuideX ?? .horizontal(named: alignment), spacing: spacing)
        }
    }

    private var layer: LayoutNode {
        /// Several views in one place are in front of each other.
        func views(_ slot: String?) -> [LayoutNode] { depth(contents(slot), alignment: alignment) }
        let (behind, content) = (views("background"), views(nil))
        guard !content.isEmpty else { return LayoutNode(FixedRule(0, 0), name: name) }
        return LayoutNode(LayerRule(content: behind.count, alignment: alignment), behind + content + views("overlay"), name: name)
    }

    /// A stack whose children have the frames that a layout of the app has computed.
    private var ownLayout: LayoutNode {
        let children = layout.elements(of: element)
        let frames = children.map { child in
            child.modifier(Placed.self).map { Rect($0.x, $0.y, $0.width, $0.height) } ?? Rect(0, 0, 0, 0)
        }
        let rule = PlacedRule(
            width: self[.fillsWidth] == true ? nil : self[.width]?.doubleValue ?? 0,
            height: self[.fillsHeight] == true ? nil : self[.height]?.doubleValue ?? 0, frames: frames)
        return LayoutNode(rule, children.map { node(of: $0) }, name: name)
    }

    private func tableRow(_ row: Element, _ columns: TableColumns) -> LayoutNode? {
        guard row.kind == .tableRow else { return nil }
        let cells = layout.elements(of: row)
        var (spans, first): ([Range<Int>], Int) = ([], 0)
        for cell in cells {
            let modifiers = cell.modifiers.compactMap { $0.as(GridCell.self) }
            let count = max(modifiers.lazy.compactMap(\.columns).last ?? 1, 1)
            spans.append(first..<first + count)
            if let own = modifiers.lazy.compactMap(\.columnAlignment).last {
                columns.alignments[first] = .horizontal(named: own.rawValue)
            }
            first += count
        }
        var alignment = alignment
        if let own = row[.alignment]?.stringValue { alignment.vertical = .vertical(named: own) }
        let rule = TableRowRule(columns: columns, spans: spans, alignment: alignment)
        return LayoutNode(rule, cells.map { cell in node(of: cell) { $0.axis = .horizontal } }, name: String(row.id.rawValue))
    }
}

extension Element {
    fileprivate var ownGuideX: AlignmentGuide? { GuideName(.horizontal, attribute: self[.guideX]).map(AlignmentGuide.init) }
    fileprivate var ownGuideY: AlignmentGuide? { GuideName(.vertical, attribute: self[.guideY]).map(AlignmentGuide.init) }
}

extension Insets {
    /// Returns the insets with others in place of some: top, leading, bottom and trailing, or a negative number.
    func replaced(by own: [Double]) -> Insets {
        guard own.count == 4 else { return self }
        func edge(_ index: Int, _ standard: Double) -> Double { own[index] >= 0 ? own[index] : standard }
        return Insets(top: edge(0, top), leading: edge(1, leading), bottom: edge(2, bottom), trailing: edge(3, trailing))
    }
}
