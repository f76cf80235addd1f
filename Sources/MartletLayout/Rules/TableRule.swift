/// The widths of a table's columns, which its rows share.
final class TableColumns {
    fileprivate(set) var widths: [Double] = []
    /// The alignments of columns that have one of their own.
    var alignments: [Int: AlignmentGuide] = [:]
    let spacing: Double

    init(spacing: Double) { self.spacing = spacing }

    /// The room of some columns.
    func room(_ columns: Range<Int>) -> (start: Double, length: Double) {
        let within = columns.clamped(to: 0..<widths.count)
        let start = widths[..<within.lowerBound].reduce(0, +) + spacing * Double(within.lowerBound)
        return (start, widths[within].reduce(0, +) + spacing * Double(max(within.count - 1, 0)))
    }
}

/// A grid of rows. A child that is no row takes a row of its own.
struct TableRule: LayoutRule {
    let columns: TableColumns
    /// Between rows.
    var spacing: Double
    var alignment: Alignment

    /// Computes the widths for a proposal: a column is as wide as its widest cell, and one with a cell that grows takes what is left.
    private func setWidths(_ rows: [LayoutNode], _ offered: Double?) {
        var (widths, grows): ([Double], [Bool]) = ([], [])
        for row in rows {
            guard let rule = row.rule as? TableRowRule else { continue }
            for (cell, span) in zip(row.children, rule.spans) {
                while widths.count < span.upperBound {
                    widths.append(0)
                    grows.append(false)
                }
                guard span.count == 1 else { continue }
                widths[span.lowerBound] = max(widths[span.lowerBound], cell.size(for: ProposedSize(nil, nil)).width)
                if cell.size(for: ProposedSize(100_000, nil)).width >= 100_000 { grows[span.lowerBound] = true }
            }
        }
        columns.widths = widths
        guard let offered, offered.isFinite, !widths.isEmpty else { return }
        let rest = offered - columns.room(0..<widths.count).length
        // A child that is no row and grows makes the whole table grow.
        if grows.allSatisfy({ !$0 }),
            rows.contains(where: { !($0.rule is TableRowRule) && $0.size(for: ProposedSize(100_000, nil)).width >= 100_000 })
        {
            grows = grows.map { _ in true }
        }
        let growing = grows.count { $0 }
        if rest > 0, growing > 0 {
            for index in widths.indices where grows[index] { columns.widths[index] += rest / Double(growing) }
        } else if rest < 0 {
            let sum = widths.reduce(0, +)
            for index in widths.indices { columns.widths[index] = max(0, widths[index] + rest * widths[index] / max(sum, 1)) }
        }
    }

    private func proposal(for row: LayoutNode, _ width: Double) -> ProposedSize { ProposedSize(width, nil) }

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        setWidths(children, proposal.width)
        let width = columns.room(0..<columns.widths.count).length
        let sizes = children.map { $0.rule.size(for: self.proposal(for: $0, width), of: $0.children) }
        let others = zip(children, sizes).filter { !($0.0.rule is TableRowRule) }.map(\.1.width).max() ?? 0
        return Size(max(width, others), sizes.reduce(0) { $0 + $1.height } + spacing * Double(max(children.count - 1, 0)))
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        setWidths(children, proposal.width)
        var top = 0.0
        return children.map { row in
            let own = self.proposal(for: row, size.width)
            let rowSize = row.rule.size(for: own, of: row.children)
            let left = row.rule is TableRowRule ? 0 : (size.width - rowSize.width) * alignment.horizontal.share
            defer { top += rowSize.height + spacing }
            return Place(Point(left, top), own)
        }
    }
}

/// The cells of a row.
struct TableRowRule: LayoutRule {
    let columns: TableColumns
    /// The columns that each cell takes.
    var spans: [Range<Int>]
    var alignment: Alignment

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        let heights = zip(children, spans).map { $0.size(for: ProposedSize(columns.room($1).length, nil)).height }
        return Size(columns.room(0..<columns.widths.count).length, heights.max() ?? 0)
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        zip(children, spans).map { cell, span in
            let room = columns.room(span)
            let proposal = ProposedSize(room.length, nil)
            let own = cell.size(for: proposal)
            return Place(
                Point(
                    room.start + (room.length - own.width) * (columns.alignments[span.lowerBound] ?? alignment.horizontal).share,
                    (size.height - own.height) * alignment.vertical.share), proposal)
        }
    }
}
