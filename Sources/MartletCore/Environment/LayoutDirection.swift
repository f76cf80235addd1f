import MartletElements

/// The direction in which lines of text run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft

    /// The direction as hosts are told it.
    package var writing: WritingDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }

extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}
