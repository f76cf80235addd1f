import MartletCore
import MartletElements
import MartletGraph

/// A button that opens a menu of commands: buttons, toggles, pickers, dividers, sections and submenus.
public struct Menu<Label: View, Content: View>: View {
    // Written once; their types need not be Sendable.
    private nonisolated(unsafe) let label: Label
    private nonisolated(unsafe) let content: Content
    /// The action of a tap; if `nil`, a tap opens the menu.
    private let primaryAction: (@MainActor () -> Void)?
    /// Whether a style has already been applied.
    private var isStyled = false
    @Environment(\.menuStyle) private var style

    private nonisolated init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// - Parameter primaryAction: The action of a tap; a long press opens the menu.
    @preconcurrency
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }

    public var body: some View {
        let named = style as? any NamedMenuStyle
        if isStyled || named != nil {
            MenuElement(style: named?.name, primaryAction: primaryAction, _content: MenuParts(label: label, content: content))
        } else {
            styled(style)
        }
    }

    private func styled<S: MenuStyle>(_ style: S) -> AnyView {
        let configuration = MenuStyleConfiguration(
            label: StyleContent(label), content: StyleContent(content), primaryAction: primaryAction)
        return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style receives, in the host's appearance.
    public nonisolated init(_ configuration: MenuStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
        isStyled = true
    }
}

/// The element of a menu.
private struct MenuElement<Label: View, Content: View>: ElementView {
    /// The name of the menu's style; `nil` uses the button style of the environment.
    let style: String?
    let primaryAction: (@MainActor () -> Void)?
    let _content: MenuParts<Label, Content>

    static var _kind: Kind { .menu }

    func _lower(to element: inout ElementWriter) {
        element[.borderShape] = element.environment.buttonBorderShape.attribute
        let button = element.environment.buttonStyle as? any NamedButtonStyle
        if let name = style ?? button?.name, name != "automatic" { element[.style] = .string(name) }
        if element.environment.menuIndicator == .hidden { element[.indicators] = false }
        // The host opens the menu without asking the app, so it must know that the menu is disabled.
        if !element.environment.isEnabled { element[.disabled] = true }
        if let primaryAction { element.on(.tap) { _ in primaryAction() } }
    }
}

/// The label of a menu and its commands.
struct MenuParts<Label: View, Content: View>: View {
    // Written once; their types need not be Sendable.
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let content: Content

    nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    var body: some View {
        label.slot("label")
        content.modifier(MenuItemEnvironment())
    }
}

/// Resets the environment so that the host's menu style applies to the commands, whatever the style of the buttons around the menu.
private struct MenuItemEnvironment: ElementModifier {
    static var _writesEnvironment: Bool { true }

    func _extend(_ environment: inout EnvironmentValues) {
        environment.buttonStyle = DefaultButtonStyle()
        environment.toggleStyle = DefaultToggleStyle()
        environment.labelsHidden = false
    }
}
