import MartletElements

/// A modifier that is a CSS transform.
@MainActor
protocol TransformModifier: BoxModifier {
    /// The functions of the transform.
    var css: String { get }
    /// The point that stays in its place; `nil` if it does not matter.
    var origin: UnitPosition? { get }
}

extension TransformModifier {
    var origin: UnitPosition? { nil }
    func apply(to boxes: inout Boxes) { boxes.transform(css, about: origin) }
}

extension Offset: TransformModifier {
    var css: String { "translate(\(x.px),\(y.px))" }
}

extension Scale: TransformModifier {
    var css: String { x == y ? "scale(\(x.css))" : "scale(\(x.css),\(y.css))" }
    var origin: UnitPosition? { anchor }
}

extension Rotation: TransformModifier {
    var css: String {
        let degrees = (angle * 180 / .pi).css
        if x == 0, y == 0 { return "rotate(\(degrees)deg)" }
        let depth = perspective > 0 ? "perspective(\((600 / perspective).px)) " : ""
        return "\(depth)rotate3d(\(x.css),\(y.css),\(z.css),\(degrees)deg)"
    }
    var origin: UnitPosition? { anchor }
}

extension Shift: TransformModifier {
    var css: String { "translate(calc(\((x * 100).css)%*var(--way,1)),\((y * 100).css)%)" }
}

extension Projection: TransformModifier {
    var css: String {
        // A perspective's numbers are too small for three decimals.
        let numbers = matrix.map { $0.isFinite ? (($0 * 1e6).rounded() / 1e6).shortest : "0" }
        guard numbers.count == 9 else { return "" }
        if matrix[2] == 0, matrix[5] == 0, matrix[8] == 1 {
            return "matrix(\([0, 1, 3, 4, 6, 7].map { numbers[$0] }.joined(separator: ",")))"
        }
        let columns = [[numbers[0], numbers[1], "0", numbers[2]], [numbers[3], numbers[4], "0", numbers[5]], ["0", "0", "1", "0"]]
        let last = [numbers[6], numbers[7], "0", numbers[8]]
        return "matrix3d(\((columns + [last]).joined().joined(separator: ",")))"
    }
    var origin: UnitPosition? { UnitPosition(x: 0, y: 0) }
}

extension Double {
    /// The number without a point if it is whole.
    fileprivate var shortest: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}

extension Boxes {
    /// Adds a transform outside the existing ones. A box has a single transform origin.
    fileprivate mutating func transform(_ transform: String, about origin: UnitPosition?) {
        at(.effects, canShare: { $0.origin == nil || origin == nil || $0.origin == origin }) { box in
            box.transform = box.transform.isEmpty ? transform : transform + " " + box.transform
            if let origin { box.origin = origin }
        }
    }
}

extension Opacity: BoxModifier {
    func apply(to boxes: inout Boxes) {
        boxes.at(.effects) { $0.opacity *= amount }
    }
}

extension PixelEffect: BoxModifier {
    func apply(to boxes: inout Boxes) {
        if case .multiply(let color) = self {
            boxes.wrap()
            boxes.outermost.addClass("multiply")
            boxes.outermost.declare("--by", color.css)
            boxes.outermost.stage = .effects
            return
        }
        boxes.at(.effects, canShare: { !$0.isFiltered }) { box in
            box.filter += box.filter.isEmpty ? css : " " + css
        }
    }

    /// The CSS filter; nothing for an effect that needs a box of its own.
    var css: String {
        switch self {
        case .blur(let radius): "blur(\(radius.px))"
        case .brightness(let amount): Self.adding(amount)
        case .contrast(let amount): "contrast(\(amount.css))"
        case .saturation(let amount): "saturate(\(amount.css))"
        case .grayscale(let amount): "grayscale(\(amount.css))"
        case .hueRotation(let angle): "hue-rotate(\((angle * 180 / .pi).css)deg)"
        case .invert: "invert(1)"
        case .multiply: ""
        }
    }

    /// Adds an amount to red, green and blue. CSS's own `brightness` multiplies; after a partial inversion, which moves the darkest
    /// colour up and the brightest down by `step`, a multiplication adds.
    private static func adding(_ amount: Double) -> String {
        let scale = 1 + 2 * abs(amount)
        let step = abs(amount) / scale
        // To subtract is to add to the inverse.
        if amount < 0 { return "invert(\((1 - step).css)) brightness(\(scale.css)) invert(1)" }
        return "invert(\(step.css)) brightness(\(scale.css))"
    }
}

extension Blending: BoxModifier {
    func apply(to boxes: inout Boxes) {
        boxes.outermost.declare("mix-blend-mode", mode.css)
    }
}

extension Compositing: BoxModifier {
    func apply(to boxes: inout Boxes) { boxes.at(.effects) { $0.declare("isolation", "isolate") } }
}

extension Redacted: BoxModifier {
    func apply(to boxes: inout Boxes) { boxes.core.addClass(isRedacted ? "redacted" : "unredacted") }
}

extension BlendMode {
    fileprivate var css: String {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: "normal"
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        }
    }
}
