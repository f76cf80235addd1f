import MartletElements

extension Background: BoxModifier {
    func apply(to boxes: inout Boxes) {
        if shape == .circle { return fillCircle(in: &boxes) }
        let bleeds = !ignoredEdges.isEmpty && shape == .rectangle && boxes.fillsScreen
        if bleeds { boxes.wrap() }
        boxes.at(.background) { box in
            box.declare("background", paint.css)
            if let backdrop = paint.backdrop { box.declare("backdrop-filter", backdrop) }
            if shape != .rectangle { box.radius = shape.radius ?? "0" }
            if let radius = box.radius { box.declare("border-radius", radius) }
            box.isHit = true
            if bleeds {
                box.bleed(ignoredEdges)
                box.addClass("bleed")
            }
        }
    }
}

@MainActor
extension Background {
    /// Fills the largest circle that fits into the box, which need not be square. A node behind the content has the paint, because a clip
    /// of the box would also clip the content. The core can have such a node already, so the box is never the core.
    private func fillCircle(in boxes: inout Boxes) {
        let isCore = boxes.all.count == 1
        boxes.at(.background, canShare: { _ in !isCore }) { box in
            box.addClass(paint.backdrop == nil ? "disc" : "disc frosted")
            box.declare("--disc-background", paint.css)
            box.isHit = true
        }
    }
}

extension Boxes {
    /// Whether the box so far is the whole content of a screen, so that a paint behind it extends behind the bars.
    fileprivate var fillsScreen: Bool {
        guard outermost.expansion.isSuperset(of: .both) else { return false }
        var content = element
        while let parent = content.parent {
            switch parent.kind {
            case .screen, .tab, .root: return true
            // What is behind, over or beside the content leaves it the whole screen, unless a modifier in between changes its size.
            case .layer, .safeAreaInset:
                let isResized = parent.modifiers.contains { $0.value is Padding || $0.value is Frame }
                guard content[.slot] == nil, !isResized else { return false }
            case .group:
                guard parent.children.count == 1 else { return false }
            default: return false
            }
            content = parent
        }
        return false
    }
}

extension Clip: BoxModifier {
    func apply(to boxes: inout Boxes) {
        guard let radius = radius(for: boxes.outermost) else {
            // A clip path also clips shadows of the same box, so no other modifier may share the box.
            boxes.at(.clip) { box in
                box.declare("clip-path", shape.clipPath)
                box.stage = .effects
            }
            return
        }
        boxes.at(.clip, canShare: { $0.radius == nil || $0.radius == radius }) { box in
            if box.radius == nil, radius != "0" { box.declare("border-radius", radius) }
            box.radius = radius
            box.declare("overflow", "clip")
        }
    }

    /// Returns the border radius of the shape. A circle in a square box is 50%, because a clip path would cut off the box's shadow.
    private func radius(for box: Box) -> String? {
        if shape == .circle, let width = box.width, width == box.height { return "50%" }
        return shape.radius
    }
}

extension Border: BoxModifier {
    func apply(to boxes: inout Boxes) {
        boxes.at(.border) { box in
            box.declare("outline", "\(width.px) solid \(paint.plainCSS)")
            box.declare("outline-offset", (-width).px)
        }
    }
}

extension Shadow: BoxModifier {
    /// A painted box gets a box shadow, any other, such as one with a circle behind it or letters with a gradient, a shadow of its pixels.
    func apply(to boxes: inout Boxes) {
        if isInside { return boxes.outermost.shade(self) }
        boxes.at(.shadow) { box in
            let isPainted = box.declares("background") && !box.declares("background-clip")
            if isPainted || box.declares("overflow") {
                box.declare("box-shadow", "\(x.px) \(y.px) \((radius * 2).px) \(color.css)")
            } else {
                box.declare("filter", "drop-shadow(\(x.px) \(y.px) \(radius.px) \(color.css))")
                box.stage = .effects
                box.isFiltered = true
            }
        }
    }
}

extension Box {
    /// Draws a shadow inside the painted area of the box. That of a circle is a gradient, because a clip path cuts off the corners of the box.
    fileprivate mutating func shade(_ shadow: Shadow) {
        let isCircle = declares("clip-path")
        if isCircle || declares("--disc-background") {
            // `calc` adds no number without a unit, not even 0.
            let center = "calc(50% + \(shadow.x.css)px) calc(50% + \(shadow.y.css)px)"
            let ring = "radial-gradient(circle closest-side at \(center),#0000 calc(100% - \((shadow.radius * 2).px)),\(shadow.color.css))"
            let property = isCircle ? "background:" : "--disc-background:"
            guard let start = style.range(of: property) else { return }
            style.insert(contentsOf: ring + ",", at: start.upperBound)
        } else if declares("background") {
            let (x, y, blur) = (shadow.x.px, shadow.y.px, (shadow.radius * 2).px)
            declare("box-shadow", "inset \(x) \(y) \(blur) \(shadow.color.css)")
            stage = max(stage, .shadow)
        }
    }
}

extension Foreground: BoxModifier {
    func apply(to boxes: inout Boxes) {
        if paint.isGradient, boxes.element.kind == .image { boxes.core.addClass("painted") }
        if paint.isGradient, boxes.element.kind == .text {
            boxes.inherit("color", "transparent")
            boxes.inherit("background", paint.css)
            boxes.inherit("background-clip", "text")
            boxes.core.stage = max(boxes.core.stage, .background)
        } else if paint != .color(.token("foreground")) {
            boxes.inherit("color", paint.plainCSS)
            // Buttons inside have a colour of their own, which this foreground overrides.
            if Lowerings[boxes.element.kind]?.holdsControls != false { boxes.inherit("--ink", paint.plainCSS) }
        }
        if let secondary { boxes.inherit("--secondary", secondary.plainCSS) }
        if let tertiary { boxes.inherit("--tertiary", tertiary.plainCSS) }
    }
}

extension Tint: BoxModifier {
    func apply(to boxes: inout Boxes) {
        guard let color else { return }
        boxes.inherit("--tint", color.css)
        // For controls whose usual colour is not the tint.
        boxes.inherit("--own-tint", color.css)
    }
}

extension ItemTint: BoxModifier {
    func apply(to boxes: inout Boxes) { boxes.inherit("--icon", color.css) }
}

extension Hidden: BoxModifier {
    /// What modifiers add outside stays visible, such as a border, so they get boxes of their own.
    func apply(to boxes: inout Boxes) {
        boxes.outermost.declare("visibility", "hidden")
        boxes.outermost.stage = .effects
    }
}

extension ForcedColorScheme: BoxModifier {
    func apply(to boxes: inout Boxes) {
        boxes.inherit("color-scheme", isDark ? "dark" : "light")
        boxes.core.addClass("forced")
    }
}
