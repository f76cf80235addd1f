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
    private struct IsOutsideRowsKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether views here are inside a list without being rows: headers, footers, overlays and backgrounds.
    package var isOutsideRows: Bool {
        get { self[IsOutsideRowsKey.self] }
        set { self[IsOutsideRowsKey.self] = newValue }
    }
}
