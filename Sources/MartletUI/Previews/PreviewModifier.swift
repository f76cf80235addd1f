import MartletCore

/// Wraps previews in a common environment. Its context is created once for all previews that use the same type of modifier.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///     static func makeSharedContext() async throws -> Store { try await Store.samples() }
///     func body(content: Content, context: Store) -> some View { content.environment(context) }
/// }
///
/// #Preview(traits: .modifier(SampleData())) { BasketView() }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the shared context.
    associatedtype Context = Void
    /// The type of the wrapped view.
    associatedtype Body: View
    /// The type of the preview that is wrapped.
    typealias Content = PreviewModifierContent

    /// Creates the shared context.
    static func makeSharedContext() async throws -> Context
    /// Wraps a preview.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Creates an empty context.
    public static func makeSharedContext() async throws {}
}

/// The preview that a ``PreviewModifier`` wraps.
public struct PreviewModifierContent: View {
    private let content: AnyView

    package init(content: AnyView) { self.content = content }

    public var body: some View { content }
}
