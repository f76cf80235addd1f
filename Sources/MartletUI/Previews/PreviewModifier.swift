import MartletCore

/// Surrounds previews with what they need, made once for all previews that use the same type of modifier.
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
    /// What the previews share.
    associatedtype Context = Void
    /// The type of the view that surrounds the content.
    associatedtype Body: View
    /// The preview that is surrounded.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share.
    static func makeSharedContext() async throws -> Context
    /// Surrounds a preview.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Shares nothing.
    public static func makeSharedContext() async throws {}
}

/// The preview that a ``PreviewModifier`` surrounds.
public struct PreviewModifierContent: View {
    private let content: AnyView

    package init(content: AnyView) { self.content = content }

    public var body: some View { content }
}
