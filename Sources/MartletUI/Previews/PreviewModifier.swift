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
    let content: AnyView

    public var body: some View { content }
}

/// The contexts that a run of previews has made so far, one for each type of modifier.
@MainActor package final class PreviewContexts {
    private var made: [ObjectIdentifier: Any] = [:]

    package init() {}

    /// Surrounds a view, making the modifier's context if no preview has needed it yet.
    func apply<M: PreviewModifier>(_ modifier: M, to view: AnyView) async throws -> AnyView {
        let context: M.Context
        if let known = made[ObjectIdentifier(M.self)] as? M.Context {
            context = known
        } else {
            context = try await M.makeSharedContext()
            made[ObjectIdentifier(M.self)] = context
        }
        return AnyView(modifier.body(content: PreviewModifierContent(content: view), context: context))
    }
}
