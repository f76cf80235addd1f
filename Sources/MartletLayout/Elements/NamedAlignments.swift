import MartletElements

extension AlignmentGuide {
    /// Of the standard position of a guide of an app's own, the share along its axis counts.
    init(_ guide: GuideName) {
        switch guide.axis {
        case .horizontal:
            let isBuiltIn = ["leading", "center", "trailing"].contains(guide.name)
            self = isBuiltIn ? .horizontal(named: guide.name) : AlignmentGuide(guide.name, .horizontal, share: guide.standard.widthShare)
        case .vertical:
            let isBuiltIn = ["top", "center", "bottom"].contains(guide.name)
            self = isBuiltIn ? .vertical(named: guide.name) : AlignmentGuide(guide.name, .vertical, share: guide.standard.heightShare)
        }
    }

    package static func horizontal(named name: String) -> AlignmentGuide {
        switch name {
        case "leading": .leading
        case "trailing": .trailing
        default: .center
        }
    }

    package static func vertical(named name: String) -> AlignmentGuide {
        switch name {
        case "top": .top
        case "bottom": .bottom
        case "firstBaseline": .firstBaseline
        case "lastBaseline": .lastBaseline
        default: .middle
        }
    }
}

extension Alignment {
    /// Parses the name of an alignment on both axes: `topLeading`, `bottom`, `center`.
    package init(named name: String) {
        let name = name.lowercased()
        self.init(
            name.hasSuffix("leading") ? .leading : name.hasSuffix("trailing") ? .trailing : .center,
            name.hasPrefix("top") ? .top : name.hasPrefix("bottom") ? .bottom : .middle)
    }

    init(_ placement: Placement) {
        self.init(.horizontal(named: placement.horizontal.rawValue), .vertical(named: placement.vertical.rawValue))
    }
}
