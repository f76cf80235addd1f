import Foundation

/// How a spring moves: how long a swing takes, and how soon it comes to rest.
public struct Spring: Hashable, Sendable {
    /// How long a swing takes, in seconds.
    public let response: Double
    /// How much of the swing is taken away: 1 comes to rest without going too far.
    public let dampingRatio: Double

    public init(response: Double, dampingRatio: Double) {
        self.response = response
        self.dampingRatio = dampingRatio
    }

    /// - Parameters:
    ///   - duration: How long it seems to move, in seconds.
    ///   - bounce: 0 does not go too far, 1 swings without end.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) { self.init(response: duration, dampingRatio: 1 - bounce) }

    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        self.init(response: 2 * .pi / (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
    }

    /// How long it seems to move, in seconds.
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
