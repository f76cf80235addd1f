import MartletElements

/// The part of a server's addresses that is an app's own.
///
/// Most apps have a server to themselves: they are mounted at the root. Several apps of one process stand beside each other, each under a
/// path of its own: an app at `/diner` is entered at `/diner/menu/3` and sees the location `/menu/3`, and what it keeps for a user is its
/// own too.
public struct AppMount: Hashable, Sendable {
    /// All addresses.
    public static let root = AppMount("")

    /// Begins with a slash and does not end with one; empty for the root.
    public let path: String
    /// Paths inside that belong to other apps.
    let others: [String]

    /// - Parameters:
    ///   - path: As `/diner`; `/` or nothing for the root.
    ///   - others: Paths inside of it that belong to other apps.
    public init(_ path: String, except others: [String] = []) {
        self.path = Self.normal(path)
        self.others = others.map(Self.normal).filter { [own = self.path] in $0 != own }
    }

    private static func normal(_ path: String) -> String {
        path.split(separator: "/").map { "/" + $0 }.joined()
    }

    /// Whether a location, a path with its query, is the app's.
    public func contains(_ location: String) -> Bool {
        Self.is(location, under: path) && !others.contains { $0.count > path.count && Self.is(location, under: $0) }
    }

    private static func `is`(_ location: String, under path: String) -> Bool {
        guard location.hasPrefix(path) else { return false }
        let rest = location.dropFirst(path.count)
        return rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?") || rest.hasPrefix("#")
    }

    /// The location as the app sees it.
    func inside(_ location: String) -> String {
        guard !path.isEmpty, Self.is(location, under: path) else { return location }
        let rest = location.dropFirst(path.count)
        return rest.hasPrefix("/") ? String(rest) : "/" + rest
    }

    /// The location as the address bar has it.
    func outside(_ location: String) -> String {
        path.isEmpty ? location : location == "/" ? path : path + location
    }

    /// The name under which a value of the app is kept, among those of other apps.
    func storageKey(_ key: String) -> String { path.isEmpty ? key : path + "#" + key }
}
