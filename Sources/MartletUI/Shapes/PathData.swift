import Foundation
import MartletCore

extension Path: CustomStringConvertible {
    /// The outline as SVG writes it.
    var svg: String {
        var text = ""
        for element in elements {
            switch element {
            case .move(let point): text += "M\(point.svg)"
            case .line(let point): text += "L\(point.svg)"
            case .quadCurve(let point, let control): text += "Q\(control.svg) \(point.svg)"
            case .curve(let point, let control1, let control2): text += "C\(control1.svg) \(control2.svg) \(point.svg)"
            case .closeSubpath: text += "Z"
            }
        }
        return text
    }

    public var description: String { svg }
}

extension CGPoint {
    fileprivate var svg: String { "\(x.svg) \(y.svg)" }
}

extension CGFloat {
    /// With at most four digits after the point: finer than any screen.
    fileprivate var svg: String {
        guard isFinite else { return "0" }
        let rounded = (self * 10_000).rounded() / 10_000
        if rounded == rounded.rounded(), Swift.abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(Double(rounded))
    }
}
