import MartletCore
import MartletUI

/// Stands for the view that an animator animates, in the closure that applies the animator's value to it.
public struct PlaceholderContentView<Value>: View {
    private let content: AnyView

    nonisolated init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
}
