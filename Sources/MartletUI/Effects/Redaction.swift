import MartletCore
import MartletElements

/// The reasons to hide a view's content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is a placeholder while the real content loads.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
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
    /// Redacts this view. ``RedactionReasons/placeholder`` and ``RedactionReasons/invalidated`` show grey bars for texts and images;
    /// ``RedactionReasons/privacy`` affects only views with ``privacySensitive(_:)``.
    public nonisolated func redacted(reason: RedactionReasons) -> some View { modifier(RedactionModifier(reason: reason)) }

    /// Shows the content of the view in spite of an outer ``redacted(reason:)``.
    public nonisolated func unredacted() -> some View { adding(Redacted(false), \.redactionReasons, []) }

    /// Sets whether the view's content is hidden when it is redacted for ``RedactionReasons/privacy``.
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
