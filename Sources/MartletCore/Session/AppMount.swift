import MartletElements

/// The part of a server's URL paths that belongs to an app.
///
/// Most apps have a server to themselves and are mounted at the root. Several apps of one process are mounted side by side, each under its
/// own path: an app mounted at `/diner` and entered at `/diner/menu/3` sees the location `/menu/3`, and has its own stored values.
public struct AppMount: Hashable, Sendable {
    /// The root: all paths.
    public static let root = AppMount("")

    /// The path. It begins with a slash and does not end with one; it is empty for the root.
    public let path: String
    /// Paths below ``path`` that belong to other apps.
    let others: [String]
    /// The window of the app that a page shows; `nil` is its first.
    private(set) var window: _WindowRequest?

    /// - Parameters:
    ///   - path: For example `/diner`; `/` or the empty string for the root.
    ///   - others: Paths below it that belong to other apps.
    public init(_ path: String, except others: [String] = []) {
        self.path = Self.normal(path)
        self.others = others.map(Self.normal).filter { [own = self.path] in $0 != own }
    }

    private static func normal(_ path: String) -> String {
        path.split(separator: "/").map { "/" + $0 }.joined()
    }

    /// Returns the mount with the window that a location names.
    func withWindow(at location: String) -> AppMount {
        var mount = self
        mount.window = LocationCoding.components(of: inside(location)).first.flatMap { _WindowRequest(component: $0) }
        return mount
    }

    /// The path of the window, below which the app's locations are.
    var root: String { window.map { path + "/" + $0.component } ?? path }

    /// Whether a location (a path with its query) belongs to the app.
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
        let root = root
        guard !root.isEmpty, Self.is(location, under: root) else { return location }
        let rest = location.dropFirst(root.count)
        return rest.hasPrefix("/") ? String(rest) : "/" + rest
    }

    /// The location as the address bar shows it.
    func outside(_ location: String) -> String {
        let root = root
        return root.isEmpty ? location : location == "/" ? root : root + location
    }

    /// The location of another window of the app, as the address bar shows it.
    func outside(_ location: String, window: _WindowRequest) -> String {
        var mount = self
        mount.window = window
        return mount.outside(location)
    }

    /// Creates the mount of the app that stores a value, if the value's own key begins with a prefix.
    init?(storageKey: String, of prefix: String) {
        if storageKey.hasPrefix(prefix) {
            self = .root
        } else if storageKey.hasPrefix("/"), let mark = storageKey.firstRange(of: "#"), storageKey[mark.upperBound...].hasPrefix(prefix) {
            self.init(String(storageKey[..<mark.lowerBound]))
        } else {
            return nil
        }
    }

    /// The key under which a value of this app is stored, distinct from the keys of other apps.
    func storageKey(_ key: String) -> String { path.isEmpty ? key : path + "#" + key }
}
