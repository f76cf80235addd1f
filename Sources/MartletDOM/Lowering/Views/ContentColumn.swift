import MartletElements

/// The centred column that limits the width of a screen's content on a wide screen.
struct ContentColumn: Equatable {
    var width: Double
    /// The inset of the content within the column.
    var inset = 0.0

    /// The margin on either side of the content.
    var margin: String {
        "max(\(min(max(inset, 16), 24).px),calc((100% - \(width.px))/2\(inset == 0 ? "" : " + \(inset.px)")))"
    }

    /// The column of rows. The title of a screen without rows uses it too.
    static let ofRows = ContentColumn(width: 760)
}

extension Element {
    /// The column of a screen's content; `nil` if the content takes the whole width.
    var contentColumn: ContentColumn? {
        if let bounded { return bounded.isCentered ? bounded.column : nil }
        switch kind {
        case .list, .form: return ListLowering.keepsToColumn(self) ? .ofRows : nil
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

    /// The changes to a screen when children change in an element that may be its only content: the title's column may change, and whether
    /// the screen or its content scrolls.
    var screenChanges: [Change] {
        var ancestor: Element? = self
        while let next = ancestor {
            switch next.kind {
            case .screen: return [.boxesOf(next.id)] + scrolling.map { .boxesOf($0.id) }
            case .scroll, .layer, .group, .safeAreaInset, .stack: ancestor = next.parent
            default: return []
            }
        }
        return []
    }

    /// The scrolling descendants that are separated from the element only by layout containers.
    private var scrolling: [Element] {
        switch kind {
        case .scroll, .list, .form: [self]
        case .screen, .layer, .group, .safeAreaInset, .stack: contentChildren.flatMap(\.scrolling)
        default: []
        }
    }
}
