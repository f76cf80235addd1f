import GrowthModels
import MartletKit
import Observation

struct BooksState: Equatable {
    var items: [Item] = []
    var notice: String?
}

enum BooksInput {
    case appeared
    case toggle(Item.ID)
}

@MainActor
@Observable
final class BooksViewModel: ViewModel {
    private var items: [Item] = []
    private var notice: String?
    @ObservationIgnored private let service: any ItemService
    @ObservationIgnored private let counts: OpenCounts

    init(service: any ItemService, counts: OpenCounts) {
        self.service = service
        self.counts = counts
    }

    var state: BooksState { BooksState(items: items, notice: notice) }

    func trigger(_ input: BooksInput) {
        switch input {
        case .appeared: Task { await load() }
        case .toggle(let id): toggle(id)
        }
    }

    private func load() async {
        do { show(try await service.items(of: "Books")) } catch { notice = "Not loaded: \(error)" }
    }

    private func toggle(_ id: Item.ID) {
        var items = items
        guard let item = items.toggle(id) else { return }
        show(items)
        Task {
            do { try await service.save(item, of: "Books") } catch { notice = "Not saved: \(error)" }
        }
    }

    private func show(_ items: [Item]) {
        self.items = items
        counts[.books] = items.open
    }
}
