import MartletCore
import MartletElements

extension TestHost {
    /// The URLs of the images that the app is loading, for example with `AsyncImage`.
    public var loadingImages: [String] { loaders.compactMap { $0[.source]?.stringValue } }

    /// Completes the load of an image, successfully or with an error.
    ///
    ///     host.load(image: "https://example.org/soup.png")
    ///     host.load(image: "https://example.org/rare.png", succeeds: false)
    ///
    /// Every view that waits for this URL is notified.
    public func load(image address: String, succeeds: Bool = true, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        let waiting = loaders.filter { $0[.source]?.stringValue == address }
        if waiting.isEmpty {
            let others = loadingImages
            report(
                "No view is loading an image from \(address). "
                    + (others.isEmpty ? "No image is loading." : "Loading: \(others.joined(separator: ", "))."), at: site)
        }
        if let browser { return browser.load(waiting, from: address, succeeds, at: site) }
        for loader in waiting { deliver(.load, .bool(succeeds), to: loader, for: "load", at: site) }
    }

    private var loaders: [Element] {
        var found: [Element] = []
        session.tree.root.forEachDescendant { if $0.kind == .imageLoader { found.append($0) } }
        return found
    }
}
