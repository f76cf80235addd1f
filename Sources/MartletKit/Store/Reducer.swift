/// How actions change a state, and what is to be done then.
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
/// A reducer is a value. Small ones are made into large ones by `combine` and `lift`.
public struct Reducer<State, Action>: Sendable {
    let reduce: @MainActor (inout State, Action) -> Effect<Action>

    /// - Parameter reduce: Changes the state, and says what is to be done then. It does nothing else: it reads no clock and asks no server.
    public init(_ reduce: @escaping @MainActor (inout State, Action) -> Effect<Action>) { self.reduce = reduce }

    /// Changes a state by an action.
    ///
    /// - Returns: What is to be done then.
    @MainActor
    public func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> { reduce(&state, action) }

    /// Several reducers of the same state, one after the other. Their effects run at the same time.
    public static func combine(_ reducers: [Reducer]) -> Reducer {
        Reducer { state, action in .merge(reducers.map { $0.reduce(&state, action) }) }
    }

    /// Several reducers of the same state, one after the other. Their effects run at the same time.
    public static func combine(_ reducers: Reducer...) -> Reducer { combine(reducers) }
}
