import MartletCore
import MartletUI

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.changed() } } }
    private let handler: ((UIAlertAction) -> Void)?
    fileprivate weak var alert: UIAlertController?

    /// - Parameter handler: Called when the user has chosen the button and the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    fileprivate func choose() { handler?(self) }
}

/// An alert or an action sheet. Shown as SwiftUI's `alert` and `confirmationDialog`.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    public private(set) var preferredStyle = Style.alert
    open var message: String? { didSet { if message != oldValue { changed() } } }
    public private(set) var actions: [UIAlertAction] = []
    public private(set) var textFields: [UITextField]?
    /// The button of the return key.
    open var preferredAction: UIAlertAction? { didSet { changed() } }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) {
        action.alert = self
        actions.append(action)
        changed()
    }

    /// Adds a field to an alert, above its buttons.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            CurrentSession.context?.warn("An action sheet has no text fields.")
            return
        }
        let field = UITextField()
        configurationHandler?(field)
        field.whenReturned = { [weak self] in
            if let self, let action = preferredAction, action.isEnabled { choose(action) }
        }
        textFields = (textFields ?? []) + [field]
        changed()
    }

    override func presented(while isPresented: Binding<Bool>) -> AnyView {
        AnyView(AlertOfController(controller: self, isPresented: isPresented))
    }

    /// Dismisses the alert, which lets the handler present another one.
    fileprivate func choose(_ action: UIAlertAction) {
        presentingController?.dismiss(self)
        action.choose()
    }
}

private struct AlertOfController: View {
    let controller: UIAlertController
    let isPresented: Binding<Bool>

    var body: some View {
        let _ = controller.shown()
        let title = Text(verbatim: controller.title ?? "")
        if controller.preferredStyle == .alert {
            EmptyView().alert(title, isPresented: isPresented, actions: { actions }, message: { message })
        } else {
            EmptyView().confirmationDialog(
                title, isPresented: isPresented, titleVisibility: controller.title == nil ? .hidden : .visible, actions: { actions },
                message: { message })
        }
    }

    @ViewBuilder private var message: some View {
        if let message = controller.message { Text(verbatim: message) }
    }

    @ViewBuilder private var actions: some View {
        ForEach(controller.textFields ?? [], id: \.self) { ShownView(view: $0) }
        ForEach(controller.actions, id: \.self) { action in
            Button(role: role(of: action)) {
                controller.choose(action)
            } label: {
                Text(verbatim: action.title ?? "")
            }
            .disabled(!action.isEnabled)
            .keyboardShortcut(action === controller.preferredAction ? .defaultAction : nil)
        }
    }

    private func role(of action: UIAlertAction) -> ButtonRole? {
        switch action.style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
