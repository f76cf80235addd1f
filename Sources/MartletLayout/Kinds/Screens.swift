import MartletElements

// Screens, tabs and split views. The lengths are those of the page's style sheet, in points.
extension LayoutContext {
    /// The node of a control, a list or a screen; `nil` for all others.
    var screenNode: LayoutNode? {
        switch kind {
        case .list, .form: list
        case .navigation: LayoutNode(FillingRule(), contents().isEmpty ? [] : screens, name: name)
        case .screen: screen
        case .tabs: tabs
        case .split: split
        case .safeAreaInset: safeAreaInset
        default: control
        }
    }

    private var screens: [LayoutNode] {
        layout.elements(of: element).filter { $0[.isCovered] != true }.map { node(of: $0) }
    }

    private var screen: LayoutNode {
        let hidesBar = self[.hiddenBars]?.stringValue?.contains("navigation") == true
        func bar(_ slot: String) -> [LayoutNode] {
            let nodes = contents(slot) { ($0.bar, $0.axis, $0.isInRow) = (slot == "bottom" ? .bottom : .top, .horizontal, false) }
            return nodes.isEmpty ? [] : [LayoutNode(StackRule(.horizontal, spacing: 18), nodes)]
        }
        let (leading, principal, trailing) = (bar("leading"), bar("principal"), bar("trailing"))
        let title = self[.title]?.stringValue ?? ""
        let hasMenu = !layout.elements(of: element, slot: "secondary").isEmpty
        let isShown =
            !title.isEmpty || element.actions.contains(.dismiss) || hasMenu || ![leading, principal, trailing].allSatisfy(\.isEmpty)
        var rule = ScreenRule(window: surroundings.window)
        if isShown, !hidesBar {
            rule.barHeight = 44
            if self[.titleMode] == "large", !title.isEmpty { rule.titleHeight = 11 + 1.2 * surroundings.style.scaled(34) }
        }
        rule.column = element.contentColumn
        var (children, places): ([LayoutNode], [ScreenRule.Part]) = ([], [])
        func add(_ nodes: [LayoutNode], _ part: ScreenRule.Part) {
            children += nodes
            places += nodes.map { _ in part }
        }
        let bottom = bar("bottom")
        if !bottom.isEmpty { rule.bottomHeight = 49 }
        let search = contents("search") { ($0.axis, $0.isInRow) = (.horizontal, false) }
        if !search.isEmpty, !hidesBar {
            rule.searchHeight = 52
            if search.count > 1, !surroundings.isWide { (rule.barHeight, rule.titleHeight, rule.searchHeight) = (0, 0, 59) }
        }
        let inside = contents {
            ($0.axis, $0.bar, $0.isInRow) = (.vertical, nil, false)
            $0.bars = Insets(top: rule.top, bottom: rule.bottomHeight)
        }
        add([inside.count == 1 ? inside[0] : LayoutNode(StackRule(.vertical), inside)], .content)
        if !search.isEmpty { add([search.count == 1 ? search[0] : LayoutNode(StackRule(.horizontal, spacing: 12), search)], .search) }
        add(bottom, .bottom)
        if rule.barHeight > 0 {
            add(leading, .leading)
            add(trailing, .trailing)
            add(principal, .principal)
        }
        rule.parts = places
        return LayoutNode(rule, children, name: name)
    }

    private var safeAreaInset: LayoutNode {
        let edge = self[.edge]?.stringValue ?? "bottom"
        let bar = depth(contents("inset"))
        let rule = BesideRule(edge: edge, spacing: self[.spacing]?.doubleValue ?? 0)
        return LayoutNode(rule, depth(contents()) + bar, name: name)
    }

    // MARK: Tabs

    private var tabs: LayoutNode {
        let tabs = element.children.filter { $0.kind == .tab }
        let content = element.selectedTab.map { tab in
            let views = layout.contents(of: tab, in: inside { $0.axis = .vertical })
            return views.count == 1 ? views[0] : LayoutNode(StackRule(.vertical), views)
        }
        let panel = LayoutNode(FillingRule(), content.map { [$0] } ?? [])
        let hidesBar = self[.hiddenBars]?.stringValue?.contains("tab") == true || self[.indicators] == false
        if hidesBar || self[.style] == "page" { return LayoutNode(FillingRule(), [panel], name: name) }
        let isWide = surroundings.isWide
        let cells = tabs.map { tab -> LayoutNode in
            let cell = isWide ? wideTab(tab) : LayoutNode(FixedFrameRule(height: 49), [LayoutNode(FillRule())])
            return LayoutNode(WholeRule(), [cell], name: String(tab.id.rawValue))
        }
        return LayoutNode(TabsRule(isWide: isWide), [panel] + cells, name: name)
    }

