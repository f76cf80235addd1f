import MartletCore
import MartletElements
import MartletGraph

/// Presents a dialog, an alert or a confirmation, while a binding is true.
struct DialogModifier<Actions: View, Message: View>: ViewModifier {
    let kind: Kind
    let title: Text
    let hidesTitle: Bool
    let isPresented: Binding<Bool>
    /// Whether the data that the dialog presents exists.
    let isReady: Bool
    // Written once; their types need not be Sendable.
    nonisolated(unsafe) let actions: Actions
    nonisolated(unsafe) let message: Message

    nonisolated init(
        kind: Kind, title: Text, hidesTitle: Bool, isPresented: Binding<Bool>, isReady: Bool = true, actions: Actions, message: Message
    ) {
        self.kind = kind
        self.title = title
        self.hidesTitle = hidesTitle
        self.isPresented = isPresented
        self.isReady = isReady
        self.actions = actions
        self.message = message
    }

    func body(content: Content) -> some View {
        content
        if isReady, isPresented.wrappedValue {
            Presented {
                DialogView(kind: kind, title: title, hidesTitle: hidesTitle, isPresented: isPresented, actions: actions, message: message)
            }
        }
    }
}

/// A dialog and its content.
struct DialogView<Actions: View, Message: View>: View {
    let kind: Kind
    let title: Text
    let hidesTitle: Bool
    let isPresented: Binding<Bool>
    let actions: Actions
    let message: Message
    @UnobservedStateObject private var handle = DismissHandle()

    var body: some View {
        let isPresented = isPresented
        let handle = handle
        handle.close = { isPresented.wrappedValue = false }
        return
            dialog
            .modifier(DialogEnvironment())
            .modifier(PresentedEnvironment(model: nil, dismiss: handle.dismiss))
    }

    @ViewBuilder private var dialog: some View {
        if kind == .alert {
            AlertElement(title: title, hidesTitle: hidesTitle, handle: handle, _content: parts)
        } else {
            ConfirmationElement(title: title, hidesTitle: hidesTitle, handle: handle, _content: parts)
        }
    }

    @ViewBuilder private var parts: some View {
        message.modifier(SlotModifier("message"))
        DialogActions(actions: actions, needsCancel: kind == .confirmation) {
            if kind == .alert {
                Button(action: {}) { Text("OK") }
            } else {
                Button(role: .cancel, action: {}) { Text("Cancel") }
            }
        }
        .modifier(ClosesAfterTap(handle: handle))
        .modifier(SlotModifier("actions"))
    }
}

/// Holds the current action that closes a presentation behind a `DismissAction` that never changes.
@MainActor
final class DismissHandle {
    var close: () -> Void = {}
    private(set) lazy var dismiss = DismissAction { [weak self] in self?.close() }
}

/// Resets the button style, and enables the dialog even if the presenting view is disabled.
private struct DialogEnvironment: EnvironmentModifier {
    func _extend(_ environment: inout EnvironmentValues) {
        environment.isEnabled = true
        environment.buttonStyle = DefaultButtonStyle()
    }
}

/// Closes the dialog after the action of a button in it.
private struct ClosesAfterTap: ElementModifier {
    let handle: DismissHandle

    func _apply(to element: inout ElementWriter) {
        guard element.node?.element.kind == .button else { return }
        element.on(.tap, priority: .simultaneous) { [handle] _ in handle.close() }
    }
}

private struct AlertElement<Content: View>: ElementView {
    typealias Body = Never
    let title: Text
    let hidesTitle: Bool
    let handle: DismissHandle
    let _content: Content

    static var _kind: Kind { .alert }

    func _lower(to element: inout ElementWriter) { element.lowerDialog(title: title, hidesTitle: hidesTitle, handle: handle) }
}

private struct ConfirmationElement<Content: View>: ElementView {
    typealias Body = Never
    let title: Text
    let hidesTitle: Bool
    let handle: DismissHandle
    let _content: Content

    static var _kind: Kind { .confirmation }

    func _lower(to element: inout ElementWriter) { element.lowerDialog(title: title, hidesTitle: hidesTitle, handle: handle) }
}

extension ElementWriter {
    fileprivate mutating func lowerDialog(title: Text, hidesTitle: Bool, handle: DismissHandle) {
        self[.title] = .string(title.string(in: environment))
        if hidesTitle { self[.hidesTitle] = true }
        guard let node else { return }
        on(.dismiss) { [weak node] _ in
            // Dismissing the dialog performs the cancel button, or the only button.
            var buttons: [Element] = []
            node?.element.forEachDescendant { if $0.kind == .button { buttons.append($0) } }
            if let answer = buttons.first(where: { $0[.role] == "cancel" }) ?? (buttons.count == 1 ? buttons[0] : nil) {
                answer.target?.perform(.tap, on: answer, value: nil)
            } else {
                handle.close()
            }
        }
    }
}
