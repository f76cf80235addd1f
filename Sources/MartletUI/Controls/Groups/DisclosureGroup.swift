import MartletCore
import MartletElements
import MartletGraph

/// A label that expands to show content below it.
///
/// - Partly: in a list, the group with its content is one row: row modifiers, swipe actions, selection and deletion concern the whole.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let bound: Binding<Bool>?
    // Written once, and used only on the main actor.
    private nonisolated(unsafe) let label: Label
    private nonisolated(unsafe) let content: () -> Content
    @State private var isExpanded = false
    @Environment(\.disclosureGroupStyle) private var style

    private nonisolated init(bound: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
        self.bound = bound
        self.label = label
        self.content = content
    }

    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(bound: nil, label: label(), content: content)
    }

    public nonisolated init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(bound: isExpanded, label: label(), content: content)
    }

    public var body: some View {
        if let style {
            styled(style)
        } else {
            DisclosureElement(isExpanded: bound ?? $isExpanded) {
                label.slot("label")
                content()
            }
        }
    }

    private func styled<S: DisclosureGroupStyle>(_ style: S) -> AnyView {
        let configuration = DisclosureGroupStyleConfiguration(
            label: StyleContent(label), content: StyleContent(content()), isExpanded: bound ?? $isExpanded)
        return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
    }
}

extension DisclosureGroup where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// The appearance and the interaction of the disclosure groups in a view.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: DynamicContainer {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts and the state of a group that a ``DisclosureGroupStyle`` draws.
public struct DisclosureGroupStyleConfiguration {
    public typealias Label = StyleContent
    public typealias Content = StyleContent

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension EnvironmentValues {
    private struct DisclosureGroupStyleKey: EnvironmentKey { static var defaultValue: (any DisclosureGroupStyle)? { nil } }

    /// `nil` is the style that fits the context.
    var disclosureGroupStyle: (any DisclosureGroupStyle)? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance and the interaction of the disclosure groups in this view.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyle, style)
    }
}

/// The element of a disclosure group. The host expands it at once; the app's answer confirms that, or collapses it again.
private struct DisclosureElement<Content: View>: ElementView {
    let isExpanded: Binding<Bool>
    let _content: Content

    init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.isExpanded = isExpanded
        _content = content()
    }

    static var _kind: Kind { .disclosure }

    func _lower(to element: inout ElementWriter) {
        element[.isExpanded] = .bool(isExpanded.wrappedValue)
        element.on(.change) { value in
            if let value = value?.boolValue { isExpanded.wrappedValue = value }
        }
    }
}
