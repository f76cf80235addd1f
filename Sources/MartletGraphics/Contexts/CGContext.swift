import Foundation
import MartletCore
import MartletElements
import MartletRaster
import MartletUI

/// Draws into pixels.
///
///     context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
///     context.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
///
/// - Partly: sRGB with eight bits; no patterns, no texts of its own, no gradients in strokes. On a machine without cairo nothing is drawn.
public final class CGContext {
    /// What is saved and restored.
    struct State {
        var fill = ColorComponents(red: 0, green: 0, blue: 0, opacity: 1)
        var stroke = ColorComponents(red: 0, green: 0, blue: 0, opacity: 1)
        var line = Painter.Line()
        var alpha = 1.0
        var blendMode = CGBlendMode.normal
        var interpolation = CGInterpolationQuality.default
        var shadow: Shadow?
    }

    struct Shadow {
        /// In pixels, to the right and down.
        var offset: CGSize
        /// The standard deviation, in pixels.
        var radius: Double
        var color: ColorComponents
    }

    /// `nil` without cairo.
    package let painter: Painter?
    /// In pixels.
    public let width: Int
    public let height: Int
    /// Pixels per point.
    let scale: CGFloat
    /// Where a PDF file is written.
    let pdfURL: URL?
    /// The origin is at the top.
    let isFlipped: Bool
    var state = State()
    private var saved: [State] = []
    private var layers: [State] = []
    private var masks: [Mask] = []
    /// In pixels: a transform changes only what is added later.
    private var steps = Path()
    /// The area of the clips, in pixels.
    private var clipBox: CGRect
    private var savedClipBoxes: [CGRect] = []

    /// - Parameter scale: Pixels per point.
    /// - Parameter isFlipped: The origin is at the top, as UIKit has it; otherwise at the bottom.
    package init(width: Int, height: Int, scale: CGFloat = 1, isFlipped: Bool) {
        (self.width, self.height) = (width, height)
        (self.scale, self.isFlipped, pdfURL) = (scale, isFlipped, nil)
        painter = Painter(width: width, height: height)
        toPixels =
            isFlipped
            ? CGAffineTransform(scaleX: scale, y: scale)
            : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
        clipBox = CGRect(x: 0, y: 0, width: width, height: height)
    }

    /// A context that draws pages.
    init(_ painter: Painter, pageSize size: CGSize, isFlipped: Bool, url: URL?) {
        (width, height) = (painter.width, painter.height)
        (scale, self.isFlipped, self.painter, pdfURL) = (1, isFlipped, painter, url)
        toPixels = isFlipped ? .identity : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        clipBox = CGRect(origin: .zero, size: size)
    }

    /// A context that draws into memory of its own; `nil` if the size is not allowed, or without cairo.
    ///
    /// - Parameters:
    ///   - data: Has to be `nil`: pixels of the app's are not drawn into.
    ///   - space: Without effect: colours are in sRGB.
    ///   - bitmapInfo: Without effect: pixels have red, green, blue and alpha.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        guard data == nil, Bitmap.isAllowed(width: width, height: height) else { return nil }
        self.init(width: width, height: height, isFlipped: false)
        guard painter != nil else { return nil }
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// What has been drawn so far; `nil` without cairo, and of a PDF file.
    public func makeImage() -> CGImage? {
        endMasks(deeperThan: 0)
        guard let painter, painter.hasPixels else { return nil }
        return CGImage(painter.bitmap())
    }

    // MARK: State

    public func saveGState() {
        saved.append(state)
        savedClipBoxes.append(clipBox)
        matrices.append(toPixels)
        painter?.save()
    }

    public func restoreGState() {
        endMasks(deeperThan: saved.count)
        guard let last = saved.popLast(), let box = savedClipBoxes.popLast(), let matrix = matrices.popLast() else { return }
        (state, clipBox, toPixels) = (last, box, matrix)
        painter?.restore()
    }

