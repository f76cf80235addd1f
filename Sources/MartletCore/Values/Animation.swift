import Foundation
import MartletElements

/// An animation of a change. The browser runs it.
public struct Animation: Hashable, Sendable {
    package var motion: Motion

    init(_ curve: Motion.Curve, _ duration: Double) { motion = Motion(curve: curve, duration: duration) }

    public static let `default` = spring(duration: 0.55)
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)

    /// - Parameter duration: In seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.bezier(0.42, 0, 1, 1), duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.bezier(0, 0, 0.58, 1), duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration) }

    public static func timingCurve(_ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35) -> Animation {
        Animation(.bezier(c0x, c0y, c1x, c1y), duration)
    }

    public static let spring = spring(duration: 0.5, bounce: 0)
    public static let bouncy = bouncy()
    public static let smooth = smooth()
    public static let snappy = snappy()
    public static let interactiveSpring = interactiveSpring()

    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }

    public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// - Parameter initialVelocity: The velocity at the start, in whole ways a second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        // One that hardly stops would keep the page busy.
        let duration = min(max(spring.settlingDuration, 0.01), 10)
        let angle = 2 * .pi * duration / max(spring.response, 0.001)
        return Animation(.spring(dampingRatio: spring.dampingRatio, angle: angle, velocity: initialVelocity * duration), duration)
    }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { interpolatingSpring(spring) }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// Delays the start by a number of seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.motion.delay += delay
        return copy
    }

    /// Changes the speed, also of a delay: 2 is twice as fast.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.motion.duration /= speed
        copy.motion.delay /= speed
        return copy
    }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.motion.repeats = repeatCount
        copy.motion.autoreverses = autoreverses
        return copy
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.motion.repeats = nil
        copy.motion.autoreverses = autoreverses
        return copy
    }
}

extension Animation {
    /// The time between two values of an animation that the server runs, in seconds: each is sent to the page.
    package static let secondsOfStep = 0.05

    /// The way from one value of an animation that the server runs to the next.
    static let step = {
        var animation = linear(duration: secondsOfStep)
        animation.motion.isStep = true
        return animation
    }()
}

extension Motion {
    /// The number of runs; at least 1 for a motion without an end.
    private var countedRuns: Int { max(1, repeats ?? (autoreverses ? 2 : 1)) }

    /// The seconds from the change to the end; of a motion without an end, to the end of its first run, there and back.
    package var wholeSeconds: Double { max(0, delay) + max(0, duration) * Double(countedRuns) }

    /// The seconds from the change until it looks complete: a spring may still move a little.
    package var perceivedSeconds: Double {
        guard case .spring(_, let angle, _) = curve, repeats == 1 else { return wholeSeconds }
        return max(0, delay) + min(max(0, duration), max(0, duration) * 2 * .pi / max(angle, 0.001))
    }

    /// Returns how much of the way from the old value to the new one is done, some seconds after the change: 0 at its start, 1 at its end. A
    /// spring may pass 1 and come back.
    package func share(after seconds: Double) -> Double {
        let time = max(0, seconds - delay) / max(duration, 0.001)
        let run = repeats == nil ? Int(min(time, 1e9)) : min(Int(min(time, 1e9)), countedRuns - 1)
        let share = curve.share(at: min(1, time - Double(run)))
        return autoreverses && run % 2 == 1 ? 1 - share : share
    }
}

extension Motion {
    /// The spring, if this is one that moves once.
    var springOfOneRun: Spring? {
        guard repeats == 1, case .spring(let dampingRatio, let angle, _) = curve else { return nil }
        return Spring(response: 2 * .pi * max(duration, 0.001) / max(angle, 0.001), dampingRatio: dampingRatio)
    }

    /// The velocity of a spring at the start, in whole ways a second.
    var velocity: Double {
        guard case .spring(_, _, let velocity) = curve else { return 0 }
        return velocity / max(duration, 0.001)
    }
}

extension Motion.Curve {
    /// - Parameter time: From 0 to 1.
    fileprivate func share(at time: Double) -> Double {
        switch self {
        case .bezier(let x1, let y1, let x2, let y2):
            UnitCurve.bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)).value(at: time)
        case .spring(let dampingRatio, let angle, let velocity):
            time >= 1
                ? 1
                : Spring(response: 2 * .pi / max(angle, 0.001), dampingRatio: dampingRatio)
                    .value(target: 1, initialVelocity: velocity, time: time)
        }
    }
}
