import MartletCore

/// A button that performs the rename action of the views around it, and is disabled where there is none.
public struct RenameButton<Label: View>: View {
    @Environment(\.rename) private var rename
    private nonisolated(unsafe) let label: Label  // Written once; its type need not be Sendable.

    public nonisolated init() where Label == MartletUI.Label<Text, Image> {
        label = MartletUI.Label("Rename", systemImage: "pencil")
    }

    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }.disabled(rename == nil)
    }
}

/// What a ``RenameButton`` does.
public struct RenameAction {
    fileprivate let action: () -> Void

    @MainActor public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// The rename action of the views around; `nil` for none.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets what rename buttons in this view do.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Lets rename buttons in this view focus a field.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        nonisolated(unsafe) let isFocused = isFocused  // Sent to the main actor once, and called only there.
        return renameAction { isFocused.wrappedValue = true }
    }
}
