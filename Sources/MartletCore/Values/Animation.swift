import Foundation
import MartletElements

/// An animation of a change. The browser runs it; a spring is approximated by a timing curve.
///
/// - Partly: a spring is one timing curve with one overshoot.
public struct Animation: Hashable, Sendable {
    package var motion: Motion

    init(_ curve: [Double], _ duration: Double) { motion = Motion(curve: curve, duration: duration) }

    public static let `default` = Animation([0.42, 0, 0.58, 1], 0.35)
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)

    /// - Parameter duration: In seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation([0, 0, 1, 1], duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation([0.42, 0, 1, 1], duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation([0, 0, 0.58, 1], duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation([0.42, 0, 0.58, 1], duration) }

    public static func timingCurve(_ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35) -> Animation {
        Animation([c0x, c0y, c1x, c1y], duration)
    }

    public static let spring = spring(duration: 0.5, bounce: 0)
    public static let bouncy = bouncy()
    public static let smooth = smooth()
    public static let snappy = snappy()
    public static let interactiveSpring = interactiveSpring()

    /// - Partly: one timing curve with one overshoot.
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        // The control points approximate the overshoot of a spring with this damping.
        Animation([0.3, 1 + 0.9 * max(0, 1 - dampingFraction), 0.4, 1], max(0.2, response * 1.1))
    }

    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }

    public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
        spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { self.spring(spring) }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        self.spring(response: spring.response, dampingFraction: spring.dampingRatio)
    }

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

    /// Changes the speed: 2 is twice as fast.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.motion.duration /= speed
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

    /// Returns how much of the way from the old value to the new one is done, some seconds after the change: 0 at its start, 1 at its end. The
    /// motion of a spring passes 1 and comes back.
    package func share(after seconds: Double) -> Double {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: curve[0], y: curve[1]), endControlPoint: UnitPoint(x: curve[2], y: curve[3]))
        let time = max(0, seconds - delay) / max(duration, 0.001)
        let run = repeats == nil ? Int(min(time, 1e9)) : min(Int(min(time, 1e9)), countedRuns - 1)
        let share = curve.value(at: min(1, time - Double(run)))
        return autoreverses && run % 2 == 1 ? 1 - share : share
    }
}
