import Foundation

/// Where a control leads that is pressed, which a style dresses as it does a button.
enum PressTarget {
    /// Nowhere: what it does is an action.
    case button
    /// Out of the app.
    case link(URL)
    /// To a screen of the app.
    case screen(ScreenLink)
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
        case .screen(let link): ScreenLinkElement(link: link, style: style, press: press) { content }
        }
    }
}
