import MartletTest

/// What a user has of an app: what is shown and what is covered, the addresses, and what the browser keeps.
@MainActor
struct Sight: Equatable {
    let tree: String
    let title: String?
    let history: [String]
    /// The names of what is kept. Its texts may differ and mean the same.
    let stored: Set<String>
    let openedURLs: [String]
    let warnings: [String]

    init(_ host: TestHost) {
        tree = host.fullTree
        title = host.title
        history = host.history
        stored = Set(host.stored.keys)
        openedURLs = host.openedURLs
        warnings = host.warnings
    }
}
