import Combine
import Foundation

/// The number of creatures that are asked for at once.
private let pageSize = 20
/// How long the user must have stopped typing before the list is searched.
private let pause: Duration = .milliseconds(300)

extension CreatureListView {
    /// The state of the list, loaded with a publisher, page by page.
    @MainActor
    final class ViewModel: ObservableObject {
        enum State: Equatable {
            case loading, loaded(CreaturePage), failed(String)
        }

        @Published private(set) var state = State.loading
        /// The reason why the next page could not be loaded.
        @Published private(set) var problem: String?
        @Published private(set) var order = CreatureOrder.number
        /// The text in the search field.
        @Published var search = ""
        private let collection: Int
        private let service: any CreaturesService
        private let clock: any Clock<Duration>
        /// The text for which the list is, or is being loaded.
        private var searched = ""
        /// The current load. Setting it cancels the load before; the last one is cancelled with the model.
        private var subscription: AnyCancellable?
        private var isLoadingMore = false
        /// Whether the list is being loaded from its start: what is shown may be of another order.
        private var isLoading = false
        /// Whether the end of the list came into sight meanwhile.
        private var wantsMore = false

        init(collection: Int, service: any CreaturesService, clock: any Clock<Duration> = ContinuousClock()) {
            self.collection = collection
            self.service = service
            self.clock = clock
        }

        /// Whether there is anything to sort.
        var canBeSorted: Bool { if case .loaded(let page) = state { page.total > 1 } else { false } }

        /// Requests the creatures that are shown, or the first page. Loaded content stays visible until the new one arrives.
        func load() {
            var shown = 0
            if case .loaded(let page) = state { shown = page.creatures.count }
            load(max(shown, pageSize))
        }

        func sort(by order: CreatureOrder) {
            self.order = order
            load(pageSize)
        }

        /// Searches when the user has stopped typing. Its task is cancelled with the next letter.
        func searchAfterPause() async {
            guard search != searched else { return }
            do { try await clock.sleep(for: pause) } catch { return }
            searched = search
            load(pageSize)
        }

        /// Requests the next page, if there is one and it is not on its way.
        func loadMore() {
            if isLoading { return wantsMore = true }
            guard case .loaded(let page) = state, page.hasMore, subscription == nil || !isLoadingMore else { return }
            let count = page.creatures.count
            isLoadingMore = true
            ask(for: count..<count + pageSize) { [weak self] result in
                self?.isLoadingMore = false
                switch result {
                case .success(let more): self?.state = .loaded(CreaturePage(page.creatures + more.creatures, of: more.total))
                case .failure(let error): self?.problem = error.localizedDescription
                }
            }
        }

        private func load(_ count: Int) {
            if case .failed = state { state = .loading }
            // The end of the list is still in sight if its next page was on its way.
            wantsMore = isLoadingMore
            isLoadingMore = false
            isLoading = true
            ask(for: 0..<count) { [weak self] in self?.take($0) }
        }

        private func ask(for range: Range<Int>, then take: @escaping (Result<CreaturePage, any Error>) -> Void) {
            if problem != nil { problem = nil }
            let query = CreatureQuery(collection: collection, search: searched, order: order, range: range)
            subscription = service.creatures(matching: query)
                .receive(on: DispatchQueue.main)
                .sink { completion in
                    if case .failure(let error) = completion { take(.failure(error)) }
                } receiveValue: {
                    take(.success($0))
                }
        }

        private func take(_ result: Result<CreaturePage, any Error>) {
            isLoading = false
            switch (result, state) {
            case (.success(let page), _): state = .loaded(page)
            case (.failure, .loaded): break
            case (.failure(let error), _): state = .failed(error.localizedDescription)
            }
            if wantsMore {
                wantsMore = false
                loadMore()
            }
        }
    }
}
