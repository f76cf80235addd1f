import MartletCore

/// Something that is felt or heard. A browser has no such thing to give, so nothing is done with it.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")

    /// How heavy the things are that touch.
    public enum Weight: Hashable, Sendable { case light, medium, heavy }
    /// How soft the things are that touch.
    public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

extension View {
    /// Lets a change be felt, where the host can do that; a browser cannot.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Lets some changes be felt, where the host can do that; a browser cannot.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Lets some changes be felt, where the host can do that; a browser cannot.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
}
