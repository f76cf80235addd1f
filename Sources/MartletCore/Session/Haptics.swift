/// Vibrations as a device plays them: durations in milliseconds, on and off in turn.
///
/// Browsers play them on devices with a motor: Chrome and Firefox on Android do, Safari does not.
package enum Haptics {
    package static let success = [15, 90, 25]
    package static let warning = [25, 120, 15]
    package static let error = [20, 60, 20, 60, 35]
    package static let selection = [8]

    /// The strength of an impact, which a motor that is only on or off plays as a duration.
    package enum Impact: Int, Sendable { case light = 10, soft = 15, medium = 20, rigid = 25, heavy = 35 }

    /// - Parameter intensity: From 0 to 1.
    package static func impact(_ impact: Impact, intensity: Double = 1) -> [Int] {
        guard intensity > 0 else { return [] }
        let share = min(intensity, 1)
        return [max(Int((Double(impact.rawValue) * share).rounded()), 5)]
    }
}
