import MartletCore

/// The destination of a link that a button style can draw.
@MainActor
protocol LinkTarget {
    /// Makes the link's element in this style.
    func element(style: String, press: ButtonPress?, content: some View) -> AnyView
}

/// A pressable control in its resolved style: a link if there is a target, otherwise a button.
struct ButtonOrLinkElement<Content: View>: View {
    let target: (any LinkTarget)?
    let role: ButtonRole?
    let style: String
    let press: ButtonPress?
    let action: @MainActor () -> Void
    let content: Content

    init(_ configuration: PrimitiveButtonStyleConfiguration, style: String, press: ButtonPress? = nil, @ViewBuilder content: () -> Content)
    {
        target = configuration.target
        role = configuration.role
        self.style = style
        self.press = press
        action = configuration.action
        self.content = content()
    }

    var body: some View {
        if let target {
            target.element(style: style, press: press, content: content)
        } else {
            ButtonElement(role: role, style: style, press: press, action: action) { content }
        }
    }
}
