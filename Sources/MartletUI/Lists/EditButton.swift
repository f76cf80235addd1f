import MartletCore

/// A button that toggles the edit mode of the enclosing screen.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public nonisolated init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
    }
}
