import Combine

/// The creatures that one user has seen.
@MainActor
final class Journal: ObservableObject {
    @Published private(set) var seen: Set<Int> = []

    func note(_ visit: Visit) {
        if case .creature(let id) = visit, !seen.contains(id) { seen.insert(id) }
    }
}
