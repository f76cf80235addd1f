import Foundation
import Observation

/// Prepares items for the list, and turns what the user does into work for the interactor.
@MainActor
@Observable
final class ItemListPresenter {
    var draft = ""
    private let interactor: ItemInteractor

    init(interactor: ItemInteractor) { self.interactor = interactor }

    struct Row: Identifiable, Equatable {
        let id: Item.ID
        let title: String
        let subtitle: String
    }

    var rows: [Row] { interactor.items.map { Row(id: $0.id, title: $0.title, subtitle: $0.isDone ? "Done" : "Open") } }

    func add() {
        guard !draft.isEmpty else { return }
        interactor.add(draft)
        draft = ""
    }

    func remove(at offsets: IndexSet) { interactor.remove(Set(offsets.map { rows[$0].id })) }
}
