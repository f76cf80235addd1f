import MartletElements

extension Padding: BoxModifier {
    /// Adds up consecutive paddings.
    func apply(to boxes: inout Boxes) {
        if min(top, leading, bottom, trailing) < 0 { return standOut(of: &boxes) }
        boxes.at(.padding) { box in
            guard let own = box.padding else {
                box.padding = self
                return
            }
            box.padding = Padding(
                top: own.top + top, leading: own.leading + leading, bottom: own.bottom + bottom, trailing: own.trailing + trailing)
        }
    }

    /// Lets the box stand out of a box around it by margins: CSS has no negative padding.
    @MainActor
    private func standOut(of boxes: inout Boxes) {
        if boxes.outermost.declares("margin") { boxes.wrap() }
        boxes.outermost.declare("margin-block", "\(top.px) \(bottom.px)")
        boxes.outermost.declare("margin-inline", "\(leading.px) \(trailing.px)")
        boxes.wrap()
        boxes.outermost.declare("place-items", "start")
        boxes.outermost.stage = .frame
    }

    /// The insets as CSS's `padding`; if leading and trailing differ, they follow the text direction.
    var css: String {
        if leading == trailing {
            if top == bottom { return top == leading ? top.px : "\(top.px) \(leading.px)" }
            return "\(top.px) \(leading.px) \(bottom.px)"
        }
        return "\(top.px) 0 \(bottom.px);padding-inline:\(leading.px) \(trailing.px)"
    }
}

extension Frame: BoxModifier {
    func apply(to boxes: inout Boxes) {
        if let ratio = boxes.outermost.ratio { keep(ratio, in: &boxes) }
        let isPainted = boxes.element.kind == .color || boxes.element.kind == .shape
        boxes.frame(fills: constrainedAxes) { box, isCore in
            if fixed { fix(&box) } else { bound(&box) }
            if idealWidth != nil || idealHeight != nil { suggest(&box, isPainted: isCore && isPainted) }
            box.expansion = expansion(of: box.expansion)
            if !isCore, alignment != .center { box.declare("place-items", alignment.css) }
        }
    }

    /// Sizes a box with an aspect ratio by its surroundings, and adds the box of the frame around it, if the frame sets both sides. CSS would
    /// stretch one box.
    @MainActor
    private func keep(_ ratio: AspectRatio, in boxes: inout Boxes) {
        guard let share = ratio.ratio, share > 0, constrainedAxes == .both else { return }
        boxes.outermost.addClass(ratio.fits ? "fits" : "fills")
        boxes.outermost.expansion = []
        boxes.wrap()
        boxes.outermost.addClass(maxHeight ?? minHeight ?? .infinity < .infinity ? "kept" : "kept free")
        boxes.outermost.expansion = .both
    }

    /// The axes that the frame constrains.
    private var constrainedAxes: Expansion {
        var axes: Expansion = []
        if maxWidth != nil || minWidth != nil { axes.insert(.horizontal) }
        if maxHeight != nil || minHeight != nil { axes.insert(.vertical) }
        return axes
    }

    private func fix(_ box: inout Box) {
        if let minWidth {
            box.declare("width", minWidth.px)
            box.width = minWidth
        }
        if let minHeight {
            box.declare("height", minHeight.px)
            box.height = minHeight
        }
        if box.expansion.contains(.linked) {
            if minWidth == nil, !box.expansion.contains(.wide) {
                box.declare("width", "auto")
                box.addClass("by-height")
            }
            if minHeight == nil { box.declare("height", "auto") }
        }
        box.declare("flex-shrink", "0")
    }

    /// Sets the size that the box has where nothing proposes one: in a scroll view, or with a fixed size.
    /// - Parameter isPainted: Whether the box is that of a colour or a shape, whose own ideal size is 10 points by 10.
    private func suggest(_ box: inout Box, isPainted: Bool) {
        if isPainted { box.declare("contain-intrinsic-size", "\((idealWidth ?? 10).px) \((idealHeight ?? 10).px)") }
        box.idealWidth = idealWidth
        box.idealHeight = idealHeight
    }

    private func bound(_ box: inout Box) {
        if let minWidth, minWidth > 0 { box.declare("min-width", minWidth.px) }
        if let minHeight, minHeight > 0 { box.declare("min-height", minHeight.px) }
        if let maxWidth, maxWidth < .infinity {
            box.declare("max-width", maxWidth.px)
            box.addClass("w")
        }
        if let maxHeight, maxHeight < .infinity {
            box.declare("max-height", maxHeight.px)
            box.addClass("m")
        }
    }
}

extension Placement {
    /// The value for CSS's `place-items`: the vertical axis first.
    var css: String {
        vertical.css == horizontal.css ? vertical.css : "\(vertical.css) \(horizontal.css)"
    }
}

