import MartletCore
import MartletElements

/// An icon with a title.
///
/// - Partly: a symbol that Martlet has not drawn is a placeholder.
public struct Label<Title: View, Icon: View>: View {
    private nonisolated(unsafe) let title: Title  // Written once; its type need not be Sendable.
    private nonisolated(unsafe) let icon: Icon
    @Environment(\.labelStyle) private var style

    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        if let name = style.name {
            LabelElement(title: title, icon: icon, style: name)
        } else {
            style.anyBody(LabelStyleConfiguration(title: .init(title), icon: .init(icon)))
        }
    }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label of a style's configuration. It is drawn in the surrounding label style.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

private struct LabelElement<Title: View, Icon: View>: ElementView {
    typealias Body = Never
    let title: Title
    let icon: Icon
    let style: String

    static var _kind: Kind { .label }

    @ViewBuilder var _content: some View {
        icon.slot("icon")
        title.slot("title")
    }

    func _lower(to element: inout ElementWriter) { element[.style] = .string(style) }
}
