import MartletElements

import struct MartletLayout.Alignment
import struct MartletLayout.FlexibleFrameRule
import class MartletLayout.LayoutNode
import struct MartletLayout.LayerRule
import struct MartletLayout.StackRule

/// The layout of elements that hold others, and that the layout engine does not know.
@MainActor
final class Arrangement {
    /// The columns of tables, for their rows.
    private var columns: [ElementID: TableColumns] = [:]

    /// - Parameter contents: Returns the nodes of a slot; `nil` is the content.
    func node(of element: Element, contents: (_ slot: String?) -> [LayoutNode]) -> LayoutNode? {
        let name = String(element.id.rawValue)
        switch element.kind {
        case .mask:
            let content = contents(nil)
            guard !content.isEmpty else { return nil }
            let alignment = Alignment(named: element[.alignment]?.stringValue ?? "center")
            let mask = contents("mask")
            return LayoutNode(LayerRule(content: 0, alignment: alignment), [content[0]] + mask, name: name)
        case .label:
            let style = element[.style]?.stringValue
            // Icons of different widths are in one column.
            let width = FlexibleFrameRule.Limits(least: Look(of: element).face().size * 1.25)
            let icons = contents("icon").map { LayoutNode(FlexibleFrameRule(horizontal: width), [$0]) }
            let parts = (style == "titleOnly" ? [] : icons) + (style == "iconOnly" ? [] : contents("title"))
            return LayoutNode(StackRule(.horizontal), parts, name: name)
        case .button, .link, .navigationLink:
            let content = contents(nil)
            return LayoutNode(StackRule(.horizontal), content, name: name)
        case .scroll:
            let content = contents(nil)
            return LayoutNode(StackRule(element[.axes] == "horizontal" ? .horizontal : .vertical), content, name: name)
        case .grid:
            let rule = TracksRule(of: element)
            return rule.tracks.isEmpty ? nil : LayoutNode(rule, contents(nil), name: name)
        case .table:
            let spacing = element[.spacing]?.doubleValue ?? 8
            let columns = TableColumns(spacing: element[.columnSpacing]?.doubleValue ?? 8)
            self.columns[element.id] = columns
            return LayoutNode(
                TableRule(columns: columns, spacing: spacing, alignment: Self.alignment(of: element)), contents(nil), name: name)
        case .tableRow: return row(element, contents(nil), name: name)
        default: return nil
        }
    }

    private func row(_ element: Element, _ cells: [LayoutNode], name: String) -> LayoutNode? {
        var table = element.parent
        while let next = table, next.kind != .table { table = next.parent }
        guard let table, let columns = columns[table.id] else { return nil }
        let elements = element.contentChildren.filter(\.takesRoom)
        let isKnown = elements.count == cells.count
        var (spans, first): ([Range<Int>], Int) = ([], 0)
        for index in cells.indices {
            let count = isKnown ? elements[index].columnCount : 1
            spans.append(first..<first + count)
            if isKnown, let own = elements[index].gridCells.lazy.compactMap(\.columnAlignment).last {
                columns.alignments[first] = .horizontal(named: own.rawValue)
            }
            first += count
        }
        var alignment = Self.alignment(of: table)
        if let own = element[.alignment]?.stringValue { alignment.vertical = .vertical(named: own) }
        return LayoutNode(TableRowRule(columns: columns, spans: spans, alignment: alignment), cells, name: name)
    }

    private static func alignment(of element: Element) -> Alignment { Alignment(named: element[.alignment]?.stringValue ?? "center") }

    /// The children of an element that are drawn, from back to front.
    static func drawn(_ element: Element) -> [Element] {
        let order: [String?]
        switch element.kind {
        case .layer: order = ["background", nil, "overlay"]
        case .mask: order = [nil]
        case .label:
            let style = element[.style]?.stringValue
            order = style == "titleOnly" ? ["title"] : style == "iconOnly" ? ["icon"] : ["icon", "title"]
        default: order = [nil]
        }
        return order.flatMap { slot in
            let children = element.children.filter { $0.takesRoom && $0[.slot]?.stringValue == slot }
            guard children.contains(where: { $0.hasModifier(ZIndex.self) }) else { return children }
            let indices = children.map { $0.modifier(ZIndex.self)?.value ?? 0 }
            return children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { children[$0] }
        }
    }
}

extension Element {
    fileprivate var gridCells: [GridCell] { modifiers.compactMap { $0.as(GridCell.self) } }

    /// The columns that a cell takes.
    fileprivate var columnCount: Int { max(gridCells.lazy.compactMap(\.columns).last ?? 1, 1) }
}
