import Foundation
import MartletCore
import MartletElements

/// A control that opens a URL. The `buttonStyle(_:)` around it sets its appearance.
public struct Link<Label: View>: View {
    private let destination: URL
    private nonisolated(unsafe) let label: Label  // Written once; its type need not be Sendable.
    @Environment(\.buttonStyle) private var style
    @Environment(\.openURL) private var openURL

    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        if let name = (style as? any NamedButtonStyle)?.name {
            LinkElement(destination: destination, style: name, press: nil) { label }
        } else {
            PrimitiveButtonStyleConfiguration(role: nil, label: StyleContent(label), target: WebTarget(destination: destination)) {
                openURL(destination)
            }
            .styled(in: style)
        }
    }
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

private struct WebTarget: LinkTarget {
    let destination: URL

    func element(style: String, press: ButtonPress?, content: some View) -> AnyView {
        AnyView(LinkElement(destination: destination, style: style, press: press) { content })
    }
}

/// The element of a link.
struct LinkElement<Content: View>: ElementView {
    let destination: URL
    let style: String
    let press: ButtonPress?
    let _content: Content

    init(destination: URL, style: String, press: ButtonPress?, @ViewBuilder content: () -> Content) {
        self.destination = destination
        self.style = style
        self.press = press
        _content = content()
    }

    static var _kind: Kind { .link }

    func _lower(to element: inout ElementWriter) {
        element[.href] = .string(destination.absoluteString)
        if style != "automatic" { element[.style] = .string(style) }
        element[.borderShape] = element.environment.buttonBorderShape.attribute
        let openURL = element.environment.openURL
        // The host opens the link, unless the app handles URLs.
        if openURL.isHandled { element.on(.tap) { [destination] _ in openURL(destination) } }
        press?.listen(in: &element)
    }
}
