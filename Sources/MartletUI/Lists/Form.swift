import MartletCore
import MartletElements

/// A container of controls in sections, for settings and data entry.
public struct Form<Content: View>: ElementView {
    public typealias Body = Never
    public nonisolated(unsafe) let _content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(@ViewBuilder content: () -> Content) { _content = content() }

    public static var _kind: Kind { .form }
    public static var _rowRole: RowRole { .container }

    public func _lower(to element: inout ElementWriter) {
        element[.style] = .string(element.environment.formStyle)
        element.lowerRowContainer()
    }
}

/// The style of a form. Unlike Apple's, the app cannot define its own styles.
public protocol FormStyle: Sendable {
    /// The name sent to hosts.
    static var _name: String { get }
}

/// The default style of forms: sections as cards.
public struct AutomaticFormStyle: FormStyle {
    public static var _name: String { "automatic" }
    public nonisolated init() {}
}

/// Sections as cards.
public struct GroupedFormStyle: FormStyle {
    public static var _name: String { "grouped" }
    public nonisolated init() {}
}

/// A style with labels in one column and controls in another.
public struct ColumnsFormStyle: FormStyle {
    public static var _name: String { "columns" }
    public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { AutomaticFormStyle() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { GroupedFormStyle() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { ColumnsFormStyle() } }

extension View {
    /// Sets the style of the forms in this view.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, S._name) }
}

extension EnvironmentValues {
    private struct FormStyleKey: EnvironmentKey {
        static var defaultValue: String { AutomaticFormStyle._name }
    }

    /// The name of the style of forms.
    var formStyle: String {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}
