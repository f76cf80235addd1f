import Foundation

/// A damped spring of mass 1, described by its response and its damping.
public struct Spring: Hashable, Sendable {
    /// The duration of one oscillation without damping, in seconds.
    public let response: Double
    /// The damping: at 1 the spring stops without overshooting, at 0 it never stops, and above 1 it is slower than at 1.
    public let dampingRatio: Double

    public init(response: Double, dampingRatio: Double) {
        self.response = response
        self.dampingRatio = dampingRatio
    }

    /// - Parameters:
    ///   - duration: The perceived duration of the movement, in seconds.
    ///   - bounce: At 0 the spring does not overshoot, at 1 it never stops, and below 0 it is slower than at 0.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - bounce)
    }

    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(response: 2 * .pi / (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    /// - Parameters:
    ///   - settlingDuration: The seconds after which the spring is closer to its end than `epsilon` times the way.
    ///   - epsilon: The share of the way at which the spring counts as settled.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let usual = Spring(response: 1, dampingRatio: dampingRatio).settlingDuration(epsilon: epsilon)
        self.init(response: usual > 0 && usual.isFinite ? settlingDuration / usual : settlingDuration, dampingRatio: dampingRatio)
    }

    /// The perceived duration of the movement, in seconds.
    public var duration: TimeInterval { response }
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    public var mass: Double { 1 }
    public var stiffness: Double { frequency * frequency }
    public var damping: Double { 2 * dampingRatio * frequency }

    /// The seconds after which the spring is closer to its end than a thousandth of the way; infinite without damping.
    public var settlingDuration: TimeInterval { settlingDuration(epsilon: 0.001) }

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

// MARK: - The motion

extension Spring {
    /// Returns where a value is that began at zero, some seconds after the start.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (place, push) = weights(at: time)
        return target.scaled(by: 1 - place) + initialVelocity.scaled(by: push)
    }

    /// Returns how fast a value is that began at zero, in units a second, some seconds after the start.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (place, push) = velocityWeights(at: time)
        return target.scaled(by: -place) + initialVelocity.scaled(by: push)
    }

    /// Moves a value and its velocity on by some seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let way = target - value
        let next = value + self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value = next
    }

    /// Returns the acceleration of a value at a position, in units a second squared.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        let way = toValue.animatableData - fromValue.animatableData
        result.animatableData = fromValue.animatableData + value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        let way = toValue.animatableData - fromValue.animatableData
        result.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    private var frequency: Double { 2 * .pi / max(response, 0.001) }

    private var ratio: Double { max(0, dampingRatio) }

    /// How much is left, after a time, of a distance of 1 at the start; and the distance that a velocity of 1 at the start has made.
    private func weights(at time: Double) -> (place: Double, push: Double) {
        let (even, odd) = parts(at: time)
        return (even + ratio * frequency * odd, odd)
    }

    /// The derivatives of ``weights(at:)``.
    private func velocityWeights(at time: Double) -> (place: Double, push: Double) {
        let (even, odd) = parts(at: time)
        return (-frequency * frequency * odd, even - ratio * frequency * odd)
    }

    /// The damped oscillations that begin at 1 and at 0; the latter with a velocity of 1.
    private func parts(at time: Double) -> (even: Double, odd: Double) {
        let time = max(0, time)
        let fall = ratio * frequency
        let own = frequency * abs(1 - ratio * ratio).squareRoot()
        if own * time < 1e-6 { return (exp(-fall * time), exp(-fall * time) * time) }
        if ratio < 1 { return (exp(-fall * time) * cos(own * time), exp(-fall * time) * sin(own * time) / own) }
        let (slow, fast) = (exp((own - fall) * time), exp((-own - fall) * time))
        return ((slow + fast) / 2, (slow - fast) / 2 / own)
    }

    /// The time after which less than a share of the distance at the start can be left.
    private func settlingDuration(epsilon: Double) -> TimeInterval {
        guard ratio > 0, epsilon > 0, epsilon < 1 else { return ratio > 0 ? 0 : .infinity }
        // Two limits of the swings: the first is near for much damping, the second for little.
        func limit(_ time: Double) -> Double {
            if ratio >= 1 { return weights(at: time).place }
            let fall = ratio * frequency
            return exp(-fall * time) * min(1 + fall * time, 1 / (1 - ratio * ratio).squareRoot())
        }
        var (low, high) = (0.0, response)
        while limit(high) > epsilon { (low, high) = (high, high * 2) }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if limit(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }
}
