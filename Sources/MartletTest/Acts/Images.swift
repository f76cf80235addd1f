import MartletCore
import MartletElements

extension TestHost {
    /// The addresses of the pictures that the app waits for, as `AsyncImage` does.
    public var awaitedPictures: [String] { loaders.compactMap { $0[.source]?.stringValue } }

    /// A picture that the app waits for comes, or turns out not to be there.
    ///
    ///     host.load(picture: "https://example.org/soup.png")
    ///     host.load(picture: "https://example.org/rare.png", succeeds: false)
    ///
    /// All who wait for the address hear of it.
    public func load(picture address: String, succeeds: Bool = true, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        let waiting = loaders.filter { $0[.source]?.stringValue == address }
        if waiting.isEmpty {
            let others = awaitedPictures
            report(
                "Nobody waits for the picture at \(address). "
                    + (others.isEmpty ? "No picture is waited for." : "Waited for: \(others.joined(separator: ", "))."), at: site)
        }
        for loader in waiting { deliver(.load, .bool(succeeds), to: loader, for: "load", at: site) }
    }

    private var loaders: [Element] {
        var found: [Element] = []
        session.tree.root.forEachDescendant { if $0.kind == .imageLoader { found.append($0) } }
        return found
    }
}
