import Foundation
import MartletElements
import MartletRaster

extension ElementPainter {
    /// Draws a shadow, and then what is inside the modifier.
    func draw(_ shadow: Shadow, _ look: Look, _ inside: () -> Void) {
        guard let pixels = pixels(of: inside) else { return }
        let shade = pixels.blurred(shadow.radius * pixelScale).tinted(look.components(shadow.color))
        draw(shade, offset: CGSize(width: shadow.x, height: shadow.y))
        draw(pixels)
    }

    func draw(_ effect: PixelEffect, _ look: Look, _ inside: () -> Void) {
        guard let pixels = pixels(of: inside) else { return }
        if case .blur(let radius) = effect {
            draw(pixels.blurred(radius * pixelScale))
        } else if let map = effect.map(look) {
            draw(pixels.mapped(map))
        }
    }

    func draw(_ mode: BlendMode, _ inside: () -> Void) {
        guard let pixels = pixels(of: inside) else { return }
        painter.setBlending(mode.blending)
        draw(pixels)
        painter.setBlending(.normal)
    }
}

extension PixelEffect {
    /// The map of colours of an effect, as browsers compute it.
    fileprivate func map(_ look: Look) -> [Double]? {
        switch self {
        case .blur: return nil
        case .brightness(let amount): return Self.rows(1, add: amount)
        case .contrast(let amount): return Self.rows(amount, add: (1 - amount) / 2)
        case .saturation(let amount): return Self.saturated(amount)
        case .grayscale(let amount): return Self.saturated(1 - min(max(amount, 0), 1))
        case .invert: return Self.rows(-1, add: 1)
        case .hueRotation(let angle): return Self.turned(angle)
        case .multiply(let color):
            let parts = look.components(color)
            return [
                parts.red, 0, 0, 0, 0, 0, parts.green, 0, 0, 0, 0, 0, parts.blue, 0, 0, 0, 0, 0, parts.opacity, 0,
            ]
        }
    }

    private static func rows(_ factor: Double, add sum: Double) -> [Double] {
        [factor, 0, 0, 0, sum, 0, factor, 0, 0, sum, 0, 0, factor, 0, sum, 0, 0, 0, 1, 0]
    }

    /// How light red, green and blue are.
    private static let light = [0.2126, 0.7152, 0.0722]

    private static func saturated(_ amount: Double) -> [Double] {
        var rows: [Double] = []
        for row in 0..<3 {
            for column in 0..<3 { rows.append(light[column] * (1 - amount) + (row == column ? amount : 0)) }
            rows += [0, 0]
        }
        return rows + [0, 0, 0, 1, 0]
    }

    private static func turned(_ angle: Double) -> [Double] {
        let (c, s) = (cos(angle), sin(angle))
        // What does not turn, and what turns by cosine and by sine, for red, green and blue.
        let still = [0.213, 0.715, 0.072, 0.213, 0.715, 0.072, 0.213, 0.715, 0.072]
        let cosines = [0.787, -0.715, -0.072, -0.213, 0.285, -0.072, -0.213, -0.715, 0.928]
        let sines = [-0.213, -0.715, 0.928, 0.143, 0.140, -0.283, -0.787, 0.715, 0.072]
        var rows: [Double] = []
        for row in 0..<3 {
            for index in row * 3..<row * 3 + 3 { rows.append(still[index] + c * cosines[index] + s * sines[index]) }
            rows += [0, 0]
        }
        return rows + [0, 0, 0, 1, 0]
    }
}

extension BlendMode {
    fileprivate var blending: Painter.Blending {
        switch self {
        case .normal: .normal
        case .multiply, .plusDarker: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusLighter: .plusLighter
        }
    }
}
