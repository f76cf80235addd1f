import Combine

/// Answers each action with a publisher of changes to the state.
///
/// Synchronous and asynchronous work have this one interface: ``sync(_:)`` publishes one change at once, ``async(_:)`` any number later.
public struct Reducer<State, Action> {
    public typealias Change = (inout State) -> Void
    public typealias Changes = AnyPublisher<Change, Never>

    let reduce: @MainActor (State, Action) -> Changes

    /// - Parameter reduce: Receives the state at the time of the action. Its result publishes on the main actor.
    public init(_ reduce: @escaping @MainActor (State, Action) -> Changes) { self.reduce = reduce }

    /// Publishes nothing.
    public static var none: Changes { Empty().eraseToAnyPublisher() }

    /// Publishes one change at once.
    public static func sync(_ change: @escaping Change) -> Changes { Just(change).eraseToAnyPublisher() }

    /// Publishes the changes that `work` makes while it runs. The work is cancelled with its subscription.
    @MainActor
    public static func async(_ work: @escaping @MainActor (@escaping @MainActor (@escaping Change) -> Void) async -> Void) -> Changes {
        let changes = PassthroughSubject<Change, Never>()
        var task: Task<Void, Never>?
        let start: (any Subscription) -> Void = { _ in
            task = Task {
                await work { changes.send($0) }
                changes.send(completion: .finished)
            }
        }
        return changes.handleEvents(receiveSubscription: start, receiveCancel: { task?.cancel() }).eraseToAnyPublisher()
    }

    /// Publishes all changes of several publishers.
    public static func together(_ changes: Changes...) -> Changes { Publishers.MergeMany(changes).eraseToAnyPublisher() }
}
