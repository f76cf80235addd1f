import Foundation

/// Windows whose content is a view. A page of the app shows one.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.
    private let title: String?
    private let id: String?
    /// The type of the values that its windows present.
    private let valueType: Any.Type?

    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(title: nil, content: content()) }

    public nonisolated init(id: String, @ViewBuilder content: () -> Content) { self.init(title: nil, id: id, content: content()) }

    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), content: content())
    }

    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), id: id, content: content())
    }

    private nonisolated init(title: String?, id: String? = nil, valueType: Any.Type? = nil, content: Content) {
        self.content = content
        self.title = title
        self.id = id
        self.valueType = valueType
    }

    public var _window: some View { content.modifier(WindowTitle(title: title)) }

    public func _shows(_ request: _WindowRequest?) -> Bool { request?.matches(id: id, type: valueType) ?? true }
}

extension WindowGroup {
    /// Creates windows that present values of a type; a window without one presents `nil`.
    public nonisolated init<D: Codable & Hashable, C: View>(
        id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: id, valueType: type, content: PresentedWindowContent(content))
    }

    /// Creates windows with a title that present values of a type; a window without one presents `nil`.
    public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: String(title), id: id, valueType: type, content: PresentedWindowContent(content))
    }

    /// Creates windows that present values of a type; a window without one presents the default value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: id, valueType: type, content: PresentedWindowContent(content, defaultValue: defaultValue))
    }

    /// Creates windows with a title that present values of a type; a window without one presents the default value.
    public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: String(title), id: id, valueType: type, content: PresentedWindowContent(content, defaultValue: defaultValue))
    }
}

/// The content of a window that presents a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    @Environment(\.session) private var session
    // Written once, and used only on the main actor.
    private nonisolated(unsafe) let content: (Binding<Data?>) -> Content
    private nonisolated(unsafe) let defaultValue: (() -> Data)?

    nonisolated init(_ content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
        defaultValue = nil
    }

    nonisolated init(_ content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
        self.content = { value in
            content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
        }
        self.defaultValue = defaultValue
    }

    public var body: some View { Presented(value: session?.mount.window?.value(as: Data.self) ?? defaultValue?(), content: content) }

    /// Holds the value, which the content can change.
    private struct Presented: View {
        @State private var value: Data?
        let content: (Binding<Data?>) -> Content

        init(value: Data?, content: @escaping (Binding<Data?>) -> Content) {
            _value = State(initialValue: value)
            self.content = content
        }

        var body: some View { content($value) }
    }
}
