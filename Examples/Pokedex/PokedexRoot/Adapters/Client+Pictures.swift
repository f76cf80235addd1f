import Foundation
import PokedexNetworking

extension Client {
    /// Gets pictures, and returns each as an address that contains it.
    ///
    /// The user's browser does not reach the app's own server, and shows kept pictures also without it. A picture that cannot be had has an address
    /// without content, which no browser can show.
    func pictures(_ references: [String?]) async -> [URL?] {
        await withTaskGroup(of: (Int, URL?).self) { group in
            for (place, reference) in references.enumerated() {
                group.addTask { (place, await picture(reference)) }
            }
            return await group.reduce(into: [URL?](repeating: nil, count: references.count)) { $0[$1.0] = $1.1 }
        }
    }

    func picture(_ reference: String?) async -> URL? {
        guard let reference else { return nil }
        let picture = (try? await data(at: reference)).map { "image/svg+xml;base64," + $0.base64EncodedString() }
        return URL(string: "data:" + (picture ?? ","))
    }
}
