import MartletKit

extension Reducer where State == AppState, Action == AppAction {
    /// Says how each action changes the state, and which work it begins.
    @MainActor
    static func app(load: @escaping @Sendable () async -> [Item]) -> Reducer {
        Reducer { state, action in
            switch action {
            case .appeared:
                return .run { send in await send(.loaded(await load())) }
            case .loaded(let items):
                state.items = items
            case .draftChanged(let draft):
                state.draft = draft
            case .add:
                guard !state.draft.isEmpty else { return .none }
                state.items.append(Item(title: state.draft))
                state.draft = ""
            case .setDone(let isDone, let id):
                guard let index = state.items.firstIndex(where: { $0.id == id }) else { return .none }
                state.items[index].isDone = isDone
            case .remove(let offsets):
                for offset in offsets.sorted(by: >) { state.items.remove(at: offset) }
            }
            return .none
        }
    }
}
