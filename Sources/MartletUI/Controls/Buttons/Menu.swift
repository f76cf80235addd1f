import MartletCore
import MartletElements

/// A button that opens a menu of commands: buttons, toggles, pickers, dividers, sections and submenus.
public struct Menu<Label: View, Content: View>: ElementView {
    public typealias Body = Never
    public let _content: MenuParts<Label, Content>
    /// The action of a tap; if `nil`, a tap opens the menu.
    private let primaryAction: (@MainActor () -> Void)?

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        _content = MenuParts(label: label(), content: content())
        primaryAction = nil
    }

    /// - Parameter primaryAction: The action of a tap; a long press opens the menu.
    @preconcurrency
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
    ) {
        _content = MenuParts(label: label(), content: content())
        self.primaryAction = primaryAction
    }

    public static var _kind: Kind { .menu }

    public func _lower(to element: inout ElementWriter) {
        element[.borderShape] = element.environment.buttonBorderShape.attribute
        let style = element.environment.buttonStyle as? any NamedButtonStyle
        if let name = element.environment.menuStyle.name ?? style?.name, name != "automatic" { element[.style] = .string(name) }
        if element.environment.menuIndicator == .hidden { element[.indicators] = false }
        // The host opens the menu without asking the app, so it must know that the menu is disabled.
        if !element.environment.isEnabled { element[.disabled] = true }
        if let primaryAction { element.on(.tap) { _ in primaryAction() } }
    }
}

/// The label of a menu and its commands.
public struct MenuParts<Label: View, Content: View>: View {
    // Written once; their types need not be Sendable.
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let content: Content

    nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    public var body: some View {
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
