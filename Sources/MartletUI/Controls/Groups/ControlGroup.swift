import MartletCore
import MartletElements
import MartletGraph

/// A group of related controls, side by side.
public struct ControlGroup<Content: View>: View {
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.
    /// The label and the controls apart; `nil` for a group without a label.
    private nonisolated let parts: (label: StyleContent, content: StyleContent)?
    /// Whether a style has already been applied.
    private var isStyled = false
    @Environment(\.controlGroupStyle) private var style

    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
        parts = nil
    }

    public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
        parts = (StyleContent(self.content.label), StyleContent(self.content.content))
    }

    public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    public var body: some View {
        let named = style as? any NamedControlGroupStyle
        if isStyled || named?.name != nil || style is AutomaticControlGroupStyle {
            ControlGroupElement(style: named?.name, _content: content)
        } else {
            styled(style)
        }
    }

    private func styled<S: ControlGroupStyle>(_ style: S) -> AnyView {
        let configuration = ControlGroupStyleConfiguration(
            content: parts?.content ?? StyleContent(content), label: parts?.label ?? StyleContent(EmptyView()))
        return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
    }
}

extension ControlGroup where Content == LabeledControlGroupContent<StyleContent, StyleContent> {
    /// The group that a style receives, in the host's appearance.
    public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
        isStyled = true
    }
}

/// The controls of a group, and its label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    // Written once; their types need not be Sendable.
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let label: Label

    nonisolated init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }

    public var body: some View {
        label.slot("label")
        content
    }
}

private struct ControlGroupElement<Content: View>: ElementView {
    /// The name of the group's style; `nil` is the style that fits the context.
    let style: String?
    let _content: Content

    static var _kind: Kind { .controlGroup }

    func _lower(to element: inout ElementWriter) {
        if let style { element[.style] = .string(style) }
    }
}
