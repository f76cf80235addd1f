/// A shape that carries a smaller symbol: `plus.circle` is a plus on a circle.
struct SymbolPlate: Sendable {
    let outline: SymbolPath
    /// The centre of the mark and its scale.
    private let x, y, scale: Double

    private init(_ outline: String, x: Double = 12, y: Double = 12, scale: Double = Self.markScale) {
        self.outline = SymbolPath(outline)
        (self.x, self.y, self.scale) = (x, y, scale)
    }

    /// The scale of the marks whose outlines `SymbolOutlines.marks` stores.
    static let markScale = 0.58

    var markTransform: SymbolTransform { placed(scale: scale) }

    /// Moves an outline of `SymbolOutlines.marks` to its place on this plate.
    var holeTransform: SymbolTransform { placed(scale: scale / Self.markScale) }

    /// Slightly smaller than the outline: the pen strokes both edges, and the inner one must not extend beyond the outer.
    var core: SymbolPath {
        outline.transformed(.identity.moved(x: 12 - x, y: 12 - y).scaled(0.9).moved(x: x - 12, y: y - 12))
    }

    private func placed(scale: Double) -> SymbolTransform { .identity.scaled(scale).moved(x: x - 12, y: y - 12) }

    static let named: [String: SymbolPlate] = [
        "circle": SymbolPlate("O12 12 9"),
        "square": SymbolPlate("R3.5 3.5 17 17 3.6"),
        "app": SymbolPlate("R3 3 18 18 5.2"),
        "rectangle": SymbolPlate("R2 5 20 14 3"),
        "diamond": SymbolPlate(
            "M10.6 2.7L2.7 10.6a2 2 0 0 0 0 2.8l7.9 7.9a2 2 0 0 0 2.8 0l7.9-7.9a2 2 0 0 0 0-2.8l-7.9-7.9a2 2 0 0 0-2.8 0z"),
        "octagon": SymbolPlate(
            "M8.9 3h6.2a1.8 1.8 0 0 1 1.3.5l4.1 4.1a1.8 1.8 0 0 1 .5 1.3v6.2a1.8 1.8 0 0 1-.5 1.3l-4.1 4.1a1.8 1.8 0 0 1-1.3.5H8.9a1.8 1.8 0 0 1-1.3-.5l-4.1-4.1a1.8 1.8 0 0 1-.5-1.3V8.9a1.8 1.8 0 0 1 .5-1.3l4.1-4.1a1.8 1.8 0 0 1 1.3-.5z"
        ),
        "triangle": SymbolPlate(
            "M10.2 4.1L2.6 17.3a2.1 2.1 0 0 0 1.8 3.1h15.2a2.1 2.1 0 0 0 1.8-3.1L13.8 4.1a2.1 2.1 0 0 0-3.6 0z", y: 13.2, scale: 0.52),
        "shield": SymbolPlate(
            "M11.3 2.9L5 5.3a1.6 1.6 0 0 0-1 1.5v4.7c0 4.6 3 8 7.3 9.7a2 2 0 0 0 1.4 0c4.3-1.7 7.3-5.1 7.3-9.7V6.8a1.6 1.6 0 0 0-1-1.5l-6.3-2.4a2 2 0 0 0-1.4 0z",
            y: 11.6, scale: 0.54),
        "seal": SymbolPlate(sealOutline),
        "bubble": SymbolPlate(
            "M6.4 3.5h11.2A3.4 3.4 0 0 1 21 6.9v7a3.4 3.4 0 0 1-3.4 3.4h-5.4l-3.9 3.5a.9.9 0 0 1-1.5-.7v-2.8h-.4A3.4 3.4 0 0 1 3 13.9v-7A3.4 3.4 0 0 1 6.4 3.5z",
            y: 10.4, scale: 0.5),
        "message": SymbolPlate(
            "M12 3.8c5.1 0 9.2 3.3 9.2 7.4s-4.1 7.4-9.2 7.4c-1.1 0-2.1-.2-3.1-.4-1.3 1.1-2.9 1.9-4.9 2.1-.4 0-.6-.4-.4-.7.7-1 1.1-2.1 1.2-3.2C3.6 14.9 2.8 13.1 2.8 11.2c0-4.1 4.1-7.4 9.2-7.4z",
            y: 11.2, scale: 0.5),
        "doc": SymbolPlate(
            "M7.5 2.8h5.2a2 2 0 0 1 1.4.6l4.3 4.3a2 2 0 0 1 .6 1.4v9.6a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5V5.3a2.5 2.5 0 0 1 2.5-2.5z",
            y: 13.4, scale: 0.48),
    ]

    /// Eight waves around a circle.
    private static let sealOutline =
        "M8.8 4.3A3.5 3.5 0 0 1 15.2 4.3A3.5 3.5 0 0 1 19.7 8.8A3.5 3.5 0 0 1 19.7 15.2A3.5 3.5 0 0 1 15.2 19.7A3.5 3.5 0 0 1 8.8 19.7A3.5 3.5 0 0 1 4.3 15.2A3.5 3.5 0 0 1 4.3 8.8A3.5 3.5 0 0 1 8.8 4.3z"
}
