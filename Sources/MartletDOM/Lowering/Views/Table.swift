import MartletElements

/// A grid whose cells share the widths of their columns.
enum TableLowering: ElementLowering {
    static let css = """
        .k-table-grid{display:grid;gap:8px;place-items:center}
        .k-table-grid>*{grid-column:1/-1}
        .k-table-grid>.x{justify-self:stretch}
        """

    static func core(_ element: Element) -> Core {
        var core = Core()
        core.style.append(("grid-template-columns", columns(of: element)))
        let (rows, columns) = (element[.spacing]?.doubleValue, element[.columnSpacing]?.doubleValue)
        if rows != nil || columns != nil { core.style.append(("gap", "\(rows?.px ?? "8px") \(columns?.px ?? "8px")")) }
        if let alignment = element[.alignment]?.stringValue, alignment != "center" {
            core.style.append(("place-items", Placement(named: alignment).css))
        }
        return core
    }

    /// Returns the widths of the columns. A column with an expanding cell takes the remaining width.
    private static func columns(of element: Element) -> String {
        var expands: [Bool] = []
        for (cell, columns) in cells(of: element) {
            while expands.count < columns.upperBound { expands.append(false) }
            if columns.count == 1, cell.expansion?.subtracting(cell.unsizedAxes).contains(.horizontal) == true {
                expands[columns.lowerBound] = true
            }
        }
        return expands.isEmpty ? "auto" : expands.map { $0 ? "minmax(0,1fr)" : "auto" }.joined(separator: " ")
    }

    /// The cells of all rows, each with the columns that it covers.
    fileprivate static func cells(of table: Element) -> [(cell: Element, columns: Range<Int>)] {
        table.children.filter { $0.kind == .tableRow }.flatMap { row in
            var column = 0
            return row.contentChildren.map { cell in
                let columns = column..<(column + max(cell.gridCells.lazy.compactMap(\.columns).last ?? 1, 1))
                column = columns.upperBound
                return (cell, columns)
            }
        }
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
    static func arrangementChanges(of element: Element) -> [Change] {
        let cells = cells(of: element).map(\.cell)
        let isAligned = cells.contains { $0.gridCells.contains { $0.columnAlignment != nil } }
        return [.boxes] + (isAligned ? cells.map { .boxesOf($0.id) } : [])
    }
}

extension Element {
    fileprivate var gridCells: [GridCell] { modifiers.compactMap { $0.as(GridCell.self) } }
}

extension Boxes {
    /// Aligns a cell as a cell of its column demands, unless it fills the column or has an alignment of its own.
    mutating func alignInColumn() {
        guard let table = element.parent?.parent, table.kind == .table, !outermost.expansion.contains(.horizontal) else { return }
        if element.gridCells.contains(where: { $0.alignment != nil }) { return }
        let cells = TableLowering.cells(of: table)
        guard let column = cells.first(where: { $0.cell === element })?.columns.lowerBound else { return }
        let alignments = cells.lazy.filter { $0.columns.lowerBound == column }.flatMap { $0.cell.gridCells.compactMap(\.columnAlignment) }
        if let alignment = alignments.first { outermost.declare("justify-self", alignment.css) }
    }
}

enum TableRowLowering: ElementLowering {
    static let css = """
        .k-table-row{display:grid;grid-template-columns:subgrid;grid-column:1/-1;justify-self:stretch;align-items:center;justify-items:inherit}
        .k-table-row>.x{justify-self:stretch}
        .k-table-row>.y{align-self:stretch}
        """

    static func core(_ element: Element) -> Core {
        var core = Core()
        switch element[.alignment]?.stringValue {
        case "top": core.style.append(("align-items", "start"))
        case "bottom": core.style.append(("align-items", "end"))
        case "firstBaseline": core.style.append(("align-items", "first baseline"))
        case "lastBaseline": core.style.append(("align-items", "last baseline"))
        default: break
        }
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
}
