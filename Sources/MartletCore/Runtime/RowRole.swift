/// The role of an element for the rows of a list.
public enum RowRole: Sendable {
    /// Views inside are not rows.
    case none
    /// Views inside are rows.
    case container
    /// Views inside are rows if the enclosing container arranges rows; row modifiers of the group apply to each of them.
    case group
}

extension EnvironmentValues {
    private struct IsHeaderOrFooterKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether views here are among rows without being rows: headers and footers.
    package var isHeaderOrFooter: Bool {
        get { self[IsHeaderOrFooterKey.self] }
        set { self[IsHeaderOrFooterKey.self] = newValue }
    }
}