extension Placement.Horizontal {
    var css: String {
        switch self {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        }
    }
}

extension Placement.Vertical {
    var css: String {
        switch self {
        case .top: "start"
        case .center: "center"
        case .bottom: "end"
        case .firstBaseline: "first baseline"
        case .lastBaseline: "last baseline"
        }
    }
}

extension FixedSize: BoxModifier {
    func apply(to boxes: inout Boxes) {
        let content = boxes.outermost.expansion
        boxes.outermost.expansion = expansion(of: content)
        if horizontal {
            boxes.outermost.addClass("fx")
            if let width = boxes.outermost.idealWidth, content.contains(.horizontal) { boxes.outermost.declare("width", width.px) }
        }
        if vertical {
            boxes.outermost.addClass("fy")
            if let height = boxes.outermost.idealHeight, content.contains(.vertical) { boxes.outermost.declare("height", height.px) }
        }
    }
}

extension Measured: BoxModifier {
    func apply(to boxes: inout Boxes) {
        if boxes.all.count > 1 { boxes.outermost.addClass("sized") }
        // What follows is not measured.
        boxes.outermost.stage = max(boxes.outermost.stage, .frame)
    }
}

extension AspectRatio: BoxModifier {
    func apply(to boxes: inout Boxes) {
        let expansion = boxes.outermost.expansion
        boxes.outermost.expansion = self.expansion(of: expansion)
        guard expansion.isSuperset(of: .both) else { return }
        if let ratio, ratio > 0 { boxes.outermost.declare("aspect-ratio", ratio.css) }
        if boxes.element.kind == .image {
            boxes.outermost.declare("object-fit", fits ? "contain" : "cover")
        } else {
            boxes.outermost.ratio = self
        }
    }
}

extension Position: BoxModifier {
    func apply(to boxes: inout Boxes) {
        boxes.outermost.declare("left", x.px)
        boxes.outermost.declare("top", y.px)
        boxes.wrap()
        boxes.outermost.addClass("pos")
        boxes.outermost.expansion = .both
        boxes.outermost.stage = .frame
    }
}

extension ContainerFrame: BoxModifier {
    func apply(to boxes: inout Boxes) {
        boxes.wrap()
        set(width, "width", unit: "cqw", of: &boxes.outermost)
        set(height, "height", unit: "cqh", of: &boxes.outermost)
        boxes.outermost.declare("flex-shrink", "0")
        if alignment != .center { boxes.outermost.declare("place-items", alignment.css) }
        boxes.outermost.expansion = expansion(of: boxes.outermost.expansion)
        boxes.outermost.stage = .frame
    }

    /// Sets a length. The class turns the surrounding list, scroll view or screen into a CSS query container.
    private func set(_ length: Length?, _ property: String, unit: String, of box: inout Box) {
        guard let length else { return }
        let share = "\((length.share * 100).css)\(unit)"
        box.declare(property, length.points == 0 ? share : "calc(\(share) + \(length.points.px))")
        box.addClass("by-\(unit)")
    }
}

extension LayoutPriority: BoxModifier {
    func apply(to boxes: inout Boxes) {
        if boxes.outermost.expansion.contains(.vertical) {
            if value != 0 { boxes.outermost.addClass(value > 0 ? "first" : "last") }
        } else if value < 0 {
            boxes.outermost.declare("flex-shrink", "1000")
        }
    }
}

extension ZIndex: BoxModifier {
    func apply(to boxes: inout Boxes) {
        boxes.outermost.declare("z-index", value.css)
        if !boxes.outermost.declares("position") { boxes.outermost.declare("position", "relative") }
    }
}

extension IgnoresSafeArea: BoxModifier {
    func apply(to boxes: inout Boxes) {
        boxes.outermost.bleed(edges)
    }
}

extension Box {
    /// Extends the box over the safe area at these edges; the style sheet defines the insets.
    mutating func bleed(_ edges: EdgeSet) {
        if edges.contains(.top) { addClass("st") }
        if edges.contains(.bottom) { addClass("sb") }
        if edges.contains(.leading) { addClass("sl") }
        if edges.contains(.trailing) { addClass("sr") }
    }
}

extension GridCell: BoxModifier {
    func apply(to boxes: inout Boxes) {
        if let columns { boxes.outermost.declare("grid-column", "span \(columns)") }
        if let alignment { boxes.outermost.declare("place-self", alignment.css) }
        if isUnsizedHorizontally { boxes.outermost.declare("min-width", "100%;width:0") }
        if isUnsizedVertically { boxes.outermost.declare("min-height", "100%;height:0") }
    }
}
