import MartletCore
import MartletElements

/// Lets the user's device vibrate.
///
/// - Partly: browsers vibrate on Android, but not in Safari; a vibration has a duration, and no strength.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    nonisolated public override init() { super.init() }

    /// Does nothing: a browser is always ready.
    public func prepare() {}

    final func play(_ vibration: [Int]) {
        if !vibration.isEmpty { CurrentSession.context?.request(.vibrate(vibration)) }
    }
}

/// Plays the collision of two objects.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    nonisolated public override convenience init() { self.init(style: .medium) }

    nonisolated public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: From 0 to 1; a weaker impact is a shorter one.
    public func impactOccurred(intensity: CGFloat) {
        let impact: Haptics.Impact =
            switch style {
            case .light: .light
            case .medium: .medium
            case .heavy: .heavy
            case .soft: .soft
            case .rigid: .rigid
            }
        play(Haptics.impact(impact, intensity: intensity))
    }
}

/// Plays whether a task succeeded.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(Haptics.success)
        case .warning: play(Haptics.warning)
        case .error: play(Haptics.error)
        }
    }
}

/// Plays a change of a selection.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() { play(Haptics.selection) }
}
