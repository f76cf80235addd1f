import MartletTest

/// Everything a user has of an app: visible and covered content, URLs, and the values that the browser stores.
@MainActor
struct Sight: Equatable {
    let tree: String
    let title: String?
    let history: [String]
    /// The names of the stored values. Their texts may differ and mean the same.
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
