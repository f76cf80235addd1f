import MartletCore
import MartletElements

/// Controls in sections, for settings and for filling in.
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

/// How a form looks. Use the styles named here; Apple's protocol can also be conformed to, which this one cannot.
public protocol FormStyle: Sendable {
    /// The style as hosts name it.
    static var _name: String { get }
}

/// The usual style of forms: sections as cards.
public struct AutomaticFormStyle: FormStyle {
    public static var _name: String { "automatic" }
    public nonisolated init() {}
}

/// Sections as cards.
public struct GroupedFormStyle: FormStyle {
    public static var _name: String { "grouped" }
    public nonisolated init() {}
}

/// Labels in one column, controls in another.
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

    /// The style of forms, as hosts name it.
    var formStyle: String {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}
