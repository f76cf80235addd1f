import MartletCore
import MartletGraph

/// Evaluates the body of a control's style. This view stores the style's state and its environment dependencies.
struct StyledBody<Style: DynamicContainer, Content: View>: View {
    let style: Style
    let make: (Style) -> Content

    var body: Content { make(style) }
}

/// A part of a control that its style draws, such as its label or its content, type-erased.
public struct StyleContent: View {
    private nonisolated let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }

    public var body: some View { content }
}
