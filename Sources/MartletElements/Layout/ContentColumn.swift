/// The centred column that limits the width of a screen's content on a wide screen.
package struct ContentColumn: Equatable {
    package var width: Double
    /// The inset of the content within the column.
    package var inset = 0.0

    /// The least margin on either side of the content.
    package var leastMargin: Double { min(max(inset, 16), 24) }

    /// The margin on either side of the content of a screen.
    package func margin(in width: Double) -> Double { max(leastMargin, (width - self.width) / 2 + inset) }

    /// The column of rows. The title of a screen without rows uses it too.
    package static let ofRows = ContentColumn(width: 760)
}

extension Element {
    /// The column of a screen's content; `nil` if the content takes the whole width.
    package var contentColumn: ContentColumn? {
        if let bounded { return bounded.isCentered ? bounded.column : nil }
        switch kind {
        case .list, .form: return keepsToColumn ? .ofRows : nil
        case .color, .contentUnavailable: return .ofRows
        case .screen, .scroll, .layer, .group, .safeAreaInset, .stack: return onlyContent.map(\.contentColumn) ?? columnInTheMiddle
        default: return columnInTheMiddle
        }
    }

    /// The column of content that is centred and does not fill its space, such as a message in place of missing rows.
    private var columnInTheMiddle: ContentColumn? {
        let isCentered = modifiers.allSatisfy { $0.as(Frame.self).map { $0.alignment.horizontal == .center } ?? true }
        return isCentered && contentExpansion?.contains(.horizontal) != true ? .ofRows : nil
    }

    /// The only child that takes part in the layout; `nil` if there are several.
    private var onlyContent: Element? {
        var content = contentChildren.makeIterator()
        guard let only = content.next(), content.next() == nil else { return nil }
        return only
    }

    /// The column that the frames of this element define.
    private var bounded: (column: ContentColumn, isCentered: Bool)? {
        var inset = 0.0
        var column: ContentColumn?
        for modifier in modifiers {
            if let padding = modifier.as(Padding.self) { inset += padding.leading }
            guard let frame = modifier.as(Frame.self) else { continue }
            if column != nil, frame.maxWidth == .infinity { return column.map { ($0, frame.alignment.horizontal == .center) } }
            if !frame.fixed, let width = frame.maxWidth, width < .infinity { column = ContentColumn(width: width, inset: inset) }
        }
        return column.map { ($0, true) }
    }

    /// Whether the rows of a list or a form stay in a column of limited width on a wide screen.
    package var keepsToColumn: Bool {
        kind == .form ? self[.style] != "columns" : [nil, "automatic", "insetGrouped", "inset"].contains(self[.style]?.stringValue)
    }
}
