import MartletCore

/// Haptic feedback, which devices with a motor play as a vibration.
public struct SensoryFeedback: Equatable, Sendable {
    /// Durations in milliseconds, on and off in turn.
    fileprivate let vibration: [Int]

    public static let success = SensoryFeedback(vibration: Haptics.success)
    public static let warning = SensoryFeedback(vibration: Haptics.warning)
    public static let error = SensoryFeedback(vibration: Haptics.error)
    public static let selection = SensoryFeedback(vibration: Haptics.selection)
    public static let increase = SensoryFeedback(vibration: Haptics.selection)
    public static let decrease = SensoryFeedback(vibration: Haptics.selection)
    public static let start = SensoryFeedback(vibration: Haptics.impact(.medium))
    public static let stop = SensoryFeedback(vibration: Haptics.impact(.heavy))
    public static let alignment = SensoryFeedback(vibration: Haptics.selection)
    public static let levelChange = SensoryFeedback(vibration: Haptics.impact(.light))
    public static let impact = SensoryFeedback(vibration: Haptics.impact(.medium))

    /// The weight of the simulated objects that collide.
    public enum Weight: Hashable, Sendable { case light, medium, heavy }
    /// The softness of the simulated objects that collide.
    public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        let impact: Haptics.Impact =
            switch weight {
            case .light: .light
            case .medium: .medium
            case .heavy: .heavy
            }
        return SensoryFeedback(vibration: Haptics.impact(impact, intensity: intensity))
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        let impact: Haptics.Impact =
            switch flexibility {
            case .rigid: .rigid
            case .solid: .medium
            case .soft: .soft
            }
        return SensoryFeedback(vibration: Haptics.impact(impact, intensity: intensity))
    }
}

extension View {
    /// Plays feedback when `trigger` changes. Browsers without vibration, such as Safari, ignore it.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackPlayer(trigger: trigger) { _, _ in feedback })
    }

    /// Plays feedback when `trigger` changes and `condition` holds. Browsers without vibration ignore it.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(FeedbackPlayer(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays the feedback that a closure returns when `trigger` changes. Browsers without vibration ignore it.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackPlayer(trigger: trigger, feedback: feedback))
    }
}

private struct FeedbackPlayer<Trigger: Equatable>: LifecycleModifier {
    // Passed to the main actor once, and used only there.
    nonisolated(unsafe) let trigger: Trigger
    nonisolated(unsafe) let feedback: (Trigger, Trigger) -> SensoryFeedback?

    nonisolated init(trigger: Trigger, feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?) {
        self.trigger = trigger
        self.feedback = feedback
    }

    func updated(from old: Self, _ memory: inout Void, _ node: AnyViewNode) {
        guard old.trigger != trigger, let vibration = feedback(old.trigger, trigger)?.vibration, !vibration.isEmpty else { return }
        node.viewGraph.request(.vibrate(vibration))
    }
}