    private func wideTab(_ tab: Element) -> LayoutNode {
        let isSelected = element.selectedTab === tab
        var surroundings = inside { ($0.axis, $0.bar) = (.horizontal, nil) }
        surroundings.style.set(size: 15, weight: isSelected ? 600 : 500, lineShare: 1.2)
        // The icon and the title of a label are in the bar's own line.
        var parts: [LayoutNode] = []
        for view in layout.elements(of: tab, slot: "label") {
            if view.kind == .label {
                parts += layout.contents(of: view, slot: "icon", in: surroundings).map { icon in
                    LayoutNode(ExpandRule(axes: [], least: Size(15 * 1.25, 0)), [icon])
                }
                parts += layout.contents(of: view, slot: "title", in: surroundings)
            } else {
                parts.append(layout.node(of: view, in: surroundings))
            }
        }
        if let name = tab[.symbol]?.stringValue { parts.append(LayoutNode(FixedRule(18 * layout.pictures.symbolRatio(name), 18))) }
        if let title = tab[.title]?.stringValue {
            parts.append(text(title) { $0.set(size: 15, weight: isSelected ? 600 : 500, lineShare: 1.2) })
        }
        let line = LayoutNode(StackRule(.horizontal, spacing: 6), parts)
        return LayoutNode(
            ExpandRule(axes: [], least: Size(0, 34)), [LayoutNode(PaddingRule(Insets(leading: 16, trailing: 16)), [line])])
    }

    // MARK: Columns

    private var split: LayoutNode {
        func column(_ slot: String) -> LayoutNode? {
            let nodes = contents(slot) { $0.axis = .vertical }
            return nodes.isEmpty ? nil : LayoutNode(FillingRule(), [nodes.count == 1 ? nodes[0] : LayoutNode(StackRule(.vertical), nodes)])
        }
        let window = surroundings.window
        if window.width < 640 {
            let shown = column(self[.compactColumn]?.stringValue ?? "sidebar")
            return LayoutNode(FillingRule(), shown.map { [$0] } ?? [], name: name)
        }
        func width(_ bounds: Value?, _ standard: (least: Double, share: Double, most: Double)) -> Double {
            let own = bounds?.listValue?.compactMap(\.doubleValue) ?? []
            if own.count == 3 { return max(own[0], min(min(own[1], 0.4 * window.width), own[2])) }
            return max(standard.least, min(standard.share * window.width, standard.most))
        }
        let visibility = self[.visibility]?.stringValue
        var columns: [LayoutNode] = []
        if visibility != "doubleColumn", visibility != "detailOnly", let sidebar = column("sidebar") {
            columns.append(LayoutNode(FixedFrameRule(width: width(self[.sidebarWidth], (240, 0.26, 320))), [sidebar]))
        }
        if visibility != "detailOnly", let content = column("content") {
            columns.append(LayoutNode(FixedFrameRule(width: width(self[.contentWidth], (260, 0.3, 380))), [content]))
        }
        columns.append(column("detail") ?? LayoutNode(FillRule()))
        return LayoutNode(StackRule(.horizontal, spacing: 0), columns, name: name)
    }
}

/// Takes all the room that it is offered, and centres its children in it. A child that is longer begins at the top.
struct FillingRule: LayoutRule {
    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        let content = children.map { $0.size(for: proposal) }
        return proposal.size(or: Size(content.map(\.width).max() ?? 0, content.map(\.height).max() ?? 0))
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { child in
            let own = child.size(for: ProposedSize(size))
            return Place(Point((size.width - own.width) / 2, max((size.height - own.height) / 2, 0)), ProposedSize(size))
        }
    }
}

/// A screen with its bars.
struct ScreenRule: LayoutRule {
    enum Part { case content, search, bottom, leading, trailing, principal }

    let window: Size
    var barHeight = 0.0
    var titleHeight = 0.0
    var searchHeight = 0.0
    var bottomHeight = 0.0
    var parts: [Part] = []
    /// The column that limits the content of a wide screen, with which the bars are aligned.
    var column: ContentColumn?

