import MartletElements

/// The column in the middle of a screen that its content keeps to where there is more room.
struct ContentColumn: Equatable {
    var width: Double
    /// How far inside the column the content begins.
    var inset = 0.0

    /// What is free on either side of the content.
    var margin: String {
        "max(\(min(max(inset, 16), 24).px),calc((100% - \(width.px))/2\(inset == 0 ? "" : " + \(inset.px)")))"
    }

    /// The column of rows, which the title of a screen also keeps to while there are none.
    static let ofRows = ContentColumn(width: 760)
}

extension Element {
    /// The column of what a screen shows; `nil` if that takes the whole width.
    var contentColumn: ContentColumn? {
        if let bounded { return bounded.isCentered ? bounded.column : nil }
        switch kind {
        case .list, .form: return ListLowering.keepsToColumn(self) ? .ofRows : nil
        case .color, .contentUnavailable: return .ofRows
        case .screen, .scroll, .layer, .group, .safeAreaInset, .stack: return onlyContent.map(\.contentColumn) ?? columnInTheMiddle
        default: return columnInTheMiddle
        }
    }

    /// The column of what stands in the middle of its room and does not fill it, as what is said of rows that are not there.
    private var columnInTheMiddle: ContentColumn? {
        let isCentered = modifiers.allSatisfy { $0.as(Frame.self).map { $0.alignment.horizontal == .center } ?? true }
        return isCentered && contentExpansion?.contains(.horizontal) != true ? .ofRows : nil
    }

    /// The one child that takes room among the content; `nil` if there are others.
    private var onlyContent: Element? {
        var content = contentChildren.makeIterator()
        guard let only = content.next(), content.next() == nil else { return nil }
        return only
    }

    /// The column that the frames of this element make.
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

    /// How a screen follows when there are other children in an element that may be all that it shows: its title stands elsewhere, and it is
    /// the screen or what is in it that scrolls.
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

    /// What scrolls in the element, if nothing but arrangements is between.
    private var scrolling: [Element] {
        switch kind {
        case .scroll, .list, .form: [self]
        case .screen, .layer, .group, .safeAreaInset, .stack: contentChildren.flatMap(\.scrolling)
        default: []
        }
    }
}
