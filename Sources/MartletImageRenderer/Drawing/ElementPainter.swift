import Foundation
import MartletElements
import MartletRaster

/// Draws elements where the layout has put them. Coordinates are points.
@MainActor
final class ElementPainter {
    /// Another one while something is drawn by itself.
    private(set) var painter: Painter
    let layout: SnapshotLayout
    let pictures: Pictures

    init(_ painter: Painter, _ layout: SnapshotLayout, _ pictures: Pictures) {
        (self.painter, self.layout, self.pictures) = (painter, layout, pictures)
    }

    /// Draws an element with all of its modifiers.
    ///
    /// - Parameter look: That of what surrounds it.
    func draw(_ element: Element, _ look: Look) { draw(element, upTo: element.modifiers.count - 1, look) }

    /// Draws an element with its modifiers up to an index: the outermost first, which draws what is inside it.
    func draw(_ element: Element, upTo index: Int, _ look: Look) {
        guard index >= 0 else { return drawCore(element, look) }
        guard let frame = layout.frame(of: element, upTo: index) else { return }
        let modifier = element.modifiers[index]
        var inner = look
        inner.apply(modifier)
        let inside = { self.draw(element, upTo: index - 1, inner) }
        switch modifier.value {
        case let value as Background:
            fill(path(of: value.shape, in: frame), value.paint, in: frame, look)
            inside()
        case let value as Border:
            inside()
            stroke(
                Self.rectangle(frame.insetBy(dx: value.width / 2, dy: value.width / 2)), Stroke(value.paint, width: value.width), in: frame,
                look)
        case let value as Clip:
            painter.save()
            painter.setPath(path(of: value.shape, in: frame))
            painter.clip()
            inside()
            painter.restore()
        case let value as Opacity: painter.layer(opacity: min(max(value.amount, 0), 1), inside)
        case is Hidden: break
        case let value as Shadow where value.isInside: inside()
        case let value as Shadow: draw(value, look, inside)
        case let value as PixelEffect: draw(value, look, inside)
        case let value as Blending: draw(value.mode, inside)
        case is Compositing: painter.layer(inside)
        case let value as Scale:
            transformed(about: value.anchor, of: frame, { $0.scale(value.x, value.y) }, inside)
        case let value as Rotation where value.x == 0 && value.y == 0:
            transformed(about: value.anchor, of: frame, { $0.rotate(value.z < 0 ? -value.angle : value.angle) }, inside)
        default: inside()
        }
    }

    private func drawCore(_ element: Element, _ look: Look) {
        guard let frame = layout.frame(of: element) else { return }
        switch element.kind {
        case .text: drawText(element, in: frame, look)
        case .image: drawImage(element, in: frame, look)
        case .shape: drawShape(element, in: frame, look)
        case .color:
            if let paint = element.modifier(Fill.self)?.paint { fill(Self.rectangle(frame), paint, in: frame, look) }
        case .divider: fill(Self.rectangle(frame), .color(.token("separator")), in: frame, look)
        case .mask: drawMasked(element, look)
        case .button, .link, .navigationLink:
            var inner = look
            if !look.isForegroundSet, element[.style]?.stringValue.map({ ["automatic", "borderless"].contains($0) }) ?? true {
                inner.foreground = .color(.token("tint"))
            }
            for child in Arrangement.drawn(element) { draw(child, inner) }
        default: for child in Arrangement.drawn(element) { draw(child, look) }
        }
    }

    private func drawText(_ element: Element, in frame: CGRect, _ look: Look) {
        if look.isRedacted {
            return fill(Self.rounded(frame, [4, 4, 4, 4]), .color(.opacity(.token("label"), 0.16)), in: frame, look)
        }
        let isInk = if case .color = look.foreground { false } else { true }
        guard let block = Lines(element, look, width: frame.width, isInk: isInk)?.block else { return }
        let place = CGPoint(x: frame.minX, y: onPixel(frame.minY + block.firstBaseline) - block.firstBaseline)
        if isInk {
            paint(look.foreground, in: frame, look) { block.draw(in: $0, at: place) }
        } else {
            block.draw(in: painter, at: place)
        }
    }

    /// The nearest place above that begins a row of pixels: letters that stand between two are blurred.
    private func onPixel(_ y: Double) -> Double {
        let matrix = painter.matrix
        guard matrix[1] == 0, matrix[2] == 0, matrix[3] > 0 else { return y }
        return ((y * matrix[3] + matrix[5]).rounded(.down) - matrix[5]) / matrix[3]
    }

    private func drawMasked(_ element: Element, _ look: Look) {
        let masks = element.children.filter { $0[.slot] == "mask" }
        let mask = pixels { for child in masks { draw(child, look) } }
        let painter = painter
        painter.beginLayer()
        for child in Arrangement.drawn(element) { draw(child, look) }
        guard let mask else { return painter.endLayer(opacity: 1) }
        painter.endLayer(
            through: mask, in: CGRect(x: 0, y: 0, width: painter.width, height: painter.height), matrix: [1, 0, 0, 1, 0, 0])
    }

    private func transformed(
        about anchor: UnitPosition, of frame: CGRect, _ transform: (Painter) -> Void, _ body: () -> Void
    ) {
        painter.save()
        let (x, y) = (frame.minX + frame.width * anchor.x, frame.minY + frame.height * anchor.y)
        painter.translate(x, y)
        transform(painter)
        painter.translate(-x, -y)
        body()
        painter.restore()
    }

    // MARK: By itself

    /// Draws into pixels of their own, as many as the painter has.
    func pixels(of body: () -> Void) -> Bitmap? {
        guard let other = Painter(width: painter.width, height: painter.height) else { return nil }
        other.matrix = painter.matrix
        let outer = painter
        painter = other
        body()
        painter = outer
        return other.bitmap()
    }

    /// Draws such pixels.
    ///
    /// - Parameter offset: In points.
    func draw(_ pixels: Bitmap, offset: CGSize = .zero) {
        let matrix = painter.matrix
        painter.matrix = [1, 0, 0, 1, 0, 0]
        let (x, y) = (matrix[0] * offset.width + matrix[2] * offset.height, matrix[1] * offset.width + matrix[3] * offset.height)
        painter.draw(pixels, in: CGRect(x: x, y: y, width: Double(pixels.width), height: Double(pixels.height)))
        painter.matrix = matrix
    }

    /// Pixels per point.
    var pixelScale: Double {
        let matrix = painter.matrix
        return abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]).squareRoot()
    }
}
