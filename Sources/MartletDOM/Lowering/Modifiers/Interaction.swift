import MartletElements

extension HitTesting: BoxModifier {
    func apply(to boxes: inout Boxes) {
        boxes.inherit("pointer-events", isEnabled ? "auto" : "none")
        // For the views inside that are hit although a view around them is not.
        boxes.inherit("--hits", isEnabled ? "initial" : "none")
    }
}

extension ContentShape: BoxModifier {
    /// Browsers hit-test the whole box of an element except its rounded corners. If the box is painted, its corners are not rounded here,
    /// because that would be visible; a path is hit-tested as its box.
    func apply(to boxes: inout Boxes) {
        if [.shape, .stack].contains(boxes.element.kind) { boxes.core.declare("pointer-events", "var(--hits,auto)") }
        let radius = shape == .circle ? "50%" : shape.radius
        guard let radius, radius != "0", !boxes.core.declares("background"), !boxes.core.declares("border-radius") else { return }
        boxes.core.declare("border-radius", radius)
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
