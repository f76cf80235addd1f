import MartletElements

// Sheets, popovers and dialogs. The lengths are those of the page's style sheet, in points.
extension LayoutContext {
    /// The frame of a presentation in the window, and the node of what is in it.
    ///
    /// - Parameter anchor: The frame of the view that a popover points to.
    func presentation(anchor: Rect?) -> (frame: Rect, node: LayoutNode)? {
        switch kind {
        case .sheet: sheet(anchor)
        case .alert: dialog(width: min(290, window.width - 48), isAlert: true)
        case .confirmation: dialog(width: surroundings.isWide ? 300 : min(400, window.width - 16), isAlert: false)
        default: nil
        }
    }

    private var window: Size { surroundings.window }

    private func sheet(_ anchor: Rect?) -> (Rect, LayoutNode) {
        let views = contents { ($0.axis, $0.style) = (.vertical, TextStyle(apartFrom: $0.style)) }
        let content = views.count == 1 ? views[0] : LayoutNode(StackRule(.vertical), views)
        let node = LayoutNode(FillingRule(), [content], name: name)
        if self[.style] == "fullScreenCover" { return (Rect(0, 0, window.width, window.height), node) }
        if self[.style] == "popover" { return (popover(content, anchor), node) }
        let detents = (self[.detents]?.listValue ?? []).compactMap(height)
        let index = self[.selection]?.intValue ?? 0
        let detent = detents.indices.contains(index) ? detents[index] : detents.first
        if surroundings.isWide {
            let size = Size(min(600, window.width - 48), min(detent ?? 720, window.height - 64))
            return (Rect((window.width - size.width) / 2, (window.height - size.height) / 2, size.width, size.height), node)
        }
        let height = min(detent ?? window.height - 44, window.height - 12)
        return (Rect(0, window.height - height, window.width, height), node)
    }

    private func height(_ detent: Value) -> Double? {
        if let points = detent.doubleValue { return points }
        switch detent.stringValue {
        case "medium": return window.height * 0.5
        case "large": return window.height * 0.94
        case let share?: return Double(share.dropLast()).map { $0 / 100 * window.height }
        case nil: return nil
        }
    }

    private func popover(_ content: LayoutNode, _ anchor: Rect?) -> Rect {
        let most = Size(min(400, window.width - 16), min(600, window.height - 16))
        let expansion = element.expansionOfContent()
        let room = Size(
            expansion.contains(.horizontal) ? min(375, most.width) : most.width, expansion.contains(.vertical) ? 480 : most.height)
        var size = content.size(for: ProposedSize(room))
        size = Size(min(max(size.width, 120), most.width), min(size.height, most.height))
        let anchor = anchor ?? Rect(window.width / 2, window.height / 2, 0, 0)
        let isBelow = anchor.y + anchor.height + 13 + size.height <= window.height - 8
        let y = isBelow ? anchor.y + anchor.height + 13 : max(anchor.y - 13 - size.height, 8)
        let x = min(max(anchor.x + (anchor.width - size.width) / 2, 8), window.width - 8 - size.width)
        return Rect(x, y, size.width, size.height)
    }

    private func dialog(width: Double, isAlert: Bool) -> (Rect, LayoutNode) {
        let hidesTitle = self[.hidesTitle] == true
        let title = self[.title]?.stringValue ?? ""
        var head: [LayoutNode] = []
        if !title.isEmpty, !hidesTitle {
            head.append(text(title) { $0.set(size: isAlert ? 17 : 13, weight: 600, lineShare: 1.3) })
        }
        head += contents("message") { surroundings in
            surroundings.style = TextStyle()
            surroundings.style.set(size: 13, lineShare: 1.35)
        }
        let insets =
            isAlert ? Insets(top: 20, leading: 18, bottom: 16, trailing: 18) : Insets(top: 14, leading: 16, bottom: 14, trailing: 16)
        let top = LayoutNode(
            PaddingRule(insets),
            [LayoutNode(ExpandRule(axes: [.horizontal]), [LayoutNode(StackRule(.vertical, spacing: 4), head)])])
        let actions = layout.elements(of: element, slot: "actions")
        let fields = actions.filter { $0.kind == .field }.map { field in
            LayoutNode(PaddingRule(Insets(leading: 18, bottom: 12, trailing: 18)), [least(field, 32)])
        }
        let isCancel = { (action: Element) in action[.role] == "cancel" }
        let buttons = actions.filter { $0.kind != .field }
        let isPair = isAlert && buttons.count == 2
        let ordered =
            isPair
            ? buttons.filter(isCancel) + buttons.filter { !isCancel($0) } : buttons.filter { !isCancel($0) } + buttons.filter(isCancel)
        let high = isAlert || surroundings.isWide ? 46.0 : 57
        let cells = ordered.map { button in
            let cell = least(button, high)
            return !isAlert && isCancel(button) ? LayoutNode(PaddingRule(Insets(top: 8)), [cell]) : cell
        }
        let row = isPair ? [LayoutNode(StackRule(.horizontal, spacing: 0), cells)] : cells
        let showsHead = isAlert || !head.isEmpty
        let node = LayoutNode(StackRule(.vertical, spacing: 0), (showsHead ? [top] : []) + fields + row, name: name)
        let size = Size(width, node.size(for: ProposedSize(width, nil)).height)
        let x = (window.width - width) / 2
        let isCentred = isAlert || surroundings.isWide
        return (Rect(x, isCentred ? (window.height - size.height) / 2 : window.height - 8 - size.height, width, size.height), node)
    }

    /// A part of a dialog that takes its whole width.
    private func least(_ part: Element, _ height: Double) -> LayoutNode {
        var context = LayoutContext(element: part, surroundings: inside(), layout: layout)
        context.surroundings.style = TextStyle()
        if part.kind == .button, element.kind == .confirmation, !surroundings.isWide { context.surroundings.style.set(size: 20) }
        if part[.role] == "cancel" { context.surroundings.style.ownWeight = 600 }
        let content = part.kind == .field ? [] : context.contents()
        let label = LayoutNode(StackRule(.horizontal, spacing: 6), content)
        return LayoutNode(ExpandRule(axes: [.horizontal], least: Size(0, height)), [label], name: String(part.id.rawValue))
    }
}
