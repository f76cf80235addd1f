import GrowthModels
import Observation

@MainActor
@Observable
final class BooksViewModel {
    private(set) var items: [Item] = []
    private(set) var notice: String?
    @ObservationIgnored private let service: any BooksItems

    init(service: any BooksItems) { self.service = service }

    func load() async {
        do { show(try await service.items()) } catch { notice = "Not loaded: \(error)" }
    }

    func toggle(_ id: Item.ID) {
        var items = items
        guard let item = items.toggle(id) else { return }
        show(items)
        Task {
            do { try await service.save(item) } catch { notice = "Not saved: \(error)" }
        }
    }

    private func show(_ items: [Item]) {
        self.items = items
        service.count(items.open)
    }
}
