/// What an element is to the rows of a list.
public enum RowRole: Sendable {
    /// Views inside are no rows.
    case none
    /// Views inside are rows.
    case container
    /// Views inside are rows if those around it are, and what is said of it as a row is said of each of them.
    case group
}

extension EnvironmentValues {
    private struct IsBesideRowsKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether views here stand among rows without being any: a header, a footer.
    package var isBesideRows: Bool {
        get { self[IsBesideRowsKey.self] }
        set { self[IsBesideRowsKey.self] = newValue }
    }
}
