import Foundation
import MartletCore
import MartletElements
import MartletRaster
import MartletUI

extension CGContext {
    // MARK: Colours

    public func setFillColor(_ color: CGColor) { state.fill = color.value }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = ColorComponents(red: red, green: green, blue: blue, opacity: alpha)
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(red: gray, green: gray, blue: gray, alpha: alpha) }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.value }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = ColorComponents(red: red, green: green, blue: blue, opacity: alpha)
    }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha) }

    // MARK: Lines

    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    public func setLineCap(_ cap: CGLineCap) {
        state.line.cap =
            switch cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
    }
    public func setLineJoin(_ join: CGLineJoin) {
        state.line.join =
            switch join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
    }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashPhase = phase
        state.line.dash = lengths.map { Double($0) }
    }

    // MARK: Looks

    /// The opacity of what is drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
    public func setShouldAntialias(_ shouldAntialias: Bool) { painter?.isAntialiased = shouldAntialias }
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { painter?.isAntialiased = allowsAntialiasing }

    /// Gives what is drawn a black shadow of a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Gives what is drawn a shadow; `nil` takes it away.
    ///
    /// The offset and the blur are those of the context before it is transformed, and so are not scaled with what is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let height = isFlipped ? offset.height : -offset.height
        state.shadow = color.map {
            Shadow(offset: CGSize(width: offset.width * scale, height: height * scale), radius: blur * scale / 2, color: $0.value)
        }
    }

    // MARK: Gradients

    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        let matrix = toPixels.parts
        paint {
            $0.save()
            $0.matrix = matrix
            $0.setLinear(gradient.stops, from: start, to: end)
            if !options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation]) {
                $0.setPath(Self.band(from: start, to: end, options: options).value)
                $0.clip()
            }
            $0.paint()
            $0.restore()
        }
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let matrix = toPixels.parts
        paint {
            $0.save()
            $0.matrix = matrix
            // Transparent stops at the ends draw nothing outside them.
            var stops = gradient.stops
            let clear = ColorComponents(red: 0, green: 0, blue: 0, opacity: 0)
            if !options.contains(.drawsBeforeStartLocation) { stops.insert(Painter.Stop(clear, at: 0), at: 0) }
            if !options.contains(.drawsAfterEndLocation) { stops.append(Painter.Stop(clear, at: 1)) }
            $0.setRadial(stops, from: startCenter, radius: startRadius, to: endCenter, radius: endRadius)
            $0.paint()
            $0.restore()
        }
    }

    /// The part of the plane between two points, and what is before or after them if it is drawn, too.
    private static func band(from start: CGPoint, to end: CGPoint, options: CGGradientDrawingOptions) -> Path {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
        let far: CGFloat = 1_000_000
        let along = CGPoint(x: dx / length, y: dy / length)
        let before = options.contains(.drawsBeforeStartLocation) ? far : 0
        let after = options.contains(.drawsAfterEndLocation) ? far : 0
        let first = CGPoint(x: start.x - along.x * before, y: start.y - along.y * before)
        let last = CGPoint(x: end.x + along.x * after, y: end.y + along.y * after)
        let side = CGPoint(x: -along.y * far, y: along.x * far)
        var path = Path()
        path.addLines([
            CGPoint(x: first.x + side.x, y: first.y + side.y), CGPoint(x: last.x + side.x, y: last.y + side.y),
            CGPoint(x: last.x - side.x, y: last.y - side.y), CGPoint(x: first.x - side.x, y: first.y - side.y),
        ])
        path.closeSubpath()
        return path
    }
}

extension CGColor {
    package var value: ColorComponents {
        let parts = components ?? [0, 0, 0, 1]
        return ColorComponents(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
}
