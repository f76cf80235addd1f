import MartletElements

/// A stack that a layout of the app arranges.
///
/// The server computes the places of the children; a script measures the children for it. While the script measures the space that is
/// offered to the stack, the stack has the class `asked`, and grows to its greatest width and height.
enum OwnLayoutLowering {
    static let family: Family = {
        let family = Family("layouts", script: PackageResources.layouts_js)
        family.publish()
        return family
    }()

    /// The attribute with what the script measures: ``Attribute/proposals``.
    static let question = "data-proposals"

    static let css = """
        .own{--widest:0px;position:relative;flex-shrink:0}
        .own.unmeasured{visibility:hidden}
        .own>.placed.placed{position:absolute;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;max-width:none;max-height:none}
        .own.asked{min-width:0;min-height:0;flex-shrink:1!important;max-width:100%}
        .own.asked.hug-x{width:auto!important}
        .own.asked::before{content:"";display:block;width:var(--widest)}
        .own.asked.tall{max-height:100%}
        .own.asked.tall.hug-y{height:auto!important}
        .own.asked.tall::before{height:10000px}
        """

    @MainActor
    static func write(_ element: Element, to core: inout Core) {
        core.classes = "own"
        // The layout's size is the one that the app's code computed: padding, frames and backgrounds go around it.
        core.stage = .control
        if element[.isMeasured] != true { core.addClass("unmeasured") }
        if element[.fillsWidth] != true {
            core.addClass("hug-x")
            core.style.append(("width", (element[.width]?.doubleValue ?? 0).px))
        }
        if element[.fillsHeight] != true {
            core.addClass("hug-y")
            core.style.append(("height", (element[.height]?.doubleValue ?? 0).px))
        }
        let numbers = element[.proposals]?.listValue?.compactMap(\.doubleValue) ?? []
        core.set(question, numbers.map(\.css).joined(separator: " "))
    }
}

extension Placed: BoxModifier {
    func apply(to boxes: inout Boxes) {
        boxes.wrap()
        boxes.outermost.addClass("placed")
        boxes.outermost.declare("inset", "\(y.px) auto auto")
        boxes.outermost.declare("inset-inline-start", x.px)
        boxes.outermost.declare("width", width.px)
        boxes.outermost.declare("height", height.px)
        if let depth = boxes.element.modifier(ZIndex.self) { boxes.outermost.declare("z-index", depth.value.css) }
        boxes.outermost.expansion = []
        boxes.outermost.stage = .effects
    }
}
