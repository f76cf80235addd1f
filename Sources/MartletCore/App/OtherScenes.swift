/// A single window. A page of the app shows it if it is the first scene, or if ``OpenWindowAction`` opened it.
public struct Window<Content: View>: Scene {
    public typealias Body = Never
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.
    private let title: String
    private let id: String

    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.id = id
        self.content = content()
    }

    public var _window: some View { content.modifier(WindowTitle(title: title)) }

    public func _shows(_ request: _WindowRequest?) -> Bool { request?.matches(id: id) ?? true }
}

/// The settings of an app for the Mac. A browser has no menu that opens them, so they are never shown.
///
/// - Partly: it compiles, and is never shown.
public struct Settings<Content: View>: Scene {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) {}

    public var _window: some View { EmptyView() }

    public func _shows(_ request: _WindowRequest?) -> Bool { false }
}

/// A control in the menu bar of the Mac. A browser has no menu bar, so it is never shown.
///
/// - Partly: it compiles, and is never shown.
public struct MenuBarExtra<Content: View>: Scene {
    public typealias Body = Never

    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

    public var _window: some View { EmptyView() }

    public func _shows(_ request: _WindowRequest?) -> Bool { false }
}
