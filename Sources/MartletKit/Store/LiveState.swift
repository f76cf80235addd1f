import Observation

/// A state that some write and many read: what an app knows, without the logic that changes it.
///
///     @MainActor
///     final class AppServices {
///         let state = LiveState(AppState())
///     }
///
///     state.routing.tab = .orders                       // no change if it is that already
///     state.bulkUpdate {                                // one change
///         $0.user = user
///         $0.routing = Routing()
///     }
///
/// Views read it as they read a ``Store``, each value by itself.
@MainActor
@dynamicMemberLookup
public final class LiveState<State>: Observable {
    let root: StateRoot<State>
    /// This state for views that may only read it.
    public let store: Store<State, Never>

    public init(_ state: State) {
        root = StateRoot(state)
        store = Store(root.place, neverHappens)
    }

    /// The whole state. A view that reads it is evaluated again for each change.
    public var state: State { root.place.observe(\.self) }

    /// A part of the state. To write what is there already is no change.
    public subscript<Part>(dynamicMember path: WritableKeyPath<State, Part>) -> Part {
        get { self[path] }
        set { self[path] = newValue }
    }

    /// A part of the state. To write what is there already is no change.
    public subscript<Part>(_ path: WritableKeyPath<State, Part>) -> Part {
        get { root.place.observe(path) }
        set { bulkUpdate { $0[keyPath: path] = newValue } }
    }

    /// A part of the state that is computed.
    public subscript<Part>(dynamicMember path: KeyPath<State, Part>) -> Part { root.place.observe(path) }

    /// Changes several things at once: who reads them hears of it once, afterwards.
    public func bulkUpdate<Result>(_ change: (inout State) throws -> Result) rethrows -> Result {
        var state = root.value
        let result = try change(&state)
        root.replace(with: state)
        return result
    }
}
