import MartletElements

extension ContentColumn {
    /// The margin on either side of the content, in CSS.
    var margin: String {
        "max(\(leastMargin.px),calc((100% - \(width.px))/2\(inset == 0 ? "" : " + \(inset.px)")))"
    }
}

extension Element {
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
