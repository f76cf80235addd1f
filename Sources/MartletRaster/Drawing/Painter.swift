import CMartletRaster
import Foundation
import MartletElements

/// Draws into an image, by cairo. Coordinates are pixels from the top left corner, until they are transformed.
///
/// It belongs to one thread at a time.
package final class Painter {
    let context: OpaquePointer
    /// `nil` for pages of a file.
    private let pixels: UnsafeMutablePointer<UInt8>?
    package let width: Int
    package let height: Int

    /// A transparent image; `nil` if it would be empty or too large, or if the library is missing.
    package init?(width: Int, height: Int) {
        guard Bitmap.isAllowed(width: width, height: height), RasterLibrary.cairo.isThere else { return nil }
        let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 4)
        pixels.initialize(repeating: 0, count: width * height * 4)
        (self.pixels, self.width, self.height) = (pixels, width, height)
        guard let context = raster_context_create(pixels, Int32(width), Int32(height)) else {
            pixels.deallocate()
            return nil
        }
        self.context = context
    }

    /// Draws with a context of C, which it owns.
    init(_ context: OpaquePointer, width: Int, height: Int) {
        (self.context, pixels, self.width, self.height) = (context, nil, width, height)
    }

    /// Draws on an image.
    package convenience init?(_ bitmap: Bitmap) {
        self.init(width: bitmap.width, height: bitmap.height)
        bitmap.read { pixels?.update(from: $0, count: width * height * 4) }
    }

    deinit {
        raster_context_release(context)
        pixels?.deallocate()
    }

    /// Whether there are pixels; otherwise pages of a file are drawn.
    package var hasPixels: Bool { pixels != nil }

    /// What has been drawn so far.
    package func bitmap() -> Bitmap {
        guard let pixels else { preconditionFailure("Pages of a file are no image: ask for hasPixels first") }
        raster_flush(context)
        return Bitmap(width: width, height: height, pixels: Data(bytes: pixels, count: width * height * 4), isOpaque: false)
    }

    // MARK: State

    package func save() { raster_save(context) }
    package func restore() { raster_restore(context) }

    /// Draws what `body` draws by itself, and the result as a whole.
    package func layer(opacity: Double = 1, _ body: () -> Void) {
        raster_begin_layer(context)
        body()
        raster_end_layer(context, opacity)
    }

    package func beginLayer() { raster_begin_layer(context) }
    package func endLayer(opacity: Double) { raster_end_layer(context, opacity) }

    /// Draws the layer where an image is opaque, which is in a rectangle of another transform to pixels.
    package func endLayer(through mask: Bitmap, in rect: CGRect, matrix: [Double]) {
        raster_end_layer_as_source(context)
        let former = self.matrix
        self.matrix = matrix
        paint(through: mask, in: rect)
        self.matrix = former
        setColor(ColorComponents(red: 0, green: 0, blue: 0, opacity: 1))
    }

    package func transform(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        raster_transform(context, a, b, c, d, tx, ty)
    }
    package func translate(_ x: Double, _ y: Double) { transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
    package func scale(_ x: Double, _ y: Double) { transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
    /// - Parameter angle: In radians, clockwise.
    package func rotate(_ angle: Double) {
        transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    /// a, b, c, d, tx and ty of the transform to pixels.
    package var matrix: [Double] {
        get {
            var parts = [Double](repeating: 0, count: 6)
            raster_get_transform(context, &parts)
            return parts
        }
        set { raster_set_transform(context, newValue[0], newValue[1], newValue[2], newValue[3], newValue[4], newValue[5]) }
    }

    package var isAntialiased = true { didSet { raster_set_antialias(context, isAntialiased) } }
    package func setBlending(_ blending: Blending) { raster_set_operator(context, blending.rawValue) }

    /// How what is drawn is combined with what is there. The numbers are cairo's.
    package enum Blending: Int32, Sendable {
        case clear = 0
        case copy, normal, sourceIn, sourceOut, sourceAtop, destination, destinationOver, destinationIn, destinationOut, destinationAtop
        case xor, plusLighter, saturate, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
        case difference, exclusion, hue, saturation, color, luminosity
    }

    // MARK: Paints

    package func setColor(_ color: ColorComponents) { raster_set_color(context, color.red, color.green, color.blue, color.opacity) }

    /// A colour at a part of a gradient, from 0 to 1.
    package struct Stop: Sendable {
        package var color: ColorComponents
        package var location: Double

        package init(_ color: ColorComponents, at location: Double) { (self.color, self.location) = (color, location) }

        var value: raster_stop {
            raster_stop(at: location, red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
        }
    }

    /// - Parameter isPadded: The first and the last colour go on outside the gradient.
    package func setLinear(_ stops: [Stop], from start: CGPoint, to end: CGPoint, isPadded: Bool = true) {
        raster_set_linear(context, start.x, start.y, end.x, end.y, stops.map(\.value), Int32(stops.count), isPadded)
    }

    package func setRadial(
        _ stops: [Stop], from start: CGPoint, radius: Double, to end: CGPoint, radius endRadius: Double, isPadded: Bool = true
    ) {
        raster_set_radial(
            context, start.x, start.y, max(0, radius), end.x, end.y, max(0, endRadius), stops.map(\.value), Int32(stops.count), isPadded)
    }

    // MARK: Paths

    /// Starts the path anew, and adds one.
    package func setPath(_ path: PathValue) {
        raster_new_path(context)
        var current = PathValue.Point(0, 0)
        for step in path.steps {
            switch step {
            case .move(let point): raster_move(context, point.x, point.y)
            case .line(let point): raster_line(context, point.x, point.y)
            case .quadCurve(let point, let control):
                // The same curve with two control points.
                raster_curve(
                    context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                    point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
            case .curve(let point, let control1, let control2):
                raster_curve(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
            case .close: raster_close(context)
            }
            if let end = step.end { current = end }
        }
    }

    package func setPath(_ rect: CGRect) {
        let rect = rect.standardized
        raster_new_path(context)
        raster_move(context, rect.minX, rect.minY)
        raster_line(context, rect.maxX, rect.minY)
        raster_line(context, rect.maxX, rect.maxY)
        raster_line(context, rect.minX, rect.maxY)
        raster_close(context)
    }

    package func fill(isEvenOdd: Bool = false) { raster_fill(context, isEvenOdd) }
    package func clip(isEvenOdd: Bool = false) { raster_clip(context, isEvenOdd) }
    package func resetClip() { raster_reset_clip(context) }
    /// Paints everything that is not clipped.
    package func paint(opacity: Double = 1) { raster_paint(context, opacity) }

    /// How a line is drawn.
    package struct Line: Hashable, Sendable {
        package var width = 1.0
        package var cap = Stroke.Cap.butt
        package var join = Stroke.Join.miter
        package var miterLimit = 10.0
        package var dash: [Double] = []
        package var dashPhase = 0.0

        package init() {}
    }

    package func stroke(_ line: Line) {
        line.dash.withUnsafeBufferPointer { dash in
            raster_stroke(
                context,
                raster_line_style(
                    width: max(0, line.width), miter_limit: line.miterLimit, dash_phase: line.dashPhase, cap: line.cap.number,
                    join: line.join.number, dash_count: Int32(dash.count), dash: dash.baseAddress))
        }
    }

    // MARK: Images

    package enum Interpolation: Int32, Sendable { case none, good, best }

    /// Draws an image into a rectangle, its first row at the top.
    package func draw(_ bitmap: Bitmap, in rect: CGRect, opacity: Double = 1, interpolation: Interpolation = .good) {
        bitmap.read {
            raster_draw(
                context, $0, Int32(bitmap.width), Int32(bitmap.height), rect.minX, rect.minY, rect.width, rect.height, opacity,
                interpolation.rawValue)
        }
    }

    /// Paints the current paint where an image in a rectangle is opaque.
    package func paint(through mask: Bitmap, in rect: CGRect) {
        mask.read {
            raster_mask(context, $0, Int32(mask.width), Int32(mask.height), rect.minX, rect.minY, rect.width, rect.height)
        }
    }
}

extension PathValue.Step {
    /// The point at which the step ends; `nil` where it closes a subpath.
    fileprivate var end: PathValue.Point? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .close: nil
        }
    }
}

extension Stroke.Cap {
    fileprivate var number: Int32 {
        switch self {
        case .butt: 0
        case .round: 1
        case .square: 2
        }
    }
}

extension Stroke.Join {
    fileprivate var number: Int32 {
        switch self {
        case .miter: 0
        case .round: 1
        case .bevel: 2
        }
    }
}
