#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

extension View {
    /// Puts the services into the environment of this view, for ``MartletKit/Service`` and for `@Environment(Services.self)`.
    public func services(_ services: Services) -> some View { environment(services) }

    /// Makes some services of the environment in another way for this view.
    ///
    ///     MenuView().services { $0.override((any MenuSource).self) { _ in FixedMenu([.soup]) } }
    ///
    /// All services below are this view's own: they are made anew, and live as long as it does. See ``MartletKit/Services/overriding(_:)``.
    public func services(_ change: @escaping @MainActor (Services) -> Void) -> some View {
        modifier(OverriddenServices(change: change))
    }
}

private struct OverriddenServices: ViewModifier {
    /// The container that was made for one above it.
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
