import MartletElements

extension HitTesting: BoxModifier {
    func apply(to boxes: inout Boxes) {
        guard !isEnabled else { return }
        boxes.outermost.declare("pointer-events", "none")
        // For the views inside that are hit although a view around them is not.
        boxes.outermost.declare("--hits", "none")
        boxes.outermost.stage = .effects
    }
}

extension GestureArea: BoxModifier {
    func apply(to boxes: inout Boxes) { boxes.cover(with: actions) }
}

extension ContentShape: BoxModifier {
    /// A rectangle is the box itself. Any other shape is a node behind the content, in a box that is not hit otherwise.
    func apply(to boxes: inout Boxes) {
        if boxes.isNative { return roundCorners(of: &boxes.core) }
        let isBox = shape == .rectangle
        if !isBox || boxes.outermost.isCutOff { boxes.wrap() }
        boxes.outermost.isHit = true
        if isBox {
            boxes.outermost.declare("pointer-events", "var(--hits,auto)")
            boxes.outermost.stage = max(boxes.outermost.stage, .frame)
        } else {
            boxes.outermost.addClass("shaped")
            boxes.outermost.declare("--shape", shape.clipPath(isEvenOdd: isEvenOdd))
            boxes.outermost.stage = .effects
        }
    }

    /// Browsers do not hit-test the rounded corners of a control. If it is painted, its corners stay, because the change would be visible.
    @MainActor
    private func roundCorners(of control: inout Box) {
        let radius = shape == .circle ? "50%" : shape.radius
        guard let radius, radius != "0", !control.declares("background"), !control.declares("border-radius") else { return }
        control.declare("border-radius", radius)
    }
}

extension VisuallyHidden: BoxModifier {
    func apply(to boxes: inout Boxes) { boxes.outermost.addClass("unseen") }
}

extension ControlScale: BoxModifier {
    func apply(to boxes: inout Boxes) { boxes.core.addClass("size-\(name.cssName)") }
}

extension Help: AttributeModifier {
    static let attributeNames = ["title"]
    var attributes: [(name: String, value: String)] { [("title", text)] }
}

extension WritingDirection: AttributeModifier {
    static let attributeNames = ["dir"]
    var attributes: [(name: String, value: String)] { [("dir", self == .rightToLeft ? "rtl" : "ltr")] }
}
