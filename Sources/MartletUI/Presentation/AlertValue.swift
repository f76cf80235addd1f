import MartletCore
import MartletElements

/// The older description of an alert. Newer code passes the title, actions and message as views.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button; `nil` is an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert or an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: nil, action: action)
        }

        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .cancel, action: action)
        }

        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { cancel(Text("Cancel"), action: action) }

        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .destructive, action: action)
        }
    }
}

/// The older description of an action sheet. Newer code uses `confirmationDialog`.
public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Presents an alert while a binding is true.
    public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(DescribedDialog(item: isPresented.asItem) { _ in content() })
    }

    /// Presents an alert for an item while a binding is not `nil`.
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(DescribedDialog(item: item, content: content))
    }

    /// Presents an action sheet while a binding is true.
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(DescribedDialog(item: isPresented.asItem) { _ in content() })
    }

    /// Presents an action sheet for an item while a binding is not `nil`.
    public nonisolated func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> ActionSheet) -> some View {
        modifier(DescribedDialog(item: item, content: content))
    }
}

/// An older description of a dialog: ``Alert`` or ``ActionSheet``.
private protocol DialogDescription {
    static var kind: Kind { get }
    var title: Text { get }
    var message: Text? { get }
    var buttons: [Alert.Button] { get }
}

extension Alert: DialogDescription {
    fileprivate static var kind: Kind { .alert }
}

extension ActionSheet: DialogDescription {
    fileprivate static var kind: Kind { .confirmation }
}

private struct DescribedDialog<Item: Identifiable, Description: DialogDescription>: ViewModifier {
    // Used only on the main actor.
    nonisolated(unsafe) let item: Binding<Item?>
    nonisolated(unsafe) let describe: (Item) -> Description

    nonisolated init(item: Binding<Item?>, content: @escaping (Item) -> Description) {
        self.item = item
        describe = content
    }

    func body(content: Content) -> some View {
        content
        if let shown = item.wrappedValue {
            let description = describe(shown)
            Presented {
                DialogView(
                    kind: Description.kind, title: description.title, hidesTitle: false, isPresented: item.isPresent(),
                    actions: DialogButtons(buttons: description.buttons), message: description.message
                )
                .id(shown.id)
            }
        }
    }
}

private struct DialogButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: { button.action?() }) { button.label }
        }
    }
}

extension Binding {
    /// A binding that is true if the value is not `nil`. Writing `false` sets the value to `nil`.
    fileprivate func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}
