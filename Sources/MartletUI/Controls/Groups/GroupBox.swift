import MartletCore
import MartletElements
import MartletGraph

/// Content with a border and a label.
public struct GroupBox<Label: View, Content: View>: View {
    // Written once; their types need not be Sendable.
    private nonisolated(unsafe) let label: Label
    private nonisolated(unsafe) let content: Content
    @Environment(\.groupBoxStyle) private var style

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        if let style {
            styled(style)
        } else {
            GroupBoxElement {
                label.slot("label")
                content
            }
        }
    }

    private func styled<S: GroupBoxStyle>(_ style: S) -> AnyView {
        let configuration = GroupBoxStyleConfiguration(label: StyleContent(label), content: StyleContent(content))
        return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
    }
}

extension GroupBox {
    public nonisolated init(@ViewBuilder content: () -> Content) where Label == EmptyView { self.init(content: content) { EmptyView() } }

    @available(*, deprecated, message: "Give the content before the label.")
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }

    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(content: content) { Text(title) }
    }
}

/// The appearance of the group boxes in a view.
@MainActor @preconcurrency
public protocol GroupBoxStyle: DynamicContainer {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a box that a ``GroupBoxStyle`` draws.
public struct GroupBoxStyleConfiguration {
    public typealias Label = StyleContent
    public typealias Content = StyleContent

    public let label: Label
    public let content: Content
}

extension EnvironmentValues {
    private struct GroupBoxStyleKey: EnvironmentKey { static var defaultValue: (any GroupBoxStyle)? { nil } }

    /// `nil` is the style that fits the context.
    var groupBoxStyle: (any GroupBoxStyle)? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the group boxes in this view.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { environment(\.groupBoxStyle, style) }
}

private struct GroupBoxElement<Content: View>: ElementView {
    let _content: Content

    init(@ViewBuilder content: () -> Content) { _content = content() }

    static var _kind: Kind { .groupBox }
}
