import MartletCore
import MartletGraph

/// How the text fields in a view look.
///
/// As in SwiftUI the requirement has an underscore, and apps that want a look of their own implement it all the same.
@MainActor @preconcurrency
public protocol TextFieldStyle: DynamicContainer {
    associatedtype _Body: View
    typealias _Label = StyleContent

    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// A style that the host knows by name.
@MainActor @preconcurrency
protocol NamedTextFieldStyle: TextFieldStyle {
    nonisolated var name: String { get }
}

extension NamedTextFieldStyle {
    public func _body(configuration: TextField<StyleContent>) -> TextField<StyleContent> { configuration }
}

/// What suits the place of the field.
public struct DefaultTextFieldStyle: NamedTextFieldStyle {
    nonisolated var name: String { "automatic" }
    public nonisolated init() {}
}

/// The text alone.
public struct PlainTextFieldStyle: NamedTextFieldStyle {
    nonisolated var name: String { "plain" }
    public nonisolated init() {}
}

/// The text in a rounded frame.
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
    /// Sets how the text fields in this view look.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.textFieldStyle, style) }
}
