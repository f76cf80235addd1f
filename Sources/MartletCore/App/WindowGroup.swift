/// A window whose content is a view. Each session has one.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.
    private let title: String?

    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(title: nil, content: content()) }

    public nonisolated init(id: String, @ViewBuilder content: () -> Content) { self.init(title: nil, content: content()) }

    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), content: content())
    }

    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), content: content())
    }

    private nonisolated init(title: String?, content: Content) {
        self.content = content
        self.title = title
    }

    public var _window: some View { content.modifier(WindowTitle(title: title)) }
}
