import Combine
import Foundation

extension CreatureListView {
    /// The state of the list, loaded with a publisher.
    @MainActor
    final class ViewModel: ObservableObject {
        enum State: Equatable {
            case loading, loaded([CreatureSummary]), failed(String)
        }

        @Published private var loading = State.loading
        @Published var order = CreatureOrder.number
        private let collection: Int
        private let service: any CreaturesService
        /// The current load. Setting it cancels the load before; the last one is cancelled with the model.
        private var subscription: AnyCancellable?

        init(collection: Int, service: any CreaturesService) {
            self.collection = collection
            self.service = service
        }

        /// The loaded creatures in the selected order.
        var state: State {
            if case .loaded(let creatures) = loading { .loaded(creatures.sorted(by: order.precedes)) } else { loading }
        }

        /// Whether there is anything to sort.
        var canBeSorted: Bool { if case .loaded(let creatures) = loading { creatures.count > 1 } else { false } }

        /// Requests the creatures. Loaded content stays visible until the new one arrives.
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
