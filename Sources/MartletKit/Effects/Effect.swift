/// What is to be done after an action has changed the state, as a value: nothing, one more action, work that takes time, or several of these.
///
///     case .search(let text):
///         state.text = text
///         return .run { send in
///             await send(.found(try? await api.search(text)))
///         }
///         .debounce(id: "search", for: .seconds(0.3), clock: clock)
///
/// An effect does nothing by itself; a ``Store`` performs it. What can fail says so in its action: errors are values of the caller.
public struct Effect<Action> {
    indirect enum Kind {
        case none
        case send(Action)
        case run(@isolated(any) @Sendable (Send<Action>) async -> Void)
        case merge([Effect])
        case concatenate([Effect])
        case cancellable(Effect, id: AnyHashable, cancelsInFlight: Bool)
        case cancel(id: AnyHashable)
        case throttle(Effect, id: AnyHashable, Duration, any Clock<Duration>)
        case owned(Effect, EffectOwner)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
}

extension Effect {
    /// Nothing is to be done.
    public static var none: Effect { Effect(.none) }

    /// Sends one more action, after the present one is through.
    public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

    /// Does asynchronous work, which may send actions as long as it runs.
    ///
    /// The work runs off the main actor, or on it if its closure says so:
    ///
    ///     .run { send in await send(.loaded(try? await api.load())) }
    ///     .run { @MainActor send in send(.located(locator.place)) }
    public static func run(_ work: @escaping @isolated(any) @Sendable (Send<Action>) async -> Void) -> Effect { Effect(.run(work)) }

    /// Does several things at the same time.
    public static func merge(_ effects: [Effect]) -> Effect { Effect(.merge(effects)) }

    /// Does several things at the same time.
    public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

    /// Does one thing after the other. Each waits for the work of the one before, though not for the effects of the actions that it sent.
    public static func concatenate(_ effects: [Effect]) -> Effect { Effect(.concatenate(effects)) }

    /// Does one thing after the other. Each waits for the work of the one before, though not for the effects of the actions that it sent.
    public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

    /// Cancels what runs under a name.
    public static func cancel(id: some Hashable) -> Effect { Effect(.cancel(id: AnyHashable(id))) }

    /// Gives the work a name, by which it can be cancelled.
    ///
    /// - Parameters:
    ///   - id: The name. All of a store's effects share it, so that of a row's effect should contain the row's id.
    ///   - cancelInFlight: Whether what runs under the name already is cancelled first.
    public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Effect {
        Effect(.cancellable(self, id: AnyHashable(id), cancelsInFlight: cancelInFlight))
    }
}

extension Effect {
    /// The same work, whose actions are made into others.
    @MainActor
    public func map<Other>(_ transform: @escaping @MainActor (Action) -> Other) -> Effect<Other> {
        lifted(transform) { $0 }
    }

    /// The same work as part of a whole: its actions are made into others, its owners are sought from the whole.
    @MainActor
    func lifted<Other>(
        _ transform: @escaping @MainActor (Action) -> Other, owner: @escaping @MainActor (EffectOwner) -> EffectOwner
    ) -> Effect<Other> {
        func lift(_ effect: Effect) -> Effect<Other> { effect.lifted(transform, owner: owner) }
        return switch kind {
        case .none: .none
        case .send(let action): .send(transform(action))
        case .run(let work): .run { send in await work(Send { send.deliver(transform($0)) }) }
        case .merge(let effects): .merge(effects.map(lift))
        case .concatenate(let effects): .concatenate(effects.map(lift))
        case .cancellable(let effect, let id, let cancels): Effect<Other>(.cancellable(lift(effect), id: id, cancelsInFlight: cancels))
        case .cancel(let id): Effect<Other>(.cancel(id: id))
        case .throttle(let effect, let id, let duration, let clock): Effect<Other>(.throttle(lift(effect), id: id, duration, clock))
        case .owned(let effect, let inner): Effect<Other>(.owned(lift(effect), owner(inner)))
        }
    }
}
