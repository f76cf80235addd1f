import Foundation

/// How a value goes on over time, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private let start: UnitPoint
    private let end: UnitPoint

    public static let linear = bezier(startControlPoint: .init(x: 0, y: 0), endControlPoint: .init(x: 1, y: 1))
    public static let easeIn = bezier(startControlPoint: .init(x: 0.42, y: 0), endControlPoint: .init(x: 1, y: 1))
    public static let easeOut = bezier(startControlPoint: .init(x: 0, y: 0), endControlPoint: .init(x: 0.58, y: 1))
    public static let easeInOut = bezier(startControlPoint: .init(x: 0.42, y: 0), endControlPoint: .init(x: 0.58, y: 1))
    public static let circularEaseIn = bezier(startControlPoint: .init(x: 0.55, y: 0), endControlPoint: .init(x: 1, y: 0.45))
    public static let circularEaseOut = bezier(startControlPoint: .init(x: 0, y: 0.55), endControlPoint: .init(x: 0.45, y: 1))
    public static let circularEaseInOut = bezier(startControlPoint: .init(x: 0.85, y: 0), endControlPoint: .init(x: 0.15, y: 1))

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }

    /// Returns the value at a time; outside of 0 to 1, that at the nearer end.
    public func value(at progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        if self == .linear { return progress }
        // The time of the curve grows with its parameter, so halving an interval finds the parameter of a time.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.coordinate(middle, Double(start.x), Double(end.x)) < progress { low = middle } else { high = middle }
        }
        return Self.coordinate((low + high) / 2, Double(start.y), Double(end.y))
    }

    private static func coordinate(_ t: Double, _ a: Double, _ b: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
}
