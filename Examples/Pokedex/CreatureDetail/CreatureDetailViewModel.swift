import Combine

extension CreatureDetailView {
    /// What the page shows, and how it comes to it: by a service that is waited for.
    @MainActor
    final class ViewModel: ObservableObject {
        enum State: Equatable {
            case loading, loaded(CreatureProfile), failed(String)
        }

        @Published private(set) var state = State.loading
        private let creature: Int
        private let service: any ProfileService
        private var task: Task<Void, Never>?

        init(creature: Int, service: any ProfileService) {
            self.creature = creature
            self.service = service
        }

        deinit { task?.cancel() }

        /// Asks for the profile, in place of any request before. What is shown already stays until there is better.
        func load() {
            if case .failed = state { state = .loading }
            task?.cancel()
            task = Task { [weak self, creature, service] in
                let result: Result<CreatureProfile, any Error>
                do { result = .success(try await service.profile(of: creature)) } catch { result = .failure(error) }
                if !Task.isCancelled { self?.take(result) }
            }
        }

        private func take(_ result: Result<CreatureProfile, any Error>) {
            switch (result, state) {
            case (.success(let profile), _): state = .loaded(profile)
            case (.failure, .loaded): break
            case (.failure(let error), _): state = .failed(error.localizedDescription)
            }
        }
    }
}
