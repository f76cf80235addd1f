/// Changes a state in response to actions, and returns the effects to perform.
///
///     let counter = Reducer<Counter, CounterAction> { state, action in
///         switch action {
///         case .add: state.count += 1
///         case .load: return .run { send in await send(.loaded(api.count())) }
///         case .loaded(let count): state.count = count
///         }
///         return .none
///     }
///
/// A reducer is a value. `combine` and `lift` build large reducers from small ones.
public struct Reducer<State, Action>: Sendable {
    let reduce: @MainActor (inout State, Action) -> Effect<Action>

    /// - Parameter reduce: Changes the state and returns an effect. It must not do anything else, such as read a clock or call a server.
    public init(_ reduce: @escaping @MainActor (inout State, Action) -> Effect<Action>) { self.reduce = reduce }

    /// Applies an action to a state.
    ///
    /// - Returns: The effect to perform.
    @MainActor
    public func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> { reduce(&state, action) }

    /// Runs several reducers of the same state in order. Their effects run at the same time.
    public static func combine(_ reducers: [Reducer]) -> Reducer {
        Reducer { state, action in .merge(reducers.map { $0.reduce(&state, action) }) }
    }

    /// Runs several reducers of the same state in order. Their effects run at the same time.
    public static func combine(_ reducers: Reducer...) -> Reducer { combine(reducers) }
}
