import MartletCore
import MartletElements

/// A control that runs an action when the user presses it.
public struct Button<Label: View>: View {
    @Handler private var action: @MainActor () -> Void
    private nonisolated(unsafe) let label: Label  // Written once; its type need not be Sendable.
    private let role: ButtonRole?
    /// The name of the style if a style made this button; `nil` takes the style from the environment.
    private let styleName: String?
    /// Set if this button is a link that a button style draws.
    private nonisolated(unsafe) let target: (any LinkTarget)?  // Written once, and used only on the main actor.
    @Environment(\.buttonStyle) private var style

    private nonisolated init(
        role: ButtonRole?, styleName: String?, target: (any LinkTarget)? = nil, action: @escaping @MainActor () -> Void, label: Label
    ) {
        self.role = role
        self.styleName = styleName
        self.target = target
        _action = Handler(wrappedValue: action)
        self.label = label
    }

    @preconcurrency
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, styleName: nil, action: action, label: label())
    }

    /// - Parameter role: The button's purpose, which can change how it looks.
    @preconcurrency
    public nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: role, styleName: nil, action: action, label: label())
    }

    public var body: some View {
        if let name = styleName ?? (style as? any NamedButtonStyle)?.name, target == nil {
            ButtonElement(role: role, style: name, press: nil, action: $action) { label }
        } else {
            configuration.styled(in: style, named: styleName)
        }
    }

    private var configuration: PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(role: role, label: StyleContent(label), target: target, action: $action)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style receives, drawn in the next outer style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(configuration, styleName: DefaultButtonStyle().name)
    }

    init(_ configuration: PrimitiveButtonStyleConfiguration, styleName: String) {
        self.init(
            role: configuration.role, styleName: styleName, target: configuration.target, action: configuration.action,
            label: configuration.label)
    }
}

/// The element of a button.
struct ButtonElement<Content: View>: ElementView {
    let role: ButtonRole?
    let style: String
    /// Receives whether the button is held down, if its style reads that.
    let press: ButtonPress?
    let action: @MainActor () -> Void
    let _content: Content

    init(
        role: ButtonRole?, style: String, press: ButtonPress?, action: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content
    ) {
        self.role = role
        self.style = style
        self.press = press
        self.action = action
        _content = content()
    }

    static var _kind: Kind { .button }

    func _lower(to element: inout ElementWriter) {
        element[.role] = role.map { .string($0.name) }
        if style != "automatic" { element[.style] = .string(style) }
        element[.borderShape] = element.environment.buttonBorderShape.attribute
        if element.environment.buttonRepeatBehavior == .enabled { element[.repeats] = true }
        element.on(.tap) { _ in action() }
        press?.listen(in: &element)
    }
}
