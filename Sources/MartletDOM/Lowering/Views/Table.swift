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
        for row in element.children where row.kind == .tableRow {
            var column = 0
            for cell in row.contentChildren {
                let span = max(cell.modifier(GridCell.self)?.columns ?? 1, 1)
                while expands.count < column + span { expands.append(false) }
                if span == 1, cell.expansion?.contains(.horizontal) == true { expands[column] = true }
                column += span
            }
        }
        return expands.isEmpty ? "auto" : expands.map { $0 ? "minmax(0,1fr)" : "auto" }.joined(separator: " ")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
    static func arrangementChanges(of element: Element) -> [Change] { [.boxes] }
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
