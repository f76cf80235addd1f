import GrowthModels
import Observation

@MainActor
@Observable
final class BooksService {
    private(set) var items: [Item]?
    private(set) var notice: String?
    @ObservationIgnored private let service: any ItemService

    init(service: any ItemService) { self.service = service }

    func load() async {
        do { items = try await service.items(of: "Books") } catch { notice = "Not loaded: \(error)" }
    }

    func toggle(_ id: Item.ID) {
        guard let item = items?.toggle(id) else { return }
        Task {
            do { try await service.save(item, of: "Books") } catch { notice = "Not saved: \(error)" }
        }
    }
}
