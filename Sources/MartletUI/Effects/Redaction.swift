import MartletCore
import MartletElements

/// Why a view does not show what is in it.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It stands for what is still being loaded.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is not for everybody's eyes.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// What it shows is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

extension View {
    /// Shows texts and pictures as grey bars, if they are placeholders.
    public nonisolated func redacted(reason: RedactionReasons) -> some View { modifier(RedactionModifier(reason: reason)) }

    /// Shows what is in the view after all.
    public nonisolated func unredacted() -> some View { adding(Redacted(false), \.redactionReasons, []) }

    /// Whether what the view shows is hidden where ``RedactionReasons/privacy`` is a reason.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { modifier(PrivacyModifier(isSensitive: sensitive)) }
}

private struct RedactionModifier: ElementModifier {
    let reason: RedactionReasons

    nonisolated init(reason: RedactionReasons) { self.reason = reason }

    static var _writesEnvironment: Bool { true }

    func _apply(to element: inout ElementWriter) {
        if !reason.isDisjoint(with: [.placeholder, .invalidated]) { element.add(Redacted()) }
    }

    func _extend(_ environment: inout EnvironmentValues) { environment.redactionReasons.formUnion(reason) }
}

private struct PrivacyModifier: ElementModifier {
    let isSensitive: Bool

    nonisolated init(isSensitive: Bool) { self.isSensitive = isSensitive }

    func _apply(to element: inout ElementWriter) {
        if isSensitive, element.environment.redactionReasons.contains(.privacy) { element.add(Redacted()) }
    }
}
