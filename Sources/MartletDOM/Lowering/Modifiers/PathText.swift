import MartletElements

extension PathValue {
    /// The path as SVG path data.
    package var svg: String {
        var text = ""
        for step in steps {
            switch step {
            case .move(let point): text += "M\(point.svg)"
            case .line(let point): text += "L\(point.svg)"
            case .quadCurve(let point, let control): text += "Q\(control.svg) \(point.svg)"
            case .curve(let point, let control1, let control2): text += "C\(control1.svg) \(control2.svg) \(point.svg)"
            case .close: text += "Z"
            }
        }
        return text
    }
}

extension PathValue.Point {
    fileprivate var svg: String { "\(x.svg) \(y.svg)" }
}

extension Double {
    /// The number with at most four decimals: finer than any screen, even for a unit square stretched over it.
    fileprivate var svg: String {
        guard isFinite else { return "0" }
        let rounded = (self * 10_000).rounded() / 10_000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(rounded)
    }
}
