import Foundation

/// A spring, described by its response and its damping.
public struct Spring: Hashable, Sendable {
    /// The duration of one oscillation, in seconds.
    public let response: Double
    /// The damping: at 1 the spring stops without overshooting, at 0 it never stops.
    public let dampingRatio: Double

    public init(response: Double, dampingRatio: Double) {
        self.response = response
        self.dampingRatio = dampingRatio
    }

    /// - Parameters:
    ///   - duration: The perceived duration of the movement, in seconds.
    ///   - bounce: At 0 the spring does not overshoot, at 1 it never stops.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) { self.init(response: duration, dampingRatio: 1 - bounce) }

    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        self.init(response: 2 * .pi / (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
    }

    /// The perceived duration of the movement, in seconds.
    public var duration: TimeInterval { response }
    public var bounce: Double { 1 - dampingRatio }

    public static let smooth = smooth()
    public static let snappy = snappy()
    public static let bouncy = bouncy()

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
