import Observation

/// Shared state that several places write and many views read, without the logic that changes it.
///
///     @MainActor
///     final class AppServices {
///         let state = LiveState(AppState())
///     }
///
///     state.routing.tab = .orders                       // no change if it already is .orders
///     state.bulkUpdate {                                // one change
///         $0.user = user
///         $0.routing = Routing()
///     }
///
/// Views read it as they read a ``Store``: each depends only on the values it reads.
@MainActor
@dynamicMemberLookup
public final class LiveState<State>: Observable {
    let root: StateRoot<State>
    /// A read-only store of this state, to pass to views.
    public let store: Store<State, Never>

    public init(_ state: State) {
        root = StateRoot(state)
        store = Store(root.place, unreachable)
    }

    /// The whole state. A view that reads it is evaluated again after every change.
    public var state: State { root.place.observe(\.self) }

    /// One part of the state. Writing an equal value is not a change.
    public subscript<Part>(dynamicMember path: WritableKeyPath<State, Part>) -> Part {
        get { self[path] }
        set { self[path] = newValue }
    }

    /// One part of the state. Writing an equal value is not a change.
    public subscript<Part>(_ path: WritableKeyPath<State, Part>) -> Part {
        get { root.place.observe(path) }
        set { bulkUpdate { $0[keyPath: path] = newValue } }
    }

    /// A computed part of the state.
    public subscript<Part>(dynamicMember path: KeyPath<State, Part>) -> Part { root.place.observe(path) }

    /// Makes several changes at once. Views that read them are notified once, afterwards.
    public func bulkUpdate<Result>(_ change: (inout State) throws -> Result) rethrows -> Result {
        var state = root.value
        let result = try change(&state)
        root.replace(with: state)
        return result
    }
}
