import MartletCore

/// How large the reader likes text to be, by the older names.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { Self.allCases.firstIndex(of: self) ?? 0 >= 7 }
}

private struct SizeCategoryKey: EnvironmentKey { static var defaultValue: ContentSizeCategory { .large } }

// Browsers tell nothing of assistive technology, so that nobody can be known by it.
extension EnvironmentValues {
    public var sizeCategory: ContentSizeCategory {
        get { self[SizeCategoryKey.self] }
        set { self[SizeCategoryKey.self] = newValue }
    }
    /// Whether assistive technology is in use: never known here.
    public var accessibilityEnabled: Bool { false }
    /// Whether a screen reader is in use: never known here.
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityInvertColors: Bool { false }
}
