import Combine
import PokedexNetworking

/// Whether the server answers, as far as this session has noticed.
@MainActor
final class Connection: ObservableObject {
    @Published private(set) var isOffline = false

    /// Notes where an answer comes from. One that was kept and is fresh says nothing.
    func note(_ source: Answer.Source) {
        guard source != .kept else { return }
        let isOffline = source == .outdated
        if isOffline != self.isOffline { self.isOffline = isOffline }
    }
}
