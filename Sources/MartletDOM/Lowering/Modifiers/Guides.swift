import MartletElements

extension Guide: BoxModifier {
    /// The script `guides.ts` reads the property, and aligns the stacks around the box.
    func apply(to boxes: inout Boxes) {
        let axis = guide.axis == .horizontal ? "x" : "y"
        boxes.outermost.declare("--guide-\(axis)-\(guide.cssName)", position.css)
        // The client script then measures this box in place of the core.
        if isMeasured { boxes.outermost.declare("--sized-guide", "1") }
        // What is added outside is not in the view that has the guide.
        boxes.outermost.stage = max(.frame, boxes.outermost.stage)
    }
}

extension GuideName {
    /// The name as a part of the name of a CSS property.
    var cssName: String { String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) }
}

extension GuidePosition {
    /// The constant and the shares, as the script reads them.
    var css: String { "\(constant.css) \(widthShare.css) \(heightShare.css)" }
}
