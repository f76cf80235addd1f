import Combine
import Foundation

extension CreatureListView {
    /// What the list shows, and how it comes to it: by a service that publishes.
    @MainActor
    final class ViewModel: ObservableObject {
        enum State: Equatable {
            case loading, loaded([CreatureSummary]), failed(String)
        }

        @Published private var loading = State.loading
        @Published var order = CreatureOrder.number
        private let collection: Int
        private let service: any CreaturesService
        /// One place for one subscription: each load ends the one before, and the last ends with the model.
        private var subscription: AnyCancellable?

        init(collection: Int, service: any CreaturesService) {
            self.collection = collection
            self.service = service
        }

        /// The creatures as far as they are here, in the order that is wished for.
        var state: State {
            if case .loaded(let creatures) = loading { .loaded(creatures.sorted(by: order.precedes)) } else { loading }
        }

        /// Whether there is more than one order to choose from.
        var canBeSorted: Bool { if case .loaded(let creatures) = loading { creatures.count > 1 } else { false } }

        /// Asks for the creatures. What is shown already stays until there is better.
        func load() {
            if case .failed = loading { loading = .loading }
            subscription = service.creatures(of: collection)
                .receive(on: DispatchQueue.main)
                .sink { [weak self] completion in
                    if case .failure(let error) = completion { self?.failed(error) }
                } receiveValue: { [weak self] creatures in
                    self?.loading = .loaded(creatures)
                }
        }

        private func failed(_ error: any Error) {
            if case .loaded = loading { return }
            loading = .failed(error.localizedDescription)
        }
    }
}
