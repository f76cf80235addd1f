import MartletElements

// Lists, forms, their sections and rows. The lengths are those of the page's style sheet, in points.
extension LayoutContext {
    private var isGrouped: Bool { ["insetGrouped", "grouped"].contains(listStyle) }

    /// The style of a list or a form.
    private var listStyle: String {
        if kind == .form { return self[.style] == "columns" ? "plain" : "insetGrouped" }
        let style = self[.style]?.stringValue ?? "automatic"
        return style == "automatic" ? "insetGrouped" : style
    }

    var list: LayoutNode {
        let container = Surroundings.Container()
        let style = listStyle
        var surroundings = inside { ($0.axis, $0.container, $0.bar, $0.isInRow) = (nil, container, nil, false) }
        surroundings.style = TextStyle(apartFrom: surroundings.style)
        let parts = layout.rowsAndSections(of: element)
        let rowSpacing = self[.rowSpacing]?.doubleValue ?? 0
        let leastHeight = self[.minimumRowHeight]?.doubleValue ?? 44
        var nodes: [LayoutNode] = []
        for (index, part) in parts.enumerated() {
            let previous = index > 0 ? parts[index - 1] : nil
            if part.kind == .section {
                let section = ListSection(style: style, rowSpacing: rowSpacing, leastHeight: leastHeight)
                let gap = previous == nil ? nil : self[.sectionSpacing]?.doubleValue
                nodes.append(sectionNode(part, section, gap: gap, in: surroundings))
            } else {
                let row = rowNode(part, leastHeight: leastHeight, in: surroundings)
                let begins = style == "insetGrouped" && (previous == nil || previous?.kind == .section)
                nodes.append(begins ? LayoutNode(PaddingRule(Insets(top: 16)), [row]) : row)
            }
        }
        let column = LayoutNode(
            StackRule(.vertical, alignment: .leading, spacing: parts.contains { $0.kind == .section } ? 0 : rowSpacing), nodes)
        let content = LayoutNode(ColumnRule(style: style, own: contentMargins), [column])
        return LayoutNode(ScrollRule(axes: [.vertical], container: container), [content], name: name)
    }

    private struct ListSection {
        let style: String
        let rowSpacing: Double
        let leastHeight: Double
    }

    private func sectionNode(_ section: Element, _ list: ListSection, gap: Double?, in surroundings: Surroundings) -> LayoutNode {
        var (header, footer) = (surroundings, surroundings)
        header.style.set(size: 13, lineShare: 1.35, scales: true)
        footer.style.set(size: 13, lineShare: 1.35, scales: true)
        var headerInsets = Insets(leading: 16, bottom: 7, trailing: 16)
        switch list.style {
        case "plain", "inset":
            header.style.set(size: 15, weight: 600, lineShare: 1.35, scales: true)
            headerInsets = Insets(top: 6, leading: 16, bottom: 6, trailing: 16)
        case "sidebar": header.style.set(size: 17, weight: 600, lineShare: 1.35, scales: true)
        default: break
        }
        if section[.prominence] == "increased" { header.style.set(size: 20, weight: 700, lineShare: 1.35, scales: true) }
        func part(_ slot: String, _ surroundings: Surroundings, _ insets: Insets) -> [LayoutNode] {
            let nodes = layout.contents(of: section, slot: slot, in: surroundings)
            if nodes.isEmpty { return [] }
            let column = LayoutNode(StackRule(.vertical, alignment: .leading, spacing: 0), nodes)
            let wide = LayoutNode(ExpandRule(axes: [.horizontal], alignment: .leading), [column])
            return [LayoutNode(PaddingRule(insets), [wide])]
        }
        let headers = part("header", header, headerInsets)
        let rows = layout.elements(of: section).map { rowNode($0, leastHeight: list.leastHeight, in: surroundings) }
        let body = LayoutNode(StackRule(.vertical, alignment: .leading, spacing: list.rowSpacing), rows)
        let parts = headers + [body] + part("footer", footer, Insets(top: 7, leading: 16, trailing: 16))
        let node = LayoutNode(StackRule(.vertical, alignment: .leading, spacing: 0), parts)
        let isGrouped = list.style == "insetGrouped" || list.style == "grouped"
        let top = gap ?? (isGrouped ? (headers.isEmpty ? 22 : 18) : list.style == "sidebar" ? 14 : 0)
        return LayoutNode(PaddingRule(Insets(top: top)), [node], name: String(section.id.rawValue))
    }

