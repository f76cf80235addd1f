import MartletElements

/// The user's preferred text size.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize {
    /// The value sent to hosts.
    package var value: TypeSize {
        switch self {
        case .xSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .xLarge
        case .xxLarge: .xxLarge
        case .xxxLarge: .xxxLarge
        case .accessibility1: .accessibility1
        case .accessibility2: .accessibility2
        case .accessibility3: .accessibility3
        case .accessibility4: .accessibility4
        case .accessibility5: .accessibility5
        }
    }

    init(_ value: TypeSize) { self = Self.allCases[value.rawValue] }
}

private struct TypeSizesKey: EnvironmentKey { static var defaultValue: TypeSizes? { nil } }

extension EnvironmentValues {
    /// The size of text: the one that the app sets, or `large` in the limits that it sets. Browsers do not report the user's; they scale text by
    /// themselves, and keep to the limits.
    ///
    /// - Partly: `large` unless the app sets it: browsers do not report the user's size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { typeSizes.map { DynamicTypeSize($0.usual) } ?? .large }
        set { typeSizes = TypeSizes(newValue.value) }
    }

    /// The sizes that the views around allow; `nil` for all.
    package var typeSizes: TypeSizes? {
        get { self[TypeSizesKey.self] }
        set { self[TypeSizesKey.self] = newValue }
    }
}
