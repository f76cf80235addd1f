#if canImport(SwiftUI)
import SwiftUI
#else
import MartletCore
#endif

extension Store {
    /// Creates a binding that presents the store of an optional's value, and sends an input when the user dismisses it.
    ///
    ///     .sheet(item: store.presented(\.detail, input: \.detail, dismiss: .closed)) { DetailView(store: $0) }
    ///     .navigationDestination(item: store.presented(\.detail, input: \.detail, dismiss: .closed)) { DetailView(store: $0) }
    ///
    /// The view is evaluated again when the value appears or disappears. The store that is presented keeps the last value while it disappears.
    public func presented<Part, PartInput>(
        _ path: KeyPath<State, Part?>, input: CaseKeyPath<Input, PartInput>, dismiss: Input
    ) -> Binding<Store<Part, PartInput>?> where Input: HasCases {
        Binding { @MainActor in
            self.scope(path, input: input)
        } set: { @MainActor in
            if $0 == nil { self.dismiss(path, dismiss) }
        }
    }

    /// Creates a binding that is true while an optional has a value, and sends an input when the user dismisses what it presents.
    ///
    ///     .alert("Not saved", isPresented: store.isPresented(\.problem, dismiss: .problemSeen), presenting: store.problem) { … }
    public func isPresented<Part>(_ path: KeyPath<State, Part?>, dismiss: Input) -> Binding<Bool> {
        Binding { @MainActor in
            self.place.watchForView(PlaceKey(.presence, path)) { PresenceWatch(path) }
            return self.place.read(path) != nil
        } set: { @MainActor in
            if !$0 { self.dismiss(path, dismiss) }
        }
    }

    /// Sends an input if there still is a value: the logic may have removed it before.
    private func dismiss<Part>(_ path: KeyPath<State, Part?>, _ input: Input) {
        if place.read(path) != nil { send(input) }
    }
}

/// Two variables hold the same store if they hold the same object.
extension Store: Hashable {
    public nonisolated static func == (left: Store, right: Store) -> Bool { left === right }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
