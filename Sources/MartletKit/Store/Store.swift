import Observation

/// The interface between a view and its logic: a state to read, and inputs to send.
///
///     struct ChatView: View {
///         let store: Store<ChatState, ChatInput>
///
///         var body: some View {
///             Text(store.title)
///             Button("Refresh") { store.send(.refresh) }
///         }
///     }
///
/// The view does not know what is behind its store: a ``Reducer``, a ``ViewModel``, or a part of a larger store. A view is evaluated again
/// when a value that it read changes; each key path counts separately, and writing an equal value is not a change. A value that is not
/// `Equatable` counts as changed whenever the value that contains it has changed.
@MainActor
@dynamicMemberLookup
public final class Store<State, Input>: Observable {
    let place: StatePlace<State>
    var route: @MainActor (Input) -> EffectTask
    /// The parts of this store that someone keeps alive.
    var parts = PurgingTable<PartKey, Weak<AnyObject>>()
    /// The reducer core of this store; `nil` for a part of a store and for a view model.
    let core: ReducerCore<State, Input>?

    init(_ place: StatePlace<State>, core: ReducerCore<State, Input>? = nil, _ route: @escaping @MainActor (Input) -> EffectTask) {
        self.place = place
        self.core = core
        self.route = route
    }

    /// Creates a store whose state a reducer changes.
    public convenience init(_ state: State, _ reducer: Reducer<State, Input>) {
        let core = ReducerCore(state, reducer)
        self.init(core.root.place, core: core) { core.send($0) }
    }

    /// Creates a store for a view model, and keeps the view model alive.
    public convenience init<Model: ViewModel>(_ model: Model) where Model.State == State, Model.Input == Input {
        let core = ViewModelCore(model)
        self.init(core.root.place) { core.send($0) }
    }

    /// Creates a store whose state never changes, for previews.
    public static func constant(_ state: State) -> Store { Store(state, Reducer { _, _ in .none }) }

    /// The whole state. A view that reads it is evaluated again after every change.
    public var state: State { place.observe(\.self) }

    /// One part of the state.
    public subscript<Part>(dynamicMember path: KeyPath<State, Part>) -> Part { place.observe(path) }

    /// The value at a longer key path. A view that reads `store.profile.name` depends on the whole profile; one that reads
    /// `store[\.profile.name]` depends only on the name.
    public subscript<Part>(_ path: KeyPath<State, Part>) -> Part { place.observe(path) }

    /// Sends an input. When this returns, the state has changed and the effects have started.
    ///
    /// An input that is sent during a reduction waits until that one is complete; a reducer is never re-entered.
    ///
    /// - Returns: The effects of the input, to await or cancel. The effects of a view model are unknown, and count as finished.
    @discardableResult
    public func send(_ input: Input) -> EffectTask { route(input) }

    /// The number of running effects; a sequence counts as one. Zero for a store without its own reducer.
    public var effectCount: Int { core?.effectCount ?? 0 }
}

extension Store: @MainActor Identifiable where State: Identifiable {
    public var id: State.ID { place.read(\.id) }
}
