import Observation

/// Prepares an item for its screen.
@MainActor
@Observable
final class ItemDetailPresenter {
    private let id: Item.ID
    private let interactor: ItemInteractor

    init(id: Item.ID, interactor: ItemInteractor) {
        self.id = id
        self.interactor = interactor
    }

    private var item: Item? { interactor.items.first { $0.id == id } }

    var title: String { item?.title ?? "" }

    var isDone: Bool {
        get { item?.isDone ?? false }
        set { interactor.setDone(newValue, id) }
    }
}
