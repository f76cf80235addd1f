import Foundation

/// Turns the URLs that open an app into places in the app.
///
///     let links = DeepLinks<AppPlace>(schemes: ["diner"]) {
///         DeepLink("/dishes/:id") { (id: Int) in .init(tab: .menu, path: [.dish(id)]) }
///         DeepLink("/search?text=:text&page=:page") { (text: String, page: Int?) in .init(tab: .menu, path: [.search(text, page ?? 1)]) }
///     }
///     …
///     .onOpenURL { url in if let place = links.place(for: url) { navigation.go(to: place) } }
///
/// The first link that matches counts. A URL that matches no link is ignored, because anyone can send one.
public struct DeepLinks<Place> {
    private let schemes: Set<String>
    private let hosts: Set<String>?
    private let links: [DeepLink<Place>]

    /// - Parameters:
    ///   - schemes: The app's own schemes. In `diner://dishes/3` the host is the first path component: `/dishes/3`.
    ///   - hosts: The hosts of the app's web addresses; `nil` accepts every host, which suits a server that receives only its own.
    public init(schemes: Set<String> = [], hosts: Set<String>? = nil, @DeepLinksBuilder<Place> _ links: () -> [DeepLink<Place>]) {
        self.schemes = Set(schemes.map { $0.lowercased() })
        self.hosts = hosts.map { Set($0.map { $0.lowercased() }) }
        self.links = links()
    }

    /// Returns the place that a URL names, or `nil` if no link matches.
    public func place(for url: URL) -> Place? {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), let path = path(of: parts) else { return nil }
        var query: [String: String] = [:]
        for item in parts.queryItems ?? [] where query[item.name] == nil { query[item.name] = item.value ?? "" }
        return links.lazy.compactMap { $0.place(path, query) }.first
    }

    /// Returns the decoded path components, or `nil` if the URL belongs to another app.
    private func path(of parts: URLComponents) -> [String]? {
        guard let scheme = parts.scheme?.lowercased() else { return nil }
        var path = parts.percentEncodedPath
        if schemes.contains(scheme) {
            path = (parts.percentEncodedHost ?? "") + "/" + path
        } else {
            guard ["http", "https"].contains(scheme), let host = parts.host?.lowercased() else { return nil }
            if let hosts, !hosts.contains(host) { return nil }
        }
        let components = path.split(separator: "/").map { String($0).removingPercentEncoding }
        let decoded = components.compactMap(\.self)
        return decoded.count == components.count ? decoded : nil
    }
}

extension DeepLinks: Sendable where Place: Sendable {}

@resultBuilder
public enum DeepLinksBuilder<Place> {
    public static func buildExpression(_ link: DeepLink<Place>) -> DeepLink<Place> { link }
    public static func buildBlock(_ links: DeepLink<Place>...) -> [DeepLink<Place>] { links }
}
