import Foundation
import MartletElements
import MartletRaster

extension ElementPainter {
    func fill(_ path: PathValue, _ paint: Paint, in frame: CGRect, _ look: Look, isEvenOdd: Bool = false) {
        self.paint(paint, in: frame, look) {
            $0.setPath(path)
            $0.fill(isEvenOdd: isEvenOdd)
        }
    }

    func stroke(_ path: PathValue, _ stroke: Stroke, in frame: CGRect, _ look: Look) {
        var line = Painter.Line()
        line.width = stroke.width
        (line.cap, line.join, line.miterLimit) = (stroke.cap, stroke.join, stroke.miterLimit)
        (line.dash, line.dashPhase) = (stroke.dash, stroke.dashPhase)
        paint(stroke.paint, in: frame, look) {
            $0.setPath(path)
            $0.stroke(line)
        }
    }

    /// Draws something with a paint that covers a frame.
    ///
    /// - Parameter ink: Draws in the current colour, or in black: only its shape matters.
    func paint(_ paint: Paint, in frame: CGRect, _ look: Look, _ ink: (Painter) -> Void) {
        let painter = painter
        switch paint {
        case .color(.token("foreground")) where look.foreground != paint: self.paint(look.foreground, in: frame, look, ink)
        case .color, .material:
            painter.setColor(look.plain(paint))
            ink(painter)
        case .linear, .radial, .angular, .elliptical, .pixels, .tiles:
            // The ink is replaced by the gradient where it is.
            painter.layer {
                painter.setColor(ColorComponents(red: 0, green: 0, blue: 0, opacity: 1))
                ink(painter)
                painter.setBlending(.sourceIn)
                cover(with: paint, in: frame, look)
                painter.setBlending(.normal)
            }
        }
    }

    /// Paints all of the layer with a gradient.
    private func cover(with paint: Paint, in frame: CGRect, _ look: Look) {
        func point(_ position: UnitPosition) -> CGPoint {
            CGPoint(x: frame.minX + frame.width * position.x, y: frame.minY + frame.height * position.y)
        }
        func stops(_ stops: [GradientStop]) -> [Painter.Stop] { stops.map { Painter.Stop(look.components($0.color), at: $0.location) } }
        switch paint {
        case .color, .material: break
        case .linear(let list, let start, let end):
            guard frame.width > 0, frame.height > 0 else { return }
            // The gradient is that of a square, stretched to the frame: its colours go from corner to corner.
            painter.save()
            painter.translate(frame.minX, frame.minY)
            painter.scale(frame.width, frame.height)
            painter.setLinear(stops(list), from: CGPoint(x: start.x, y: start.y), to: CGPoint(x: end.x, y: end.y))
            painter.paint()
            painter.restore()
        case .elliptical(let list, let center, let inner, let outer):
            guard frame.width > 0, frame.height > 0 else { return }
            let center = CGPoint(x: center.x, y: center.y)
            painter.save()
            painter.translate(frame.minX, frame.minY)
            painter.scale(frame.width, frame.height)
            painter.setRadial(stops(list), from: center, radius: inner, to: center, radius: outer)
            painter.paint()
            painter.restore()
        case .pixels(let grid):
            painter.draw(Bitmap(grid), in: frame)
        case .tiles(let tile):
            guard let picture = pictures.bitmap(at: tile.address), tile.width >= 1, tile.height >= 1 else { return }
            for y in stride(from: frame.minY, to: frame.maxY, by: tile.height) {
                for x in stride(from: frame.minX, to: frame.maxX, by: tile.width) {
                    painter.draw(picture, in: CGRect(x: x, y: y, width: tile.width, height: tile.height))
                }
            }
        case .radial(let list, let center, let inner, let outer):
            painter.setRadial(stops(list), from: point(center), radius: inner, to: point(center), radius: outer)
            painter.paint()
        case .angular(let list, let center, let start, let end):
            // Each point of the frame is less than its two sides away from the centre.
            let reach = Double(frame.width + frame.height)
            let center = point(center)
            if let turn = Bitmap.turn(stops(list), from: start, to: end, side: Int(min(reach * 2 * pixelScale, 2000))) {
                painter.draw(turn, in: CGRect(x: center.x - reach, y: center.y - reach, width: reach * 2, height: reach * 2))
            }
        }
    }
}

extension Bitmap {
    fileprivate init(_ grid: PixelGrid) {
        var pixels = Data(capacity: grid.bytes.count)
        for start in stride(from: 0, to: grid.bytes.count, by: 4) {
            let alpha = UInt(grid.bytes[start + 3])
            for part in [2, 1, 0] { pixels.append(UInt8((UInt(grid.bytes[start + part]) * alpha + 127) / 255)) }
            pixels.append(UInt8(alpha))
        }
        self.init(width: grid.width, height: grid.height, pixels: pixels, isOpaque: false)
    }
}
