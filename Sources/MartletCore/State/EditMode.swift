import MartletGraph

/// Whether the user is editing content: deleting rows, moving them, or selecting several.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// A single row is being edited, for example after a swipe.
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

    /// A binding to the edit mode.
    ///
    /// If the app sets none, each screen has its own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? ownEditMode.map { Binding($0) } }
        set { self[EditModeKey.self] = newValue }
    }

    /// The storage of a screen's own edit mode.
    package var ownEditMode: StateBox<EditMode>? {
        get { self[OwnEditModeKey.self] }
        set { self[OwnEditModeKey.self] = newValue }
    }

    package var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
}
