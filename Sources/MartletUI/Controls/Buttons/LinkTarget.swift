import MartletCore

/// Where a control leads that is pressed, and that a style dresses as it does a button.
@MainActor
protocol LinkTarget {
    /// What the host is told of the link when it looks like this.
    func element(style: String, press: ButtonPress?, content: some View) -> AnyView
}

/// A control in the style that was found for it: a link, or else a button.
struct PressedElement<Content: View>: View {
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
