import Combine

extension CreatureDetailView {
    /// The state of the page, loaded with `async`/`await`.
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

        /// Requests the profile, and cancels an earlier request. Loaded content stays visible until the new one arrives.
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
