import MartletCore
import MartletGraph

extension View {
    /// Registers the view that the enclosing navigation stack shows for pushed values of a type.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationRegistration(make: destination))
    }

    /// Pushes a screen while a binding is true.
    public nonisolated func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
        let destination = destination()
        return modifier(PushedDestination(isPresented: isPresented, id: 0, make: { AnyView(destination) }))
    }

    /// Pushes a screen for an item while a binding is not `nil`.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let isPresented = Binding<Bool>(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return modifier(
            PushedDestination(
                isPresented: isPresented, id: item, make: { item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView()) }))
    }
}

private struct DestinationRegistration<D: Hashable, C: View>: LifecycleModifier {
    nonisolated(unsafe) let make: (D) -> C  // Called only on the main actor.

    nonisolated init(make: @escaping (D) -> C) { self.make = make }

    func mounted(_ memory: inout Void, _ node: AnyViewNode) { register(node, announcing: true) }

    /// Updates the pushed screens when a destination on the root has a new closure. A destination on a pushed screen does not: updating
    /// the screens would call this method again, endlessly.
    func updated(from old: Self, _ memory: inout Void, _ node: AnyViewNode) {
        let environment = EnvironmentValues(node.environment)
        register(node, announcing: environment.linkedColumn != nil || environment.screen === environment.navigation?.rootScreen)
    }

    private func register(_ node: AnyViewNode, announcing: Bool) {
        linkedNavigation(of: node)?.register(
            .init(
                owner: ObjectIdentifier(node),
                make: { value in (value.base as? D).map { AnyView(make($0)) } ?? AnyView(EmptyView()) },
                decode: { LocationCoding.decode($0, as: D.self).map { AnyHashable($0) } }),
            for: D.self, announcing: announcing)
    }

    func unmounted(_ memory: inout Void, _ node: AnyViewNode) {
        linkedNavigation(of: node)?.unregister(owner: ObjectIdentifier(node), for: D.self)
    }

    /// The navigation stack that links next to this modifier push onto.
    private func linkedNavigation(of node: AnyViewNode) -> NavigationModel? {
        let environment = EnvironmentValues(node.environment)
        return environment.linkedColumn?.navigation ?? environment.navigation
    }
}

/// Pushes and pops one screen to follow a binding, and sets the binding to `false` when the user goes back.
struct PushedDestination<ID>: ViewModifier {
    @Binding var isPresented: Bool
    nonisolated(unsafe) let id: ID  // A new id means that `make` has changed.
    nonisolated(unsafe) let make: () -> AnyView
    @Environment(\.navigation) private var ownNavigation
    @Environment(\.splitColumn) private var ownColumn
    @State private var entry: Int?

    nonisolated init(isPresented: Binding<Bool>, id: ID, make: @escaping () -> AnyView) {
        _isPresented = isPresented
        self.id = id
        self.make = make
    }

    private var column: SplitColumn? { ownColumn?.linked(from: ownNavigation) }

    /// The navigation stack that links in this view push onto.
    private var navigation: NavigationModel? { column?.navigation ?? ownNavigation }

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { _, presented in
            if presented, entry == nil {
                entry = navigation?.push(make) {
                    entry = nil
                    if isPresented { isPresented = false }
                }
                if let column { column.split?.show(column) }
            } else if !presented, let pushed = entry {
                navigation?.pop(pushed)
            }
        }
    }
}
