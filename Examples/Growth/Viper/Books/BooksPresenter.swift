import GrowthModels
import Observation

@MainActor
@Observable
final class BooksPresenter {
    private(set) var items: [Item] = []
    private(set) var notice: String?
    @ObservationIgnored private let interactor: any BooksInteractorInterface

    init(interactor: any BooksInteractorInterface) { self.interactor = interactor }

    func load() async {
        do { show(try await interactor.items()) } catch { notice = "Not loaded: \(error)" }
    }

    func toggle(_ id: Item.ID) {
        var items = items
        guard let item = items.toggle(id) else { return }
        show(items)
        Task {
            do { try await interactor.save(item) } catch { notice = "Not saved: \(error)" }
        }
    }

    private func show(_ items: [Item]) {
        self.items = items
        interactor.count(items.open)
    }
}