    private func rowNode(_ row: Element, leastHeight: Double, in surroundings: Surroundings) -> LayoutNode {
        if row.kind == .gap {
            return LayoutNode(FixedRule(0, 44 * Double(row[.count]?.intValue ?? 0)), name: String(row.id.rawValue))
        }
        guard row.kind == .row else { return layout.node(of: row, in: surroundings) }
        var inside = surroundings
        inside.isInRow = true
        for modifier in row.modifiers.reversed() { inside.style.apply(modifier) }
        let views = layout.elements(of: row)
        var insets = Insets(top: 11, leading: 16, bottom: 11, trailing: 16)
        if let only = views.first, views.count == 1 {
            if Self.controls.contains(only.kind) { (insets.top, insets.bottom) = (6, 6) }
            if only.kind == .disclosure { (insets.top, insets.bottom) = (0, 0) }
        }
        if let own = row.modifier(RowInsets.self) {
            insets = Insets(top: own.top, leading: own.leading, bottom: own.bottom, trailing: own.trailing)
        }
        // The link's sign.
        if views.contains(where: { $0.kind == .navigationLink }) { insets.trailing = 34 }
        let column = LayoutNode(
            StackRule(.vertical, alignment: .leading, spacing: 4),
            views.map { view in
                let node = layout.node(of: view, in: inside)
                // A plain button is its whole row.
                guard views.count == 1, view.kind == .button, view[.style] == nil else { return node }
                return LayoutNode(ExpandRule(axes: [.horizontal], alignment: .leading), [node], name: String(view.id.rawValue))
            })
        var content = LayoutNode(
            ExpandRule(axes: [.horizontal], least: Size(0, max(leastHeight - insets.top - insets.bottom, 0)), alignment: .leading), [column]
        )
        content = LayoutNode(PaddingRule(insets), [content])
        var parts = [content]
        let badge = layout.contents(of: row, slot: "badge", in: inside)
        if !badge.isEmpty {
            parts.append(LayoutNode(PaddingRule(Insets(leading: 12, trailing: 16)), [LayoutNode(DepthStackRule(), badge)]))
        }
        if row[.isEditing] == true {
            if row.actions.contains(.delete) { parts.insert(LayoutNode(FixedRule(38, 24)), at: 0) }
            if row.actions.contains(.move) { parts.append(LayoutNode(FixedRule(44, 44))) }
        }
        if row[.marksSelection] == true { parts.insert(LayoutNode(FixedRule(38, 22)), at: 0) }
        return LayoutNode(StackRule(.horizontal, spacing: 0), parts, name: String(row.id.rawValue))
    }

    /// Controls that have less space above and below them in a row, because they are higher than a text.
    private static let controls: Set<Kind> = [.toggle, .picker, .stepper, .colorPicker, "date-picker"]
}

extension ElementLayout {
    /// The rows and sections of a list, also those in groups.
    fileprivate func rowsAndSections(of element: Element) -> [Element] {
        element.children.filter { $0.takesRoom && $0[.slot] == nil }.flatMap { child in
            child.kind == .group ? rowsAndSections(of: child) : [child]
        }
    }
}

/// The column of a list's rows, with the margins of its style.
private struct ColumnRule: LayoutRule {
    var style: String
    /// The margins that the app sets: top, leading, bottom and trailing, or a negative number.
    var own: [Double]

    private func insets(_ width: Double?) -> Insets {
        standard(width).replaced(by: own)
    }

    private func standard(_ width: Double?) -> Insets {
        switch style {
        case "insetGrouped", "inset":
            let margin = ContentColumn.ofRows.margin(in: width ?? 0)
            return Insets(leading: margin, bottom: 32, trailing: margin)
        case "grouped": return Insets(bottom: 32)
        case "sidebar": return Insets(leading: 10, trailing: 10)
        default: return Insets()
        }
    }

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        let size = PaddingRule(insets(proposal.width)).size(for: proposal, of: children)
        return Size(proposal.width ?? size.width, size.height)
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        PaddingRule(insets(size.width)).places(of: children, in: size, for: ProposedSize(size.width, proposal.height))
    }
}
