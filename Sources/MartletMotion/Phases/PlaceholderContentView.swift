import MartletCore
import MartletElements
import MartletUI

/// Stands for the view that an animator animates, in the closure that applies the animator's value to it.
public struct PlaceholderContentView<Value>: View {
    private let content: AnyView

    nonisolated init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
}

/// A chain of modifiers above a placeholder, of which the values can be taken without showing anything.
@MainActor
protocol ModifierChain {
    func write(to element: inout ElementWriter)
}

extension PlaceholderContentView: ModifierChain {
    func write(to element: inout ElementWriter) {}
}

extension ModifiedContent: ModifierChain where Content: ModifierChain, Modifier: ElementModifier {
    func write(to element: inout ElementWriter) {
        content.write(to: &element)
        modifier._apply(to: &element)
    }
}
