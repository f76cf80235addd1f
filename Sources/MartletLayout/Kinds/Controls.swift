import MartletElements

// The sizes of controls are those of the page's style sheet, in points.
extension LayoutContext {
    private var controlSize: String? { surroundings.style.controlSize }

    private func padded(_ node: LayoutNode, _ vertical: Double, _ horizontal: Double) -> LayoutNode {
        LayoutNode(PaddingRule(Insets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)), [node])
    }

    private func least(_ node: LayoutNode, _ width: Double, _ height: Double) -> LayoutNode {
        LayoutNode(ExpandRule(axes: [], least: Size(width, height)), [node])
    }

    private func named(_ node: LayoutNode) -> LayoutNode { LayoutNode(WholeRule(), [node], name: name) }

    /// A button, or a link.
    var button: LayoutNode {
        let isBordered = self[.style]?.stringValue?.hasPrefix("bordered") == true
        let isLarge = controlSize == "large" || controlSize == "extraLarge"
        let isSmall = controlSize == "small" || controlSize == "mini"
        let content = contents {
            $0.axis = .horizontal
            if isBordered, isLarge { $0.style.ownWeight = 600 }
            if isBordered, isSmall { $0.style.set(size: 15) }
        }
        var node = LayoutNode(StackRule(.horizontal, spacing: 6), content)
        if isBordered {
            node = isLarge ? padded(node, 13, 20) : isSmall ? padded(node, 4, 10) : padded(node, 7, 14)
            node = least(node, 0, surroundings.bar == .top ? 32 : isLarge ? 50 : isSmall ? 28 : 34)
        } else if surroundings.bar == .top {
            node = least(node, 28, 44)
        }
        return named(node)
    }

    var label: LayoutNode {
        let style = self[.style]?.stringValue
        let size = surroundings.style.face.size
        let icons = contents("icon").map { icon in
            least(icon, surroundings.isInRow ? max(28, size * 1.25) : size * 1.25, 0)
        }
        let hasIcon = !icons.isEmpty
        let showsTitle = style == "titleOnly" || style == "titleAndIcon" || !(style == "iconOnly" || surroundings.bar != nil && hasIcon)
        let titles = contents("title")
        let title = titles.count > 1 ? [LayoutNode(StackRule(.vertical, alignment: .leading, spacing: 0), titles)] : titles
        let parts = (style == "titleOnly" ? [] : icons) + (showsTitle ? title : [])
        return LayoutNode(StackRule(.horizontal, spacing: surroundings.isInRow ? 14 : 8), parts, name: name)
    }

    /// A control of its own; `nil` for another kind.
    var control: LayoutNode? {
        switch kind {
        case .toggle: return toggle
        case .stepper: return labelled(LayoutNode(FixedRule(94, 32)))
        case .colorPicker: return labelled(LayoutNode(FixedRule(32, 32)))
        case .slider:
            let ends = (contents("minimum"), contents("maximum"))
            let track = LayoutNode(
                FlexibleFrameRule(horizontal: .init(least: 0, ideal: 129, most: .infinity)), [LayoutNode(FixedRule(0, 32))])
            let line = LayoutNode(StackRule(.horizontal, spacing: 10), ends.0 + [track] + ends.1)
            return LayoutNode(ExpandRule(axes: [.horizontal], least: Size(80, 0)), [line], name: name)
        case .picker: return picker
        case .option: return LayoutNode(StackRule(.horizontal), contents(), name: name)
        case .progress: return progress
        case .gauge: return gauge
        case .menu:
            let content = LayoutNode(StackRule(.horizontal, spacing: 6), contents("label") { $0.axis = .horizontal })
            let isBordered = ["bordered", "button", "borderedProminent"].contains(self[.style]?.stringValue)
            return named(
                isBordered ? least(padded(content, 7, 14), 0, 34) : surroundings.bar == .top ? least(content, 28, 44) : content)
        case .field: return field
        case .editor: return LayoutNode(ExpandRule(axes: [.horizontal, .vertical]), [LayoutNode(FixedRule(0, 34))], name: name)
        case .labeled:
            let content = LayoutNode(StackRule(.vertical, alignment: .trailing), contents())
            return LayoutNode(LabeledRule(spacing: 12), [leading(contents("label")), content], name: name)
        case .badged:
            let badge = LayoutNode(StackRule(.horizontal), contents("badge"))
            return LayoutNode(LabeledRule(spacing: 12), [LayoutNode(StackRule(.horizontal), contents()), badge], name: name)
        case .disclosure: return disclosure
        case .groupBox:
            let parts = contents("label") { $0.style.ownWeight = 600 } + contents { $0.axis = .vertical }
            let column = LayoutNode(StackRule(.vertical, alignment: .leading, spacing: 10), parts)
            let wide = LayoutNode(ExpandRule(axes: [.horizontal], alignment: .topLeading), [column])
            return named(padded(wide, 14, 14))
        case .contentUnavailable: return contentUnavailable
        case .controlGroup: return LayoutNode(StackRule(.horizontal, spacing: 8), contents { $0.axis = .horizontal }, name: name)
        default: return nil
        }
    }

    /// Views one below the other, as a label has them.
    private func leading(_ nodes: [LayoutNode]) -> LayoutNode {
        nodes.count == 1 ? nodes[0] : LayoutNode(StackRule(.vertical, alignment: .leading, spacing: 0), nodes)
    }

    /// A label and a control.
    private func labelled(_ control: LayoutNode) -> LayoutNode {
        if self[.hidesLabel] == true { return named(control) }
        return LayoutNode(LabeledRule(spacing: 12), [leading(contents()), control], name: name)
    }

    private var toggle: LayoutNode {
        switch self[.style]?.stringValue {
        case "button": named(padded(LayoutNode(StackRule(.horizontal, spacing: 12), contents()), 7, 14))
        case "checkbox": LayoutNode(StackRule(.horizontal, spacing: 12), [LayoutNode(FixedRule(18, 18))] + contents(), name: name)
        default: labelled(LayoutNode(FixedRule(51, 31)))
        }
    }

    private var picker: LayoutNode {
        let options = element.options
        switch element.pickerStyle {
        case "segmented":
            let cells = options.map { option -> LayoutNode in
                let title = option.text.map { [text($0) { $0.set(size: 13, weight: 500) }] } ?? []
                let content = layout.contents(of: option, in: inside { $0.style.set(size: 13, weight: 500) })
                let cell = least(padded(LayoutNode(DepthStackRule(), title + content), 3, 8), 0, 28)
                return LayoutNode(ExpandRule(axes: [.horizontal]), [cell], name: String(option.id.rawValue))
            }
            return named(padded(LayoutNode(StackRule(.horizontal, spacing: 0), cells), 2, 2))
        case "wheel":
            return LayoutNode(ExpandRule(axes: [.horizontal]), [LayoutNode(FixedRule(0, 216))], name: name)
        case "inline", "radioGroup":
            let rows = options.map { option in
                let content = option.text.map { [text($0)] } ?? []
                let row = LayoutNode(StackRule(.horizontal), content + layout.contents(of: option, in: inside()))
                return LayoutNode(
                    ExpandRule(axes: [.horizontal], least: Size(0, 44), alignment: .leading), [row], name: String(option.id.rawValue))
            }
            let label = self[.hidesLabel] == true ? [] : contents("label") { $0.style.set(size: 13) }
            let title = label.map { LayoutNode(PaddingRule(Insets(bottom: 4)), [$0]) }
            return LayoutNode(StackRule(.vertical, alignment: .leading, spacing: 0), title + rows, name: name)
        case "palette":
            return LayoutNode(StackRule(.horizontal, spacing: 8), options.map { node(of: $0) }, name: name)
        default:
            let shown = LayoutNode(PaddingRule(Insets(top: 4, bottom: 4, trailing: 18)), [text(element.selectedOption?.label ?? "")])
            guard element.isInRow, self[.hidesLabel] != true else { return named(shown) }
            return LayoutNode(LabeledRule(spacing: 12), [leading(contents("label")), shown], name: name)
        }
    }

    private var progress: LayoutNode {
        let isCircular = self[.style] == "circular" || (self[.style] == nil && self[.value] == nil)
        if isCircular {
            let side = self[.value] == nil ? (controlSize == "large" ? 37.0 : 20) : 32
            let label = contents("label") { $0.style.set(size: 15) }
            return LayoutNode(StackRule(.vertical, spacing: 8), [LayoutNode(FixedRule(side, side))] + label, name: name)
        }
        let track = LayoutNode(ExpandRule(axes: [.horizontal]), [LayoutNode(FixedRule(0, 4))])
        let parts = contents("label") + [track] + contents("value") { $0.style.set(size: 12) }
        return LayoutNode(StackRule(.vertical, alignment: .leading, spacing: 6), parts, name: name)
    }

    private var gauge: LayoutNode {
        if self[.style]?.stringValue?.hasPrefix("circular") == true {
            let value = contents("value") { $0.style.set(size: 18, weight: 600) }
            return LayoutNode(LayerRule(content: 0), [LayoutNode(FixedRule(58, 58))] + depth(value), name: name)
        }
        let track = LayoutNode(ExpandRule(axes: [.horizontal]), [LayoutNode(FixedRule(0, 6))])
        let scale = LayoutNode(StackRule(.horizontal, spacing: 8), contents("minimum") + [track] + contents("maximum"))
        return LayoutNode(StackRule(.vertical, spacing: 4), contents("label") + [scale] + contents("value"), name: name)
    }

    private var field: LayoutNode {
        let style = self[.style]?.stringValue
        let isSearch = style == "search"
        let insets: (Double, Double) = style == "roundedBorder" ? (7, 10) : isSearch ? (8, 23) : (0, 0)
        var height = surroundings.style.face.size * 1.3
        if self[.axis] == "vertical" {
            let typed = self[.value]?.stringValue ?? ""
            let shown = text(typed.isEmpty ? self[.prompt]?.stringValue ?? self[.title]?.stringValue ?? "" : typed) { $0.lineShare = 1.3 }
            return LayoutNode(
                ExpandRule(axes: [.horizontal], alignment: .topLeading), [padded(shown, insets.0, insets.1)], name: name)
        }
        height = max(height + 2 * insets.0, isSearch ? 36 : 0)
        let ideal = FlexibleFrameRule.Limits(least: 0, ideal: 200, most: .infinity)
        return LayoutNode(FlexibleFrameRule(horizontal: ideal), [LayoutNode(FixedRule(0, height))], name: name)
    }

    private var disclosure: LayoutNode {
        let title = LayoutNode(LabeledRule(spacing: 12), [leading(contents("label")), LayoutNode(FixedRule(12, 8))])
        let summary = least(title, 0, surroundings.isInRow ? 44 : 28)
        guard self[.isExpanded] == true else { return named(summary) }
        let children = contents { $0.axis = .vertical }
        guard surroundings.isInRow else {
            let content = LayoutNode(StackRule(.vertical, alignment: .leading, spacing: 8), children)
            let wide = LayoutNode(ExpandRule(axes: [.horizontal], alignment: .topLeading), [padded(content, 8, 0)])
            return LayoutNode(StackRule(.vertical, alignment: .leading, spacing: 0), [summary, wide], name: name)
        }
        let rows = children.map { child in
            let padding = Insets(top: 11, leading: 20, bottom: 11, trailing: 16)
            return LayoutNode(
                ExpandRule(axes: [.horizontal], least: Size(0, 44), alignment: .leading), [LayoutNode(PaddingRule(padding), [child])])
        }
        return LayoutNode(StackRule(.vertical, alignment: .leading, spacing: 0), [summary] + rows, name: name)
    }

    private var contentUnavailable: LayoutNode {
        let label = layout.elements(of: element, slot: "label").flatMap { label -> [LayoutNode] in
            guard label.kind == .label else { return [node(of: label) { $0.style.set(size: 22, weight: 700, scales: true) }] }
            var icon = inside()
            icon.style.set(size: 44, weight: 400)
            var title = inside()
            title.style.set(size: 22, weight: 700, scales: true)
            let parts = layout.contents(of: label, slot: "icon", in: icon) + layout.contents(of: label, slot: "title", in: title)
            return [LayoutNode(StackRule(.vertical, spacing: 14), parts, name: String(label.id.rawValue))]
        }
        let description = contents("description") { $0.style.set(size: 15, scales: true) }.map { node in
            LayoutNode(FlexibleFrameRule(horizontal: .init(most: 330)), [node])
        }
        let actions = contents("actions")
        let buttons = actions.isEmpty ? [] : [LayoutNode(PaddingRule(Insets(top: 12)), [LayoutNode(StackRule(.vertical), actions)])]
        let column = LayoutNode(StackRule(.vertical, spacing: 6), label + description + buttons + contents())
        return LayoutNode(ExpandRule(axes: [.horizontal, .vertical]), [padded(column, 24, 24)], name: name)
    }

    // MARK: Plain elements

    /// The size of an element that holds no others. One of an unknown kind takes the room that its kind expands into.
    func measure(for proposal: ProposedSize) -> MeasuredRule.Measure {
        switch kind {
        case .text: return TextLines(element, surroundings.style).measure(for: proposal)
        case .image:
            let size = image(for: proposal)
            let baseline = size.height - symbolDrop(height: size.height)
            return MeasuredRule.Measure(size, firstBaseline: baseline, lastBaseline: baseline)
        default:
            let expansion = element.expansion ?? []
            return MeasuredRule.Measure(
                Size(
                    expansion.contains(.horizontal) ? proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0 : 0,
                    expansion.contains(.vertical) ? proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? 0 : 0))
        }
    }

    private func image(for proposal: ProposedSize) -> Size {
        var ideal = Size.zero
        if let name = self[.symbol]?.stringValue {
            let share = ["small": 0.95, "large": 1.5][self[.symbolScale]?.stringValue ?? ""] ?? (surroundings.bar == .top ? 1.35 : 1.2)
            let side = surroundings.style.face.size * share
            ideal = Size(side * layout.pictures.symbolRatio(name), side)
        } else if let width = self[.width]?.doubleValue, let height = self[.height]?.doubleValue {
            ideal = Size(width, height)
        } else if let size = layout.pictures.size(element) {
            ideal = size
        }
        return Self.resized(ideal, element, for: proposal)
    }

    /// How far an image reaches below its baseline: a symbol in the size of the text is 0.18 of it lower, and its middle does not depend on its scale.
    private func symbolDrop(height: Double) -> Double {
        guard self[.symbol] != nil, self[.resizable] != true else { return 0 }
        return height / 2 - 0.42 * surroundings.style.face.size
    }

    /// Returns the size of an image whose own size is known.
    static func resized(_ ideal: Size, _ element: Element, for proposal: ProposedSize) -> Size {
        guard element[.resizable] == true else { return ideal }
        let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
        guard element[.contentMode] == "fit", ideal.width > 0, ideal.height > 0 else {
            return Size(width.isFinite ? width : ideal.width, height.isFinite ? height : ideal.height)
        }
        let share = min(width / ideal.width, height / ideal.height)
        return share.isFinite ? Size(ideal.width * share, ideal.height * share) : ideal
    }
}

/// Content with a name of its own.
struct WholeRule: LayoutRule {
    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size { children.first?.size(for: proposal) ?? .zero }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        children.map { _ in Place(.zero, proposal) }
    }

    func priority(of children: [LayoutNode]) -> Double { children.first?.priority ?? 0 }
}