    private var matrices: [CGAffineTransform] = []

    // MARK: Transforms

    /// From user space to pixels from the top left corner.
    package private(set) var toPixels: CGAffineTransform

    /// From user space to pixels from the bottom left corner.
    public var ctm: CGAffineTransform {
        toPixels.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    public func concatenate(_ transform: CGAffineTransform) { toPixels = transform.concatenating(toPixels) }
    public func translateBy(x: CGFloat, y: CGFloat) { toPixels = toPixels.translatedBy(x: x, y: y) }
    public func scaleBy(x: CGFloat, y: CGFloat) { toPixels = toPixels.scaledBy(x: x, y: y) }
    /// - Parameter angle: In radians; from the axis of x to that of y.
    public func rotate(by angle: CGFloat) { toPixels = toPixels.rotated(by: angle) }

    // MARK: Path

    /// Changes the path in user space.
    func change(_ body: (inout Path) -> Void) {
        var part = steps.applying(toPixels.inverted())
        body(&part)
        steps = part.applying(toPixels)
    }

    public func beginPath() { steps = Path() }
    public func move(to point: CGPoint) { steps.move(to: point.applying(toPixels)) }
    public func addLine(to point: CGPoint) { steps.addLine(to: point.applying(toPixels)) }
    public func addLines(between points: [CGPoint]) { steps.addLines(points.map { $0.applying(toPixels) }) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.addCurve(to: end.applying(toPixels), control1: control1.applying(toPixels), control2: control2.applying(toPixels))
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        steps.addQuadCurve(to: end.applying(toPixels), control: control.applying(toPixels))
    }
    public func addRect(_ rect: CGRect) { steps.addPath(Path(rect), transform: toPixels) }
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public func addEllipse(in rect: CGRect) { steps.addPath(Path(ellipseIn: rect), transform: toPixels) }
    public func addPath(_ path: CGPath) { steps.addPath(path.path, transform: toPixels) }
    /// Adds an arc. Angles are in radians; `clockwise` is as it is seen where the axis of y points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        change {
            $0.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: clockwise)
        }
    }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }
    public func closePath() { steps.closeSubpath() }

    public var path: CGPath? { steps.isEmpty ? nil : CGPath(steps.applying(toPixels.inverted())) }
    public var isPathEmpty: Bool { steps.isEmpty }
    public var currentPointOfPath: CGPoint { steps.currentPoint?.applying(toPixels.inverted()) ?? .zero }
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Returns the path in pixels, and forgets it.
    private func takePath() -> Path {
        defer { steps = Path() }
        return steps
    }

    // MARK: Clips

    public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), rule) }
    public func clip(to rect: CGRect) { clip(to: Path(rect).applying(toPixels), .winding) }
    public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.addRect(rect) }
        clip(to: path.applying(toPixels), .winding)
    }

    /// The smallest rectangle around what is not clipped.
    public var boundingBoxOfClipPath: CGRect {
        clipBox.isNull ? .null : Path(clipBox).applying(toPixels.inverted()).boundingRect
    }

    public func resetClip() {
        painter?.resetClip()
        clipBox = CGRect(x: 0, y: 0, width: width, height: height)
    }

    /// Draws what follows, until the state is restored, only where an image in a rectangle is opaque. The image lies as ``draw(_:in:byTiling:)``
    /// would draw it.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard let painter, let bitmap = mask.bitmap else { return }
        let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.maxY).concatenating(toPixels)
        masks.append(
            Mask(depth: saved.count, bitmap: bitmap, rect: CGRect(x: rect.minX, y: 0, width: rect.width, height: rect.height), place: place)
        )
        painter.beginLayer()
    }

    /// An image that cuts what is drawn at a depth of saved states.
    private struct Mask {
        var depth: Int
        var bitmap: Bitmap
        var rect: CGRect
        var place: CGAffineTransform
    }

    private func endMasks(deeperThan depth: Int) {
        while let mask = masks.last, mask.depth >= depth {
            masks.removeLast()
            painter?.endLayer(through: mask.bitmap, in: mask.rect, matrix: mask.place.parts)
        }
    }

    private func clip(to path: Path, _ rule: CGPathFillRule) {
        clipBox = clipBox.intersection(path.boundingRect)
        painter?.setPath(path.value)
        painter?.clip(isEvenOdd: rule == .evenOdd)
    }

    // MARK: Painting

    /// Draws with the current opacity, mode and shadow. The painter's coordinates are pixels.
    func paint(_ body: (Painter) -> Void) {
        guard let painter else { return }
        if let shadow = state.shadow { draw(shadow, of: body) }
        painter.setBlending(state.blendMode.blending)
        if state.alpha < 1 { painter.layer(opacity: state.alpha) { body(painter) } } else { body(painter) }
        painter.setBlending(.normal)
    }

    /// Draws as `body` does with the painter, whose transform is as before then.
    package func drawing(_ body: (Painter) -> Void) {
        paint {
            let former = $0.matrix
            body($0)
            $0.matrix = former
        }
    }

    /// The fill colour.
    package var fillComponents: ColorComponents { state.fill }

    private func draw(_ shadow: Shadow, of body: (Painter) -> Void) {
        guard let painter, let other = Painter(width: width, height: height) else { return }
        body(other)
        painter.draw(
            other.bitmap().blurred(shadow.radius).tinted(shadow.color),
            in: CGRect(x: shadow.offset.width, y: shadow.offset.height, width: CGFloat(width), height: CGFloat(height)),
            opacity: state.alpha)
    }

    public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
    public func fill(_ rect: CGRect) { fill(Path(rect).applying(toPixels), .winding) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect).applying(toPixels), .winding) }

    private func fill(_ path: Path, _ rule: CGPathFillRule) {
        let color = state.fill
        paint {
            $0.setColor(color)
            $0.setPath(path.value)
            $0.fill(isEvenOdd: rule == .evenOdd)
        }
    }

    public func strokePath() { stroke(takePath()) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect).applying(toPixels)) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let former = state.line.width
        state.line.width = width
        stroke(rect)
        state.line.width = former
    }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect).applying(toPixels)) }
    /// Strokes a line between each point and the next one, two by two.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) { path.addLines(Array(points[index...index + 1])) }
        stroke(path.applying(toPixels))
    }

    private func stroke(_ path: Path) {
        let (color, line, matrix) = (state.stroke, state.line, toPixels.parts)
        paint {
            $0.setColor(color)
            $0.setPath(path.value)
            // The pen has the shape that the transform gives it.
            let former = $0.matrix
            $0.matrix = matrix
            $0.stroke(line)
            $0.matrix = former
        }
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill: fill(path, .winding)
        case .eoFill: fill(path, .evenOdd)
        case .stroke: stroke(path)
        case .fillStroke:
            fill(path, .winding)
            stroke(path)
        case .eoFillStroke:
            fill(path, .evenOdd)
            stroke(path)
        }
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        guard let painter else { return }
        painter.setBlending(.clear)
        painter.setPath(Path(rect).applying(toPixels).value)
        painter.fill()
        painter.setBlending(.normal)
    }

    // MARK: Layers

    /// Draws what follows by itself, and then the result as a whole, with the current opacity, mode and shadow.
    ///
    /// - Parameter auxiliaryInfo: Without effect.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        saveGState()
        layers.append(state)
        painter?.beginLayer()
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    }

    public func endTransparencyLayer() {
        guard let former = layers.popLast() else { return }
        painter?.setBlending(former.blendMode.blending)
        painter?.endLayer(opacity: former.alpha)
        painter?.setBlending(.normal)
        restoreGState()
    }
}

extension CGAffineTransform {
    /// a, b, c, d, tx, ty.
    package var parts: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}
