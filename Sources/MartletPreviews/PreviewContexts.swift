import MartletCore
import MartletUI

extension Preview {
    /// Makes the view, within the modifiers among the traits: the first is the innermost.
    ///
    /// - Parameter contexts: What modifiers of one type share between previews.
    /// - Throws: What a modifier throws when it makes its context.
    @MainActor func makeView(sharing contexts: PreviewContexts) async throws -> AnyView {
        var view = AnyView(body())
        for trait in traits {
            guard case .modifier(let modifier) = trait.kind else { continue }
            view = try await contexts.apply(modifier, to: view)
        }
        return view
    }
}

/// The contexts that a run of previews has made so far, one for each type of modifier.
@MainActor final class PreviewContexts {
    private var made: [ObjectIdentifier: Any] = [:]

    /// Surrounds a view, making the modifier's context if no preview has needed it yet.
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
