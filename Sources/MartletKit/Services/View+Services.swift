#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

extension View {
    /// Puts the services into this view's environment, for ``MartletKit/Service`` and `@Environment(Services.self)`.
    ///
    /// In a debug build it also checks them, once for each container, as ``MartletKit/Services/check()`` does: a factory that fails, or that needs what
    /// is not registered, is reported when the app starts, all problems in one message.
    public func services(_ services: Services) -> some View {
        services.checkAtStart()
        return environment(services)
    }

    /// Overrides services of the environment for this view.
    ///
    ///     MenuView().services { $0.override((any MenuSource).self) { _ in FixedMenu([.soup]) } }
    ///
    /// This view gets new instances of all services, which live as long as it does. See ``MartletKit/Services/overriding(_:)``.
    public func services(_ change: @escaping @MainActor (Services) -> Void) -> some View {
        modifier(OverriddenServices(change: change))
    }
}

private struct OverriddenServices: ViewModifier {
    /// The overridden container, and the outer container it was created from.
    private final class Memory {
        var outer: Services?
        var own: Services?
    }

    let change: @MainActor (Services) -> Void
    @Environment(Services.self) private var outer: Services
    @State private var memory = Memory()

    func body(content: Content) -> some View { content.environment(own) }

    private var own: Services {
        if let own = memory.own, memory.outer === outer { return own }
        let own = outer.overriding(change)
        memory.outer = outer
        memory.own = own
        return own
    }
}
