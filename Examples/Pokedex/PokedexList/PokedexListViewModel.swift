import Combine

extension PokedexListView {
    /// What the list shows, and how it comes to it: by a service that calls back.
    @MainActor
    final class ViewModel: ObservableObject {
        enum State: Equatable {
            case loading, loaded([CreatureCollection]), failed(String)
        }

        @Published private(set) var state = State.loading
        private let service: any CollectionsService
        /// How often was asked: an answer counts only for the last time.
        private var requests = 0

        init(service: any CollectionsService) {
            self.service = service
        }

        /// Asks for the collections. What is shown already stays until there is better.
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
