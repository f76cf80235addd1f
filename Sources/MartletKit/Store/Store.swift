import Observation

/// What a view shows and what it tells, and no more: a state that it reads, and inputs that it sends.
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
/// A view cannot tell what is behind its store: a ``Reducer``, a ``ViewModel``, or a part of a larger store. It is evaluated again when
/// something changes that it has read, for each key path by itself; a value that is written and is the same is no change. What is not
/// `Equatable` counts as changed whenever what contains it has changed.
@MainActor
@dynamicMemberLookup
public final class Store<State, Input>: Observable {
    let place: StatePlace<State>
    var route: @MainActor (Input) -> EffectTask
    /// The parts of this store that somebody holds.
    var parts = SweptTable<PartKey, Weak<AnyObject>>()
    /// What changes the state; `nil` if that is not for this store to know.
    let core: ReducerCore<State, Input>?

    init(_ place: StatePlace<State>, core: ReducerCore<State, Input>? = nil, _ route: @escaping @MainActor (Input) -> EffectTask) {
        self.place = place
        self.core = core
        self.route = route
    }

    /// A store whose state is changed by a reducer.
    public convenience init(_ state: State, _ reducer: Reducer<State, Input>) {
        let core = ReducerCore(state, reducer)
        self.init(core.root.place, core: core) { core.send($0) }
    }

    /// A store whose state a view model has. It keeps the view model alive.
    public convenience init<Model: ViewModel>(_ model: Model) where Model.State == State, Model.Input == Input {
        let core = ViewModelCore(model)
        self.init(core.root.place) { core.send($0) }
    }

    /// A store whose state never changes, for previews.
    public static func constant(_ state: State) -> Store { Store(state, Reducer { _, _ in .none }) }

    /// The whole state. A view that reads it is evaluated again for each change.
    public var state: State { place.observe(\.self) }

    /// A part of the state.
    public subscript<Part>(dynamicMember path: KeyPath<State, Part>) -> Part { place.observe(path) }

    /// What a longer path leads to. Of `store.profile.name` a view hears when anything in the profile changes, of `store[\.profile.name]` only
    /// when the name does.
    public subscript<Part>(_ path: KeyPath<State, Part>) -> Part { place.observe(path) }

    /// Takes in what the view tells. When this returns, the state has changed, and effects have been started.
    ///
    /// An input that is sent while another one is at work waits for it: a reducer is never entered twice.
    ///
    /// - Returns: The effects of the input, to be awaited or cancelled. Those of a view model are not known, and seem to have ended.
    @discardableResult
    public func send(_ input: Input) -> EffectTask { route(input) }

    /// How many effects of this store have not ended; a sequence is one. Zero for what has no reducer of its own.
    public var effectCount: Int { core?.effectCount ?? 0 }
}

extension Store: @MainActor Identifiable where State: Identifiable {
    public var id: State.ID { place.read(\.id) }
}
