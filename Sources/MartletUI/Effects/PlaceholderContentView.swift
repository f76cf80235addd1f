import MartletCore

/// Stands for a view in a closure or in a body that changes it: in an animator's content, in a transition's body.
public struct PlaceholderContentView<Value>: View {
    private let content: AnyView

    package nonisolated init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
}