    init(window: Size) { self.window = window }

    /// The height of all that is above the content.
    var top: Double { barHeight + titleHeight + searchHeight }

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { proposal.size(or: window) }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        let margin = column?.margin(in: size.width) ?? 16
        let wide = ProposedSize(max(size.width - 2 * margin, 0), nil)
        return zip(children, parts).map { child, part in
            switch part {
            case .content:
                let room = ProposedSize(size.width, max(size.height - top - bottomHeight, 0))
                let own = child.size(for: room)
                return Place(
                    Point((size.width - own.width) / 2, top + max(((room.height ?? 0) - own.height) / 2, 0)), room)
            case .search:
                let own = child.size(for: wide)
                return Place(Point(margin, barHeight + titleHeight + (searchHeight > 52 ? 8 : 1) + max(36 - own.height, 0) / 2), wide)
            case .bottom:
                let own = child.size(for: wide)
                return Place(Point(margin, size.height - bottomHeight + (bottomHeight - own.height) / 2), wide)
            case .leading:
                let own = child.size(for: .unspecified)
                return Place(Point(margin, (barHeight - own.height) / 2), .unspecified)
            case .trailing:
                let own = child.size(for: .unspecified)
                return Place(Point(size.width - margin - own.width, (barHeight - own.height) / 2), .unspecified)
            case .principal:
                let own = child.size(for: .unspecified)
                return Place(Point((size.width - own.width) / 2, (barHeight - own.height) / 2), .unspecified)
            }
        }
    }
}

/// A panel with the bar of its tabs: below it in a narrow window, above it in a wide one.
struct TabsRule: LayoutRule {
    var isWide: Bool

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        proposal.size(or: children.first?.size(for: proposal) ?? .zero)
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        let barHeight = isWide ? 56.0 : 50
        let room = ProposedSize(size.width, max(size.height - barHeight, 0))
        var places = [Place(Point(0, isWide ? barHeight : 0), room)]
        let cells = children.dropFirst()
        if isWide {
            let sizes = cells.map { $0.size(for: .unspecified) }
            var x = (size.width - sizes.reduce(0) { $0 + $1.width } - 2 * Double(max(cells.count - 1, 0))) / 2
            for own in sizes {
                places.append(Place(Point(x, 13), .unspecified))
                x += own.width + 2
            }
        } else if !cells.isEmpty {
            let room = size.width - 8
            let width = min(room / Double(cells.count), 140)
            let gap = (room - width * Double(cells.count)) / Double(cells.count)
            for index in 0..<cells.count {
                let x = 4 + gap / 2 + Double(index) * (width + gap)
                places.append(Place(Point(x, size.height - 49), ProposedSize(width, 49)))
            }
        }
        return places
    }
}

/// Content with a bar at an edge, which takes its ideal length from the content.
struct BesideRule: LayoutRule {
    var edge: String
    var spacing: Double

    private var axis: Axis { edge == "leading" || edge == "trailing" ? .horizontal : .vertical }

    private func proposals(_ children: [LayoutNode], _ proposal: ProposedSize) -> (content: ProposedSize, bar: ProposedSize, length: Double)
    {
        var bar = proposal
        bar[axis] = nil
        let length = children.count > 1 ? children[1].size(for: bar)[axis] : 0
        var content = proposal
        content[axis] = proposal[axis].map { max($0 - length - spacing, 0) }
        return (content, bar, length)
    }

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        guard let first = children.first else { return .zero }
        let (content, bar, length) = proposals(children, proposal)
        var size = first.size(for: content)
        size[axis] += length + spacing
        if children.count > 1 { size[axis.other] = max(size[axis.other], children[1].size(for: bar)[axis.other]) }
        return size
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        let (content, bar, length) = proposals(children, ProposedSize(size))
        let isFirst = edge == "top" || edge == "leading"
        return children.enumerated().map { index, child in
            let proposal = index == 0 ? content : bar
            let own = child.size(for: proposal)
            var origin = Point.zero
            origin[axis.other] = (size[axis.other] - own[axis.other]) / 2
            origin[axis] = index == 0 ? (isFirst ? length + spacing : 0) : (isFirst ? 0 : size[axis] - own[axis])
            return Place(origin, proposal)
        }
    }
}
