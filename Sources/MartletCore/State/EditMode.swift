import MartletGraph

/// Whether the user edits what is shown: takes rows away, moves them, selects several.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// A single row is edited, as after a swipe.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private struct EditModeKey: EnvironmentKey {
        static var defaultValue: Binding<EditMode>? { nil }
    }

    private struct OwnEditModeKey: EnvironmentKey {
        static var defaultValue: StateBox<EditMode>? { nil }
    }

    /// Whether the user edits what is shown here, and the means to change it.
    ///
    /// Where an app has set none, each screen has one of its own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? ownEditMode.map { Binding($0) } }
        set { self[EditModeKey.self] = newValue }
    }

    /// Where a screen keeps whether it is edited.
    package var ownEditMode: StateBox<EditMode>? {
        get { self[OwnEditModeKey.self] }
        set { self[OwnEditModeKey.self] = newValue }
    }

    package var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
}
