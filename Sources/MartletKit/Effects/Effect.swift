/// The work that follows an action, as a value: nothing, another action, asynchronous work, or a combination of these.
///
///     case .search(let text):
///         state.text = text
///         return .run { send in
///             await send(.found(try? await api.search(text)))
///         }
///         .debounce(id: "search", for: .seconds(0.3), clock: clock)
///
/// An effect does nothing by itself; a ``Store`` performs it. Effects do not throw: send an action that carries the error.
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
    /// An effect that does nothing.
    public static var none: Effect { Effect(.none) }

    /// Sends another action after the current one has been reduced.
    public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

    /// Runs asynchronous work, which can send actions until it ends.
    ///
    /// The work runs off the main actor, unless its closure is marked `@MainActor`:
    ///
    ///     .run { send in await send(.loaded(try? await api.load())) }
    ///     .run { @MainActor send in send(.located(locator.place)) }
    public static func run(_ work: @escaping @isolated(any) @Sendable (Send<Action>) async -> Void) -> Effect { Effect(.run(work)) }

    /// Performs the effects at the same time.
    public static func merge(_ effects: [Effect]) -> Effect { Effect(.merge(effects)) }

    /// Performs the effects at the same time.
    public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

    /// Performs the effects one after the other. Each waits for the work of the one before, but not for the effects of the actions which
    /// that work sent.
    public static func concatenate(_ effects: [Effect]) -> Effect { Effect(.concatenate(effects)) }

    /// Performs the effects one after the other. Each waits for the work of the one before, but not for the effects of the actions which
    /// that work sent.
    public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

    /// Cancels the running effects with this `id`.
    public static func cancel(id: some Hashable) -> Effect { Effect(.cancel(id: AnyHashable(id))) }

    /// Gives the effect an `id`, by which ``cancel(id:)`` finds it.
    ///
    /// - Parameters:
    /// - id: The identifier. All effects of a store share one namespace, so include a row's id in the identifier of a row's effect.
    ///   - cancelInFlight: Whether to cancel running effects with the same `id` first.
    public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Effect {
        Effect(.cancellable(self, id: AnyHashable(id), cancelsInFlight: cancelInFlight))
    }
}

extension Effect {
    /// Converts the actions that this effect sends.
    @MainActor
    public func map<Other>(_ transform: @escaping @MainActor (Action) -> Other) -> Effect<Other> {
        lifted(transform) { $0 }
    }

    /// Converts the actions and the owners of this effect for a parent reducer.
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
