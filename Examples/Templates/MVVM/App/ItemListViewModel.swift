import MartletKit
import Observation

/// The logic of the list. The view sees its state alone.
@MainActor
@Observable
final class ItemListViewModel: ViewModel {
    private(set) var state = ItemListState()
    @ObservationIgnored private let load: @Sendable () async -> [Item]

    init(load: @escaping @Sendable () async -> [Item]) { self.load = load }

    func trigger(_ input: ItemListInput) {
        switch input {
        case .appeared:
            Task { state.items = await load() }
        case .draftChanged(let draft):
            state.draft = draft
        case .add:
            guard !state.draft.isEmpty else { return }
            state.items.append(Item(title: state.draft))
            state.draft = ""
        case .setDone(let isDone, let id):
            guard let index = state.items.firstIndex(where: { $0.id == id }) else { return }
            state.items[index].isDone = isDone
        case .remove(let offsets):
            for offset in offsets.sorted(by: >) { state.items.remove(at: offset) }
        }
    }
}
