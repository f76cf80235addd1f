/// The paths at which the previews of a program are served: `/preview/CreatureList/Previews/creatures-offline`, and below it `light` and `dark`.
///
/// They stay the same when lines are added to a file, so that a page goes on with the next build.
struct PreviewAddress: Hashable, Sendable {
    /// The path of all previews.
    static let root = "/preview"

    /// The path of the preview in the user's own colour scheme.
    let path: String

    /// The path of the preview in a frame: each frame has a session of its own.
    func path(in scheme: PreviewScheme, isDesk: Bool = false) -> String { path + "/" + scheme.rawValue + (isDesk ? "-desk" : "") }

    /// Returns the colour scheme that a location in the preview names, and the path to which the location belongs.
    func frame(at location: String) -> (scheme: PreviewScheme?, path: String) {
        let rest = location.dropFirst(path.count).drop { $0 == "/" }.prefix { !"/?#".contains($0) }
        let scheme = rest.split(separator: "-").first.flatMap { PreviewScheme(rawValue: String($0)) }
        return scheme == nil ? (nil, path) : (scheme, "\(path)/\(rest)")
    }

    /// Returns the addresses of previews, by their ids. Those with equal names, and the views of a type, are numbered.
    @MainActor
    static func addresses(of previews: [FoundPreview]) -> [FoundPreview.ID: PreviewAddress] {
        var counts: [String: Int] = [:]
        return previews.reduce(into: [:]) { addresses, preview in
            let (place, name) =
                switch preview.origin {
                case .file(let file, _):
                    (file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file, preview.isNamed ? preview.name : "preview")
                case .type(let type): ("types", type)
                }
            let path = [root, word(preview.module), word(place), word(name)].joined(separator: "/")
            let count = counts[path, default: 0] + 1
            counts[path] = count
            addresses[preview.id] = PreviewAddress(path: count == 1 ? path : "\(path)-\(count)")
        }
    }

    /// Whether a location of the server is in the preview.
    func contains(_ location: String) -> Bool {
        guard location.hasPrefix(path) else { return false }
        return location.dropFirst(path.count).first.map { "/?#".contains($0) } ?? true
    }

    /// Returns a text with all that a path cannot contain as it is replaced by hyphens.
    private static func word(_ text: String) -> String {
        let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
        return words.isEmpty ? "preview" : words.joined(separator: "-")
    }
}

/// A colour scheme in which a preview is shown.
enum PreviewScheme: String, CaseIterable, Hashable, Sendable {
    case light, dark
}
