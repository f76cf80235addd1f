import Foundation
import MartletCore
import MartletElements
import MartletGraph

/// Content with a label.
public struct LabeledContent<Label, Content> {
    // Written once; their types need not be Sendable.
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let content: Content
    /// Whether a style has already been applied.
    private var isStyled = false
    @Environment(\.labeledContentStyle) private var style
}

extension LabeledContent: View where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        if let style, !isStyled {
            styled(style)
        } else {
            LabeledElement {
                label.slot("label")
                content
            }
        }
    }

    @MainActor
    private func styled<S: LabeledContentStyle>(_ style: S) -> AnyView {
        let configuration = LabeledContentStyleConfiguration(label: StyleContent(label), content: StyleContent(content))
        return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
    }
}

extension LabeledContent where Label == StyleContent, Content == StyleContent {
    /// The content that a style receives, in the host's default appearance.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        isStyled = true
    }
}

extension LabeledContent where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

/// The appearance of labelled content in a view.
@MainActor @preconcurrency
public protocol LabeledContentStyle: DynamicContainer {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts that a ``LabeledContentStyle`` draws.
public struct LabeledContentStyleConfiguration {
    public typealias Label = StyleContent
    public typealias Content = StyleContent

    public let label: Label
    public let content: Content
}

extension EnvironmentValues {
    private struct LabeledContentStyleKey: EnvironmentKey { static var defaultValue: (any LabeledContentStyle)? { nil } }

    /// `nil` is the style that fits the context.
    var labeledContentStyle: (any LabeledContentStyle)? {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of labelled content in this view.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, style)
    }
}

private struct LabeledElement<Content: View>: ElementView {
    let _content: Content

    init(@ViewBuilder content: () -> Content) { _content = content() }

    static var _kind: Kind { .labeled }

    func _lower(to element: inout ElementWriter) { element.writeLabelVisibility() }
}
