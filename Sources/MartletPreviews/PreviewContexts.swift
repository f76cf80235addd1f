import MartletCore
import MartletUI

extension Preview {
    /// Whether there are modifiers among the traits.
    var hasModifiers: Bool { traits.contains { if case .modifier = $0.kind { true } else { false } } }

    /// Creates the view, wrapped in the modifiers among the traits: the first is the innermost.
    ///
    /// - Parameter contexts: The contexts that previews share, one for each type of modifier.
    /// - Throws: The error of a modifier's `makeSharedContext()`.
    @MainActor func makeView(sharing contexts: PreviewContexts) async throws -> AnyView {
        var view = AnyView(body())
        for trait in traits {
            guard case .modifier(let modifier) = trait.kind else { continue }
            view = try await contexts.apply(modifier, to: view)
        }
        return view
    }
}

/// The contexts created so far, one for each type of modifier.
@MainActor final class PreviewContexts {
    private var made: [ObjectIdentifier: Any] = [:]

    /// Wraps a view, and creates the modifier's context if this is the first preview that needs it.
    fileprivate func apply<M: PreviewModifier>(_ modifier: M, to view: AnyView) async throws -> AnyView {
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
