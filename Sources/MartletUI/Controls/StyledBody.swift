import MartletCore
import MartletGraph

/// Evaluates the body of a control's style. What the style reads of the environment, and its state, live here.
struct StyledBody<Style: DynamicContainer, Content: View>: View {
    let style: Style
    let make: (Style) -> Content

    var body: Content { make(style) }
}

/// What a control hands to its style: its label, its content, whatever their types.
public struct StyleContent: View {
    private let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    public var body: some View { content }
}
