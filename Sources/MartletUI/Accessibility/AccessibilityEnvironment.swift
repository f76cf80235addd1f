import MartletCore

/// The user's text size, by SwiftUI's former names.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { Self.allCases.firstIndex(of: self) ?? 0 >= 7 }
}

private struct SizeCategoryKey: EnvironmentKey { static var defaultValue: ContentSizeCategory { .large } }

// Browsers do not reveal assistive technology, because it would identify users.
extension EnvironmentValues {
    public var sizeCategory: ContentSizeCategory {
        get { self[SizeCategoryKey.self] }
        set { self[SizeCategoryKey.self] = newValue }
    }
    /// Always `false`: browsers do not reveal whether assistive technology is in use.
    public var accessibilityEnabled: Bool { false }
    /// Always `false`: browsers do not reveal whether a screen reader is in use.
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityInvertColors: Bool { false }
}
