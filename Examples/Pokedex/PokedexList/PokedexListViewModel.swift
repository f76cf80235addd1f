import Combine

extension PokedexListView {
    /// The state of the list, loaded with a callback.
    @MainActor
    final class ViewModel: ObservableObject {
        enum State: Equatable {
            case loading, loaded([CreatureCollection]), failed(String)
        }

        @Published private(set) var state = State.loading
        private let service: any CollectionsService
        /// The number of requests. Only the answer to the latest one counts.
        private var requests = 0

        init(service: any CollectionsService) {
            self.service = service
        }

        /// Requests the collections. Loaded content stays visible until the new one arrives.
        func load() {
            requests += 1
            let request = requests
            if case .failed = state { state = .loading }
            service.loadCollections { [weak self] result in
                guard let self, request == requests else { return }
                take(result)
            }
        }

        private func take(_ result: Result<[CreatureCollection], any Error>) {
            switch (result, state) {
            case (.success(let collections), _): state = .loaded(collections)
            case (.failure, .loaded): break
            case (.failure(let error), _): state = .failed(error.localizedDescription)
            }
        }
    }
}
