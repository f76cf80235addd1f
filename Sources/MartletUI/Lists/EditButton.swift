import MartletCore

/// A button that begins and ends the editing of the screen around it.
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
