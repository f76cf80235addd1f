import Foundation
import MartletElements

extension ColorValue {
    /// The colour in CSS. A token is a custom property of the style sheet, which defines it for light and dark mode.
    package var css: String {
        switch self {
        case .rgb(let red, let green, let blue, let opacity):
            if opacity >= 1 { return "#" + [red, green, blue].map(Self.hex).joined() }
            return "#" + [red, green, blue, opacity].map(Self.hex).joined()
        case .token("clear"): return "transparent"
        case .token("foreground"): return "currentColor"
        case .token(let name): return "var(--\(name.cssName))"
        case .dynamic(let light, let dark): return "light-dark(\(light.css),\(dark.css))"
        case .opacity(.rgb(let red, let green, let blue, let own), let share):
            return ColorValue.rgb(red, green, blue, own * share).css
        case .opacity(let color, let share): return "color-mix(in srgb,\(color.css) \((share * 100).css)%,transparent)"
        case .mix(let first, let second, let share): return "color-mix(in srgb,\(first.css),\(second.css) \((share * 100).css)%)"
        }
    }

    private static func hex(_ share: Double) -> String {
        let number = Int((min(max(share.isFinite ? share : 0, 0), 1) * 255).rounded())
        let digits = String(number, radix: 16)
        return number < 16 ? "0" + digits : digits
    }
}

extension Paint {
    /// The value for CSS's `background`; a material also needs ``backdrop``.
    package var css: String { css(margin: 0) }

    /// The value for the background of a box that extends beyond the painted frame on each side, by a margin in points.
    func css(margin: Double) -> String {
        switch self {
        case .color(let color):
            return color.css
        case .linear(let stops, let start, let end):
            return GradientLine(from: start, to: end).css(stops)
        case .radial(let stops, let center, let inner, let outer):
            let places = stops.map { "\($0.color.css) \((inner + (outer - inner) * $0.location).px)" }
            return "radial-gradient(circle at \(center.css(margin: margin)),\(places.joined(separator: ",")))"
        case .angular(let stops, let center, let start, let end):
            let places = stops.map { "\($0.color.css) \(((end - start) * $0.location * 180 / .pi).css)deg" }
            // CSS angles start at the top, SwiftUI's at the trailing side.
            let begin = (start * 180 / .pi + 90).css
            return "conic-gradient(from \(begin)deg at \(center.css(margin: margin)),\(places.joined(separator: ",")))"
        case .elliptical(let stops, let center, let inner, let outer):
            return "radial-gradient(100% 100% at \(center.css(margin: margin)),\(Self.list(stops, from: inner, to: outer)))"
        case .pixels(let grid):
            let side = margin == 0 ? "100%" : "calc(100% - \((2 * margin).px))"
            return picture("data:image/bmp;base64,\(grid.bitmap.base64EncodedString())", margin, "\(side) \(side) no-repeat")
        case .tiles(let picture):
            return self.picture(picture.address, margin, "\(picture.width.px) \(picture.height.px)")
        case .material(let thickness):
            return "var(--material-\(min(max(thickness, 0), 4)))"
        }
    }

    /// Returns a background of a picture that begins inside a margin.
    private func picture(_ address: String, _ margin: Double, _ size: String) -> String {
        "url(\"\(address.replacing("\"", with: "%22"))\") \(margin.px) \(margin.px)/\(size)"
    }

    /// The filter of a material for the pixels behind it.
    var backdrop: String? {
        if case .material = self { "var(--backdrop)" } else { nil }
    }

    /// A single colour in place of the paint where CSS accepts no gradient: borders and shadows.
    var plainCSS: String { plainColor?.css ?? css }

    var isGradient: Bool {
        switch self {
        case .linear, .radial, .angular, .elliptical, .pixels, .tiles: true
        case .color, .material: false
        }
    }

    /// - Parameters:
    ///   - start: Where the stops begin on the gradient line, from 0 to 1.
    ///   - end: Where they end.
    static func list(_ stops: [GradientStop], from start: Double = 0, to end: Double = 1) -> String {
        stops.map { "\($0.color.css) \(((start + (end - start) * $0.location) * 100).css)%" }.joined(separator: ",")
    }
}

extension UnitPosition {
    /// The position in a box, in CSS.
    var css: String { css(margin: 0) }

    /// The position in the frame inside a box with a margin, in CSS.
    func css(margin: Double) -> String {
        func place(_ share: Double) -> String {
            let offset = margin * (1 - 2 * share)
            return offset == 0 ? "\((share * 100).css)%" : "calc(\((share * 100).css)% + \(offset.px))"
        }
        return "\(place(x)) \(place(y))"
    }
}

extension ShapeValue {
    /// The outline as CSS's `border-radius`; `nil` if it cannot be expressed as one.
    var radius: String? {
        switch self {
        case .rectangle: "0"
        case .roundedRectangle(let radius): radius.px
        case .unevenRectangle(let topLeading, let topTrailing, let bottomTrailing, let bottomLeading):
            "\(topLeading.px) \(topTrailing.px) \(bottomTrailing.px) \(bottomLeading.px)"
        case .capsule: "9999px"
        case .ellipse: "50%"
        case .circle, .path: nil
        }
    }

    /// The outline as CSS's `clip-path`.
    var clipPath: String { clipPath(isEvenOdd: false) }

    func clipPath(isEvenOdd: Bool) -> String {
        switch self {
        case .circle: "circle()"
        case .path(let path, _): "path(\(isEvenOdd ? "evenodd," : "")'\(path.svg)')"
        case .rectangle, .roundedRectangle, .unevenRectangle, .capsule, .ellipse: "inset(0 round \(radius ?? "0"))"
        }
    }
}

extension PixelGrid {
    /// The pixels as a file that browsers show and that needs no compression: a BMP of 32 bits, with opacity.
    var bitmap: Data {
        let headers: [UInt32] = [
            108, UInt32(width), UInt32(bitPattern: Int32(-height)), 1 | 32 << 16, 3, UInt32(bytes.count), 2835, 2835, 0, 0,
            0xFF, 0xFF00, 0xFF_0000, 0xFF00_0000, 0x7352_4742,
        ]
        var data = Data("BM".utf8)
        let start: [UInt32] = [UInt32(14 + 108 + bytes.count), 0, 14 + 108]
        for number in start + headers { withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) } }
        data.append(Data(count: 14 + 108 - data.count))
        data.append(contentsOf: bytes)
        return data
    }
}
