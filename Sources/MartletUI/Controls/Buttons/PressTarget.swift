import Foundation

/// Where a control leads that is pressed, which a style dresses as it does a button.
enum PressTarget {
    /// Nowhere: what it does is an action.
    case button
    /// Out of the app.
    case link(URL)
    /// To a place within the app.
    case place(any PlaceLink)
}

/// A way to a place within the app, as something that is pressed.
@MainActor
protocol PlaceLink {
    /// What the host is told of the link when it looks like this.
    func element(style: String, press: ButtonPress?, content: some View) -> AnyView
}

/// A control in the style that was found for it.
struct PressedElement<Content: View>: View {
    let target: PressTarget
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
        switch target {
        case .button: ButtonElement(role: role, style: style, press: press, action: action) { content }
        case .link(let url): LinkElement(destination: url, style: style, press: press) { content }
        case .place(let link): link.element(style: style, press: press, content: content)
        }
    }
}
