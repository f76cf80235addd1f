import Combine

/// Which creatures one person has looked at.
@MainActor
final class Journal: ObservableObject {
    @Published private(set) var seen: Set<Int> = []

    func note(_ visit: Visit) {
        if case .creature(let id) = visit, !seen.contains(id) { seen.insert(id) }
    }
}
