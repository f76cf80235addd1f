import Foundation
import MartletCore
import MartletElements
import MartletUI

/// Where a ``Canvas`` draws. It is a value: changes of a copy's opacity, transform, clip or filters affect only what the copy draws.
///
/// - Partly: it has no `withCGContext` and no images as shadings.
public struct GraphicsContext {
    let sink: DrawingSink
    let symbols: CanvasSymbols?
    private let size: CGSize
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    /// The opacity of what is drawn from now on, from 0 to 1.
    public var opacity: Double = 1
    /// How what is drawn from now on mixes with what is there.
    public var blendMode = BlendMode.normal
    /// The transform from the coordinates of the next drawings to points of the canvas.
    public var transform = CGAffineTransform.identity

    private var filters: [Filter.Step] = []
    private var clips: [RecordedClip] = []
    /// The smallest rectangle known to contain all that can be visible, in points of the canvas.
    private var clipBounds: CGRect

    init(sink: DrawingSink, size: CGSize, environment: EnvironmentValues, symbols: CanvasSymbols?) {
        self.sink = sink
        self.symbols = symbols
        self.size = size
        self.environment = environment
        clipBounds = CGRect(origin: .zero, size: size)
    }

    // MARK: Coordinates

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Rotates what is drawn from now on about the origin, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips and filters

    /// The rectangle outside of which nothing is visible, in the current coordinates.
    public var clipBoundingRect: CGRect { Path(clipBounds).applying(transform.inverted()).boundingRect }

    /// Hides what is drawn from now on outside a path, in addition to earlier clips.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        let path = path.applying(transform)
        clips.append(.path(path, isEvenOdd: style.isEOFilled, isInverse: options.contains(.inverse)))
        if !options.contains(.inverse) { clipBounds = clipBounds.intersection(path.boundingRect) }
    }

    /// Hides what is drawn from now on where a layer is transparent.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try recorded(content)
        clips.append(.layer(layer, opacity: opacity, isInverse: options.contains(.inverse)))
    }

    /// Applies a filter to each thing that is drawn from now on, after the earlier filters.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters += filter.steps }

    // MARK: Drawing

    /// Draws into a layer, which is then drawn with this context's opacity, blend mode, clips and filters.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        record(.layer(try recorded(content)), isInPoints: true)
    }

    private func recorded(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [RecordedItem] {
        let sink = DrawingSink()
        var context = GraphicsContext(sink: sink, size: size, environment: environment, symbols: symbols)
        context.transform = transform
        try content(&context)
        return sink.items
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        record(.fill(path, shading, isEvenOdd: style.isEOFilled))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { record(.stroke(path, shading, style)) }

    /// - Parameter lineWidth: In points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Records a drawing with the current state.
    ///
    /// - Parameter isInPoints: Whether the content is in points of the canvas already.
    func record(_ content: RecordedContent, isInPoints: Bool = false) {
        sink.items.append(
            RecordedItem(
                content: content, transform: isInPoints ? .identity : transform, opacity: opacity, blendMode: blendMode, filters: filters,
                clips: clips))
    }
}

extension GraphicsContext {
    /// Options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Hides what is inside, instead of what is outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// How a drawing mixes with what is there.
    ///
    /// - Partly: browsers have no modes that cut one drawing by another, such as `sourceIn` and `clear`; they draw as `normal`.
    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) { self.rawValue = rawValue }

        public static let normal = BlendMode(rawValue: 0)
        public static let multiply = BlendMode(rawValue: 1)
        public static let screen = BlendMode(rawValue: 2)
        public static let overlay = BlendMode(rawValue: 3)
        public static let darken = BlendMode(rawValue: 4)
        public static let lighten = BlendMode(rawValue: 5)
        public static let colorDodge = BlendMode(rawValue: 6)
        public static let colorBurn = BlendMode(rawValue: 7)
        public static let softLight = BlendMode(rawValue: 8)
        public static let hardLight = BlendMode(rawValue: 9)
        public static let difference = BlendMode(rawValue: 10)
        public static let exclusion = BlendMode(rawValue: 11)
        public static let hue = BlendMode(rawValue: 12)
        public static let saturation = BlendMode(rawValue: 13)
        public static let color = BlendMode(rawValue: 14)
        public static let luminosity = BlendMode(rawValue: 15)
        public static let clear = BlendMode(rawValue: 16)
        public static let copy = BlendMode(rawValue: 17)
        public static let sourceIn = BlendMode(rawValue: 18)
        public static let sourceOut = BlendMode(rawValue: 19)
        public static let sourceAtop = BlendMode(rawValue: 20)
        public static let destinationOver = BlendMode(rawValue: 21)
        public static let destinationIn = BlendMode(rawValue: 22)
        public static let destinationOut = BlendMode(rawValue: 23)
        public static let destinationAtop = BlendMode(rawValue: 24)
        public static let xor = BlendMode(rawValue: 25)
        public static let plusDarker = BlendMode(rawValue: 26)
        public static let plusLighter = BlendMode(rawValue: 27)

        private static let names = [
            nil, "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light", "hard-light",
            "difference", "exclusion", "hue", "saturation", "color", "luminosity",
        ]

        /// The same mode for views.
        var ofViews: MartletUI.BlendMode {
            let modes: [MartletUI.BlendMode] = [
                .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
                .exclusion, .hue, .saturation, .color, .luminosity,
            ]
            if self == .plusLighter { return .plusLighter }
            return modes.indices.contains(Int(rawValue)) ? modes[Int(rawValue)] : .normal
        }

        /// The mode in CSS; `nil` is `normal`.
        var css: String? {
            if self == .plusLighter { return "plus-lighter" }
            return Self.names.indices.contains(Int(rawValue)) ? Self.names[Int(rawValue)] : nil
        }
    }
}
