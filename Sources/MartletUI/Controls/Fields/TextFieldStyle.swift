import MartletCore
import MartletGraph

/// The appearance of the text fields in a view.
///
/// As in SwiftUI, the requirement has an underscore, although apps with custom styles implement it.
@MainActor @preconcurrency
public protocol TextFieldStyle: DynamicContainer {
    associatedtype _Body: View
    typealias _Label = StyleContent

    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// A style that the host implements and knows by name.
@MainActor @preconcurrency
protocol NamedTextFieldStyle: TextFieldStyle {
    nonisolated var name: String { get }
}

extension NamedTextFieldStyle {
    public func _body(configuration: TextField<StyleContent>) -> TextField<StyleContent> { configuration }
}

/// The style that fits the field's context.
public struct DefaultTextFieldStyle: NamedTextFieldStyle {
    nonisolated var name: String { "automatic" }
    public nonisolated init() {}
}

/// The text, undecorated.
public struct PlainTextFieldStyle: NamedTextFieldStyle {
    nonisolated var name: String { "plain" }
    public nonisolated init() {}
}

/// The text in a rounded border.
public struct RoundedBorderTextFieldStyle: NamedTextFieldStyle {
    nonisolated var name: String { "roundedBorder" }
    public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
    private struct TextFieldStyleKey: EnvironmentKey {
        static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
    }

    var textFieldStyle: any TextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the text fields in this view.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.textFieldStyle, style) }
}
